import type { Frame, Threshold } from "../frame.ts";
import { type ConceptName, conceptOf } from "../tables/measures.ts";

/** Applies rules that need the whole frame. */
export function finishFrame(whole: Frame): Frame {
	const frame = asBowlersRuns(whole);
	const { asks, nouns } = frame;
	// "three seasons share the record"
	const isExtreme = frame.measures.some(({ name }) => conceptOf(name).way !== undefined);
	if (frame.marks.includes("level") && frame.extremes.length === 0 && !isExtreme)
		return { ...frame, extremes: [{ name: "high" }] };
	// "how many times champion" counts titles
	if (asks.includes("count") && asks.includes("winner")) {
		const measures = [...frame.measures, { name: "titles" as const, not: false, words: "champion" }];
		return { ...frame, asks: asks.filter((ask) => ask !== "winner"), measures, verbs: [] };
	}
	const names = frame.measures.map(({ name }) => name);
	// "Mumbai's heaviest defeat by runs" is the biggest win against them
	if (names.includes("losses") && names.some((name) => name === "win_by_runs" || name === "win_by_wickets"))
		return asOpponentsWin(frame);
	// "which finals did Chennai lose, which years" asks for the years
	const isOther = nouns.some(({ name, asked }) => asked && name !== "match");
	const isStage = frame.limits.some(({ any: [where] }) => where?.stage ?? where?.round);
	if (isOther && isStage) return { ...frame, nouns: nouns.filter(({ name, asked }) => !(asked && name === "match")) };
	return frame.ever && !isAsking(frame) && !isExtreme ? { ...frame, wants_yes: true } : asYesNoQuestion(frame);
}

/** The bowler's measure of runs and sixes. */
const GIVEN: Partial<Record<ConceptName, ConceptName>> = { runs: "runs_conceded", sixes: "sixes_conceded" };
/** "Who gave most runs", "runs that he leaked", "conceded most sixes" are a bowler's figures. */
function asBowlersRuns(frame: Frame): Frame {
	const isGiven = frame.verbs.includes("runs_conceded") || frame.measures.some(({ name }) => name === "runs_conceded");
	if (!isGiven) return frame;
	const measures = frame.measures.map((one) => ({ ...one, name: GIVEN[one.name] ?? one.name }));
	const thresholds = frame.thresholds.map((one) =>
		one.measure === "runs" ? { ...one, measure: "runs_conceded" as const } : one,
	);
	return { ...frame, measures, thresholds };
}

function asOpponentsWin(frame: Frame): Frame {
	const [side, other] = frame.sides;
	if (!side || other) return { ...frame, unused: [...frame.unused, ...frame.sides.map(({ words }) => words)] };
	return { ...frame, sides: [{ ...side, link: "against" }] };
}

/** No innings of a batter is higher. */
export const MOST_IN_INNINGS = 200;
/** A statement with a number is a yes-or-no question: "Kohli has 9 hundreds.", "His average is 45." */
function asYesNoQuestion(frame: Frame): Frame {
	const [threshold, more] = frame.thresholds;
	if (!threshold || more || isAsking(frame)) return frame;
	const measure = measureStated(frame, threshold);
	if (!measure || frame.measures.length > (threshold.measure ? 0 : 1)) return frame;
	const { from } = threshold.bounds;
	const bounds = threshold.bare && from !== undefined ? { from, to: from } : threshold.bounds;
	return { ...frame, wants_yes: true, measures: [], thresholds: [{ ...threshold, measure, bounds }] };
}

/** The measure that a stated number is about. "Made 973" is a sum, since no innings is that high. */
function measureStated({ measures: [own], verbs, nouns, states }: Frame, { bare, bounds, measure }: Threshold) {
	const isSum = (bounds.from ?? 0) > MOST_IN_INNINGS;
	if (!bare && (nouns.length > 0 || !(isSum || (measure ?? own)))) return undefined;
	const done = isSum ? verbs[0] : undefined;
	return states || done ? (measure ?? own?.name ?? done) : undefined;
}

/** True if the words ask something, or if nobody is named. */
const isAsking = ({ asks, extremes, comparing, marks, people, sides, wants_yes }: Frame): boolean =>
	wants_yes ||
	[asks, extremes, comparing, marks].some(({ length }) => length > 0) ||
	people.length + sides.length === 0;
