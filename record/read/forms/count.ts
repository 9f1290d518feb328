import type { RowsName } from "../../language/rows/rows.ts";
import { fill, isMisfit, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { askedBy, asQuestion, spanOf } from "../parts.ts";
import type { ConceptName } from "../tables/measures.ts";
import { each, type Form, type Made, strayNoun } from "./form.ts";
import { marginsOf, rowsWith, which } from "./which.ts";

/** Concepts that a margin can limit: "wins by 50 runs". */
const BY_MARGIN: Partial<Record<ConceptName, RowsName>> = { losses: "sides", wins: "sides" };
const CHASES: ReadonlySet<string | undefined> = new Set(["successful_chase", "failed_chase", "chasing"]);

/** Counts rows or groups within a limit: "How many totals of 200?", "How many batters have 5,000 runs?" */
export const count: Form = {
	signature: { needs: [["mark:both", "threshold"]], takes: ["mark:reach"] },
	make,
};

function make(frame: Frame, concept: ConceptName | undefined): Made {
	const strange = frame.marks.find((mark) => !COUNTED.has(mark));
	if (strange) return { misfit: strange };
	if (frame.marks.includes("both")) return ofBothSides(frame);
	if (frame.limits.some(({ id }) => CHASES.has(id)) && isTotals(frame))
		return { misfit: frame.thresholds[0]?.words ?? "" };
	const reached = reachedIn(frame);
	if (reached) return reached;
	return ofMargin(frame, concept) ?? ofRows(frame, concept);
}
const COUNTED: ReadonlySet<string> = new Set(["ball", "bat", "both", "reach", "together"]);

/** Counts matches by margin or runs; undefined if the question counts something else. */
function ofMargin(frame: Frame, concept: ConceptName | undefined): Made | undefined {
	const rows = concept && BY_MARGIN[concept];
	const isMargin = frame.thresholds.every(({ link, measure }) => link === "by" || measure === "wickets");
	if (rows && !isMargin) return { misfit: frame.thresholds[0]?.words ?? "" };
	if (concept && rows) return withMargin(frame, concept, rows);
	const isBy = frame.thresholds.every(({ link }) => link === "by");
	const isMatch = frame.nouns.some(({ name, unit }) => name === "match" && !unit);
	const isDecided = (concept === undefined || concept === "matches") && frame.people.length === 0;
	if (isBy && (isMatch || isDecided)) return margin(frame);
	return isMatch ? ofMatches(frame) : undefined;
}

/** Counts innings, totals, partnerships or spells; players by their sums. */
function ofRows(frame: Frame, concept: ConceptName | undefined): Made {
	const meant = frame.rows;
	// "Rashid taken 5 wickets" may ask whether or how often
	if (!meant && frame.people.length > 0 && !askedBy(frame)) return { misfit: frame.thresholds[0]?.words ?? "" };
	if (!meant || isOfPlayers(frame, meant)) return which.make(frame, concept);
	const other = frame.measures.find(({ name }) => name !== "stands")?.words;
	const stray = strayNoun(frame, ({ name, unit }) => ROWS_NAMED.has(name) || (unit && name === "match"));
	if (other ?? stray) return { misfit: other ?? stray ?? "" };
	const base = rowsWith(frame, meant, frame.thresholds);
	return isMisfit(base) ? base : [{ form: "figure", question: asQuestion(base) }];
}

const ROWS_NAMED: ReadonlySet<string> = new Set(["innings", "time", "over", "score", "spell", "total"]);

/** True if the question counts players by their sums: "batters with 5,000 runs". With "score" it counts innings. */
function isOfPlayers(frame: Frame, rows: RowsName): boolean {
	const isGroup = frame.nouns.some(
		({ name, asked, unit, lead }) => !unit && (asked || lead) && nounOf(name).by === "player",
	);
	return isGroup && rows === "batting" && !frame.nouns.some(({ name }) => name === "score");
}

const isTotals = (frame: Frame): boolean =>
	frame.people.length === 0 &&
	frame.thresholds.length === 1 &&
	[undefined, "runs"].includes(frame.thresholds[0]?.measure) &&
	!frame.nouns.some(({ name }) => name === "score");

/** Counts innings by two figures: "fifties reached in 15 balls", "dismissed for 99". */
function reachedIn(frame: Frame): Made | undefined {
	const [measure, other] = frame.measures;
	const [threshold, more] = frame.thresholds;
	if (!measure || other || !threshold || more || measure.not) return undefined;
	const base = fill({ ...frame, marks: [] }, "batting.innings");
	const mark = measure.name === "hundreds" ? "hundred_balls" : measure.name === "fifties" ? "fifty_balls" : undefined;
	const isReached = mark !== undefined && threshold.measure === "balls" && frame.marks.includes("reach");
	const isOut =
		measure.name === "dismissals" && threshold.link === "for" && threshold.bare && threshold.measure === undefined;
	if (!isReached && !isOut) return frame.marks.includes("reach") ? { misfit: "reach" } : undefined;
	if (isMisfit(base)) return base;
	const { from } = threshold.bounds;
	const figures = isOut ? { runs: from ?? 0, outs: 1 } : { [mark as string]: spanOf(threshold.bounds) };
	return [
		{
			form: "figure",
			question: asQuestion({ ...base, where: { ...base.where, figures: { ...base.where.figures, ...figures } } }),
		},
	];
}

/** Counts matches in which both sides reached a figure. */
function ofBothSides(frame: Frame): Made {
	const base = fill(frame, "matches.matches");
	if (isMisfit(base)) return base;
	const [threshold, more] = frame.thresholds;
	const [measure, other] = frame.measures;
	if (![undefined, "runs"].includes(threshold?.measure)) return { misfit: threshold?.words ?? "" };
	if (more || other || (measure && (threshold || measure.name !== "all_out"))) return { misfit: "both" };
	const { from, to } = threshold?.bounds ?? { from: 10 };
	if (from === undefined || to !== undefined) return { misfit: "both" };
	const figures = { [measure ? "lower_wickets" : "lower_total"]: { from } };
	return [{ form: "figure", question: asQuestion({ ...base, where: { ...base.where, figures } }) }];
}

/** Counts matches by the total of both sides. */
function ofMatches(frame: Frame): Made {
	const [threshold, more] = frame.thresholds;
	const isSum =
		frame.measures.every(({ name }) => name === "match_runs" || name === "runs") && threshold?.measure !== undefined;
	if (!threshold || more || !isSum || frame.sides.length + frame.people.length > 0)
		return { misfit: threshold?.words ?? "" };
	const base = rowsWith(frame, "matches", [{ ...threshold, measure: "runs" }]);
	return isMisfit(base) ? base : [{ form: "figure", question: asQuestion(base) }];
}

/** Counts matches won or lost by a margin. A bare number is exact. */
function withMargin(frame: Frame, concept: ConceptName, rows: RowsName): Made {
	return each(frame, concept, (base) => {
		if (base.rows !== rows) return { misfit: frame.thresholds[0]?.words ?? "" };
		const lined = rowsWith(frame, rows, marginsOf(frame));
		return isMisfit(lined) ? lined : [{ form: "figure", question: asQuestion({ ...lined, measure: base.measure }) }];
	});
}

/** Counts matches that either side won by a margin. */
function margin(frame: Frame): Made {
	const lined = rowsWith(frame, "sides", marginsOf(frame));
	return isMisfit(lined) ? lined : [{ form: "figure", question: asQuestion({ ...lined, measure: "won" }) }];
}
