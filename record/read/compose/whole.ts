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

const MOST_IN_INNINGS = 200;
/** "Kohli has 9 hundreds.", "His average is 45.": who asks nothing and gives a number wants to know if it is right. */
function stated(frame: Frame): Frame {
	const [threshold, more] = frame.thresholds;
	const isAsked = [frame.asks, frame.extremes, frame.comparing, frame.marks].some(({ length }) => length > 0);
	const isNamed = frame.people.length + frame.sides.length > 0;
	if (isAsked || frame.wants_yes || !isNamed || !threshold?.bare || more) return frame;
	const [own] = frame.measures;
	// "made 973": no innings has so much
	const done = (threshold.bounds.from ?? 0) > MOST_IN_INNINGS ? frame.verbs[0] : undefined;
	if (!frame.states && !done) return frame;
	const measure = threshold.measure ?? own?.name ?? done;
	if (!measure || frame.measures.length > (threshold.measure ? 0 : 1)) return frame;
	const { from } = threshold.bounds;
	const exact = { ...threshold, measure, bounds: { ...threshold.bounds, ...(from === undefined ? {} : { to: from }) } };
	return { ...frame, wants_yes: true, measures: [], thresholds: [exact] };
}
