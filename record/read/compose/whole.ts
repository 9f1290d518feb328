import type { Frame } from "../frame.ts";

/** What only the whole question shows. */
export function settled(frame: Frame): Frame {
	const { asks, nouns } = frame;
	// "three seasons share the record"
	if (frame.marks.includes("level") && frame.extremes.length === 0) return { ...frame, extremes: [{ name: "high" }] };
	// "how many times champion" counts titles
	if (asks.includes("count") && asks.includes("winner")) {
		const measures = [...frame.measures, { name: "titles" as const, not: false, words: "champion" }];
		return { ...frame, asks: asks.filter((ask) => ask !== "winner"), measures, verbs: [] };
	}
	// "which finals did Chennai lose, which years": what counts is the years
	const isOther = nouns.some(({ name, asked }) => asked && name !== "match");
	const isStage = frame.limits.some(({ any: [where] }) => where?.stage ?? where?.round);
	if (isOther && isStage) return { ...frame, nouns: nouns.filter(({ name, asked }) => !(asked && name === "match")) };
	return stated(frame);
}

/** "Kohli has 9 hundreds.", "His average is 45.": who asks nothing and gives a number wants to know if it is right. */
function stated(frame: Frame): Frame {
	const [threshold, more] = frame.thresholds;
	const isAsked = [frame.asks, frame.extremes, frame.comparing, frame.marks].some(({ length }) => length > 0);
	const isNamed = frame.people.length + frame.sides.length > 0;
	if (!frame.states || isAsked || frame.wants_yes || !isNamed || !threshold?.bare || more) return frame;
	const [own] = frame.measures;
	const measure = threshold.measure ?? own?.name;
	if (!measure || frame.measures.length > (threshold.measure ? 0 : 1)) return frame;
	const { from } = threshold.bounds;
	const exact = { ...threshold, measure, bounds: { ...threshold.bounds, ...(from === undefined ? {} : { to: from }) } };
	return { ...frame, wants_yes: true, measures: [], thresholds: [exact] };
}
