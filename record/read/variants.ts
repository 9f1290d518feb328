import type { Where } from "../language/question.ts";
import type { RowsName } from "../language/rows/rows.ts";
import { nounOf } from "./fill.ts";
import type { Frame, FrameCondition, Named } from "./frame.ts";
import { rowsOfThresholds } from "./lines.ts";
import { figureIn } from "./parts.ts";
import { conceptOf } from "./tables/measures.ts";

/** A rule for an ambiguous frame: returns the frames that replace it, or undefined if the rule does not apply. */
type Rule = (frame: Frame) => Frame[] | undefined;

/** Returns every meaning of a frame. */
export const variantsOf = (frame: Frame): Frame[] =>
	RULES.reduce((frames, rule) => frames.flatMap((one) => rule(one) ?? [one]), [withoutRepeats(frame)]);

/** Each rule reads other parts of the frame. Only the last rule depends on the results of those before it. */
const RULES: readonly Rule[] = [
	(frame) => (isDuel(frame) ? duels(frame) : undefined),
	seasonThresholds,
	outcomeConditions,
	rowsWithFigures,
	reachedMarks,
	exactTimes,
	scoreAsCondition,
	rowsOfNumbers,
	sideTotals,
];

/** True if a question is about dismissals between two people and does not say which one bowled. */
const isDuel = ({ people, measures }: Frame): boolean =>
	people.length === 2 &&
	people.every(({ joined }) => joined !== "or") &&
	measures.some(({ name }) => name === "dismissals" || name === "victims");

/** Both assignments of batter and bowler. `premiseFailure` drops one if the bowler never bowled to the batter. */
function duels(frame: Frame): Frame[] {
	const [one, other] = frame.people as [Named, Named];
	const bare = ({ link: _, ...person }: Named) => person;
	const way = (batter: Named, bowler: Named): Frame => ({
		...frame,
		marks: ["bat"],
		measures: [{ name: "dismissals", not: false, words: "dismissed" }],
		people: [bare(batter), { ...bare(bowler), link: "off" }],
	});
	return [way(one, other), way(other, one)];
}

/** "In how many seasons did Warner score 500?": the number counts what the verb says, or runs without a verb. */
function seasonThresholds(frame: Frame): Frame[] | undefined {
	const isGrouped = frame.nouns.some(({ name, asked, unit }) => name === "season" && (asked || unit));
	const isBare = ({ measure, noun }: Frame["thresholds"][number]) => !measure && !noun;
	const [threshold, other] = frame.thresholds;
	if (!isGrouped || frame.measures.length > 0 || !threshold || other || !isBare(threshold)) return undefined;
	const [measure = "runs" as const] = frame.verbs;
	return [{ ...frame, thresholds: frame.thresholds.map((one) => (isBare(one) ? { ...one, measure } : one)) }];
}

/** "And won", "in his hundreds", "out for 99": the measure may be a condition on another measure. */
function outcomeConditions(frame: Frame): Frame[] | undefined {
	const own = frame.measures.filter(({ not }) => !not);
	// "bowled out for the lowest total"
	const isTotal = frame.extremes.length > 0 && frame.nouns.some(({ name, unit }) => name === "total" && !unit);
	if (own.length + frame.thresholds.length < (isTotal ? 1 : 2)) return undefined;
	const other = own.flatMap((measure): Frame[] => {
		const { name, words } = measure;
		const isBeside = own.some((one) => conceptOf(one.name).beside?.includes(name));
		const any = isBeside ? [] : limitsOf(frame, measure);
		const limited: FrameCondition = { any, not: false, words };
		const measures = frame.measures.filter((one) => one !== measure);
		return any.length > 0 ? [{ ...frame, measures, limits: [...frame.limits, limited] }] : [];
	});
	return other.length > 0 ? [frame, ...other] : undefined;
}

/** The condition that a measure puts on others: a result of matches, or its rows after "in". */
function limitsOf(frame: Frame, { name, link, outcome }: Frame["measures"][number]): FrameCondition["any"] {
	const { limits, line } = conceptOf(name);
	const isRow = limits?.every(({ result }) => result === undefined) === true;
	const isOfFigures = limits?.some(({ figures }) => figures) === true;
	const isBesideRows =
		(isOfFigures && frame.thresholds.length + frame.extremes.length > 0) ||
		frame.measures.some((one) => one.name !== name && conceptOf(one.name).line);
	if (limits && (outcome || (isRow && isBesideRows))) return limits;
	return link === "at" && line && !limits && !frame.marks.includes("reach") ? [line] : [];
}

/** "Fifties at a strike rate above 200", "hundreds without a six": the rows of a measure, limited by another figure. */
function rowsWithFigures(whole: Frame): Frame[] | undefined {
	const frame = withoutSome(whole);
	const [measure, more] = frame.measures;
	const { line, of } = measure ? conceptOf(measure.name) : {};
	const [rows] = (Object.values(of ?? {})[0]?.split(".") ?? []) as [RowsName?];
	const isRow = rows === "batting" || rows === "bowling";
	if (!measure || more || measure.not || !line?.figures || !isRow || frame.extremes.length > 0) return undefined;
	const meant = rowsOfThresholds(frame);
	const isOther = meant.length > 0 && !meant.includes(rows);
	if (isOther || frame.thresholds.length === 0 || !frame.thresholds.every((one) => one.measure && figureIn(rows, one)))
		return undefined;
	const limited: FrameCondition = { any: [line], not: false, words: measure.words };
	return [whole, { ...frame, rows, measures: [], limits: [...frame.limits, limited] }];
}

