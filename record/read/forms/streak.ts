import type { Where } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import { fill, isMisfit } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion, spanOf } from "../parts.ts";
import { type ConceptName, conceptOf } from "../tables/measures.ts";
import type { Form, Made } from "./form.ts";

/** The longest streak of results, or of innings within a limit: "Kohli's most fifties in a row". */
export const streak: Form = {
	signature: {
		needs: [["mark:in_a_row", "mark:losses_in_a_row", "mark:wins_in_a_row"]],
		takes: ["extreme:best", "extreme:high", "extreme:worst", "name", "threshold"],
	},
	make,
};

type Meeting = { rows: RowsName; where: Where; what: string };

function make(frame: Frame, concept: ConceptName | undefined): Made {
	const meeting = ofSide(frame, concept) ?? ofInnings(frame);
	const isRanked = frame.extremes.some(({ rank, top }) => rank !== undefined || top !== undefined);
	if (!meeting || isRanked) return { misfit: "in a row" };
	const { rows, where, what } = meeting;
	const base = fill(frame, `${rows}.longest`);
	if (isMisfit(base)) return base;
	const figures = { ...base.where.figures, ...where.figures };
	const all = { ...base.where, ...where, ...(Object.keys(figures).length > 0 ? { figures } : {}) };
	return [{ form: "streak", question: { ...asQuestion({ ...base, where: all }), list: true, limit: 20 }, what }];
}

const RESULTS: Partial<Record<string, "won" | "lost">> = {
	losses: "lost",
	losses_in_a_row: "lost",
	wins: "won",
	wins_in_a_row: "won",
};

/** A side's streak: "longest losing run", "most wins in a row". */
function ofSide({ marks, thresholds }: Frame, concept: ConceptName | undefined): Meeting | undefined {
	const results = [...marks, ...(concept ? [concept] : [])].flatMap((name) => RESULTS[name] ?? []);
	const [streak, other] = new Set(results);
	if (!streak || other || thresholds.length > 0) return undefined;
	return { rows: "runs_of_results", where: { streak }, what: `matches ${streak}` };
}

/** The condition on each innings of a streak: a number, a wicket or none, or a milestone. */
function ofInnings({ thresholds, measures }: Frame): Meeting | undefined {
	const [part, more] = [...thresholds, ...measures];
	if (!part || more) return undefined;
	const meeting = "bounds" in part ? ofNumber(part) : ofMeasure(part);
	return meeting && { rows: "runs_of_innings", where: { figures: meeting.figures }, what: meeting.what };
}

type Met = { figures: NonNullable<Where["figures"]>; what: string };

function ofNumber({ measure = "runs", bounds, words }: Frame["thresholds"][number]): Met | undefined {
	if (measure !== "runs" && measure !== "wickets") return undefined;
	return { figures: { [measure]: spanOf(bounds) }, what: `innings with ${words} ${measure}` };
}

function ofMeasure({ name, not }: Frame["measures"][number]): Met | undefined {
	if (name === "wickets")
		return { figures: { wickets: not ? { to: 0 } : { from: 1 } }, what: `innings with${not ? "out" : ""} a wicket` };
	// in a streak a fifty is any score of fifty or more
	const { line, words } = conceptOf(name === "fifties" ? "fifty_plus" : name);
	return not || !line?.figures ? undefined : { figures: line.figures, what: words.split("|")[0] ?? "" };
}
