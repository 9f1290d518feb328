import type { RowsName } from "../../language/rows/rows.ts";
import { isMisfit, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion, conceptIn, spare } from "../parts.ts";
import type { ConceptName } from "../tables/measures.ts";
import { each, type Made } from "./form.ts";
import { rowsMeant, rowsWith, which } from "./which.ts";

/** Concepts whose rows can be counted with a further line: "hundreds in under 40 balls", "wins by 50 runs". */
const ROWS_OF_CONCEPT: Partial<Record<ConceptName, RowsName>> = { losses: "sides", wins: "sides" };

/** How many rows or groups meet a line: "How many totals of 200?", "How many batters have 5,000 runs?" */
export function count(frame: Frame): Made {
	const left = spare(frame, ["thresholds"]);
	if (left !== undefined) return { misfit: left };
	const concept = conceptIn(frame);
	const rows = concept && ROWS_OF_CONCEPT[concept];
	if (concept && rows) return withMargin(frame, concept, rows);
	const isMatch = frame.nouns.some(({ name, unit }) => name === "match" && !unit);
	const byMargin = frame.thresholds.some(({ link }) => link === "by");
	if (isMatch && byMargin) return margin(frame);
	const isGroup = frame.nouns.some(
		({ name, asked, unit }) => !unit && (asked || !frame.asks.includes("count")) && nounOf(name).by === "player",
	);
	const kinds = rowsMeant(frame);
	if (kinds.length === 0 || (isGroup && kinds[0] === "batting" && !frame.nouns.some(({ name }) => name === "score")))
		return which(frame);
	const other = frame.measures.find(({ name }) => name !== "stands")?.words;
	if (other) return { misfit: other };
	const made = kinds.map((kind): Made => {
		const base = rowsWith(frame, kind, frame.thresholds);
		return isMisfit(base) ? base : [{ form: "figure", question: asQuestion(base) }];
	});
	const plans = made.flatMap((one) => (Array.isArray(one) ? one : []));
	return plans.length > 0 ? plans : (made[0] as Made);
}

/** Matches won or lost by a margin. */
function withMargin(frame: Frame, concept: ConceptName, rows: RowsName): Made {
	return each(frame, concept, (base) => {
		if (base.rows !== rows) return { misfit: frame.thresholds[0]?.words ?? "" };
		const lined = rowsWith(
			frame,
			rows,
			frame.thresholds.map((one) => ({ ...one, link: "by" })),
		);
		return isMisfit(lined) ? lined : [{ form: "figure", question: asQuestion({ ...lined, measure: base.measure }) }];
	});
}

/** Matches that somebody won by a margin. */
function margin(frame: Frame): Made {
	const lined = rowsWith(frame, "sides", frame.thresholds);
	return isMisfit(lined) ? lined : [{ form: "figure", question: asQuestion({ ...lined, measure: "won" }) }];
}