/** Turns excluded measures into thresholds: "without a six" is a maximum of 0 sixes. */
const withoutSome = (frame: Frame): Frame => ({
	...frame,
	measures: frame.measures.filter(({ not }) => !not),
	thresholds: [
		...frame.thresholds,
		...frame.measures.flatMap(({ name, not, words }) =>
			not ? [{ bounds: { to: 0 }, bare: false, measure: name, words }] : [],
		),
	],
});

/** "Passed 200" is a minimum of 200 or of 201. "Reached 200" is a minimum of 200. */
function reachedMarks(frame: Frame): Frame[] | undefined {
	const isPassed = frame.marks.includes("pass");
	if (frame.thresholds.length === 0 || !(isPassed || frame.marks.includes("reach"))) return undefined;
	const marks = frame.marks.filter((mark) => mark !== "pass" && mark !== "reach");
	const beyond = frame.thresholds.map((one) =>
		one.bare && one.bounds.from !== undefined
			? { ...one, bounds: { from: one.bounds.from + 1, than: one.bounds.from } }
			: one,
	);
	return [frame, { ...frame, marks }, ...(isPassed ? [{ ...frame, marks, thresholds: beyond }] : [])];
}

/** "Won the title twice": at least two or exactly two. */
function exactTimes(frame: Frame): Frame[] | undefined {
	const isTimes = ({ bare, noun }: Frame["thresholds"][number]) => bare && noun === "time";
	if (!frame.thresholds.some(isTimes)) return undefined;
	const exact = frame.thresholds.map((one) =>
		isTimes(one) ? { ...one, bounds: { from: one.bounds.from, to: one.bounds.from } } : one,
	) as Frame["thresholds"];
	return [frame, { ...frame, thresholds: exact }];
}

/** "The highest powerplay score": a batter's or a side's. "Mumbai's score" is the side's. */
function sideTotals(frame: Frame): Frame[] | undefined {
	const { nouns, people, sides, asks, marks, limits } = frame;
	const isOfBatter =
		people.length > 0 || asks.includes("who") || marks.includes("bat") || nouns.some((noun) => isOfPlayer(noun));
	if (isOfBatter || !nouns.some(isScore)) return undefined;
	const asTotal = {
		...frame,
		nouns: nouns.map((noun) => (isScore(noun) ? { ...noun, name: "total" as const } : noun)),
	};
	const isAlone = frame.measures.length + frame.extremes.length + frame.thresholds.length === 0;
	if (isAlone && sides.length > 0) return [asTotal];
	const isPart = limits.some(({ any: [where] }) => where?.phase !== undefined || where?.overs !== undefined);
	return isPart ? [frame, asTotal] : undefined;
}
const isOfPlayer = ({ name }: Frame["nouns"][number]) => name !== "score" && nounOf(name).of === "player";
const isScore = ({ name }: Frame["nouns"][number]) => name === "score";

/** "Innings of 200": a batter's or a side's. */
function rowsOfNumbers(frame: Frame): Frame[] | undefined {
	if (frame.rows) return undefined;
	const rows = rowsOfThresholds(frame);
	return rows.length > 0 ? rows.map((one) => ({ ...frame, rows: one })) : undefined;
}

const [LEAST_SCORE, MOST_SCORE] = [20, 200];
const MILESTONES: readonly number[] = [50, 100];
/** "Sixes in Gayle's 175": a number without a unit beside another measure is one of his scores. */
function scoreAsCondition(frame: Frame): Frame[] | undefined {
	const [threshold, more] = frame.thresholds;
	const [person, other] = frame.people;
	const isScore =
		threshold?.bare && !threshold.noun && (threshold.measure === undefined || threshold.measure === "runs");
	const { from = 0 } = threshold?.bounds ?? {};
	if (!isScore || more || !person || other || from < LEAST_SCORE || from > MOST_SCORE) return undefined;
	const isAsked =
		frame.asks.some((ask) => ask === "when" || ask === "where") ||
		frame.nouns.some(({ asked, name }) => asked && nounOf(name).by !== undefined);
	const isMilestone = MILESTONES.includes(from) || frame.marks.some((mark) => mark === "first" || mark === "reach");
	if ((frame.measures.length === 0 && !isAsked) || isMilestone) return undefined;
	const counted = { name: "innings" as const, not: false, words: threshold.words };
	const limited: FrameCondition = { any: [{ figures: { runs: from } }], not: false, words: threshold.words };
	const measures = frame.measures.length > 0 ? frame.measures : [counted];
	return [{ ...frame, measures, thresholds: [], marks: [...frame.marks, "bat"], limits: [...frame.limits, limited] }];
}

/** Drops a number that only repeats a measure: "four-wicket hauls, exactly four". */
function withoutRepeats(frame: Frame): Frame {
	const lines = frame.measures.map(({ name }): Where["figures"] => conceptOf(name).line?.figures ?? {});
	const repeats = ({ bounds: { from, to }, measure }: Frame["thresholds"][number]) =>
		(measure === undefined || measure === "wickets") &&
		to !== undefined &&
		lines.some((line) => [line?.wickets, line?.runs].some((one) => isSame(one, from, to)));
	return { ...frame, thresholds: frame.thresholds.filter((one) => !repeats(one)) };
}
const isSame = (line: unknown, from: number | undefined, to: number): boolean =>
	typeof line === "object" && line !== null
		? "from" in line && "to" in line && line.from === from && line.to === to
		: line === to && from === to;
