import type { Where } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import { conceptOf, fill, isMisfit } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion, spanOf } from "../parts.ts";
import type { ConceptName } from "../tables/measures.ts";
import type { Form, Made } from "./form.ts";

/** The longest run of matches won, or of innings that meet a line: "Kohli's most fifties in a row". */
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

/** Matches of a side: "longest losing run", "most wins in a row". */
function ofSide({ marks, thresholds }: Frame, concept: ConceptName | undefined): Meeting | undefined {
	const results = [...marks, ...(concept ? [concept] : [])].flatMap((name) => RESULTS[name] ?? []);
	const [streak, other] = new Set(results);
	if (!streak || other || thresholds.length > 0) return undefined;
	return { rows: "runs_of_results", where: { streak }, what: `matches ${streak}` };
}

/** What an innings of the run has to meet: a number, a wicket or none, or the line of a measure. */
function ofInnings({ thresholds, measures }: Frame): Meeting | undefined {
	const [threshold, another] = thresholds;
	const [measure, more] = measures;
	const rows = "runs_of_innings" as const;
	if (another || more || (threshold && measure)) return undefined;
	if (threshold) {
		const figure = threshold.measure ?? "runs";
		if (figure !== "runs" && figure !== "wickets") return undefined;
		const span = spanOf(threshold.bounds);
		return { rows, where: { figures: { [figure]: span } }, what: `innings with ${threshold.words} ${figure}` };
	}
	if (!measure) return undefined;
	if (measure.name === "wickets") {
		const wickets = measure.not ? { to: 0 } : { from: 1 };
		return { rows, where: { figures: { wickets } }, what: `innings with${measure.not ? "out" : ""} a wicket` };
	}
	// a fifty of a run is fifty or more
	const { line, words } = conceptOf(measure.name === "fifties" ? "fifty_plus" : measure.name);
	if (measure.not || !line?.figures) return undefined;
	return { rows, where: { figures: line.figures }, what: words.split("|")[0] ?? "" };
}
