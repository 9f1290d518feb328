import type { Question } from "../../language/question.ts";
import { add, fill, isMisfit, type Misfit, measureFor } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion } from "../parts.ts";
import { type ConceptName, conceptOf } from "../tables/measures.ts";
import type { Form, Made } from "./form.ts";
import { rowsWith } from "./which.ts";

/** The youngest or oldest player to do something, or a player's age at a first or last match. */
export const age: Form = {
	signature: {
		needs: [["ask:age", "extreme:youngest", "extreme:oldest"]],
		takes: ["name", "threshold", "mark:debut", "mark:first", "mark:last"],
	},
	make,
};

function make(frame: Frame, counted: ConceptName | undefined): Made {
	const [extreme, more] = frame.extremes;
	const [mark, second] = new Set(frame.marks);
	const strange = more?.name ?? (second === "debut" ? undefined : second);
	if (strange) return { misfit: strange };
	const rows = rowsOf(frame, counted ?? "matches");
	if (isMisfit(rows)) return rows;
	return extreme ? ofAll(frame, rows, extreme.name, mark) : ofOne(frame, rows, mark);
}

/** Ranks all players by age. */
function ofAll({ people }: Frame, rows: Question, way: string, mark: string | undefined): Made {
	if (mark || people.length > 0) return { misfit: mark ?? way };
	return [{ form: "age", question: { ...rows, measures: [way], list: true, limit: 20 }, by: "player" }];
}

/** The age of one player. */
function ofOne({ people }: Frame, rows: Question, mark: string | undefined): Made {
	if (!mark || people.length !== 1) return { misfit: "age" };
	const order = mark === "last" ? ("latest" as const) : ("keys" as const);
	return [{ form: "age", question: { ...rows, measures: ["youngest"], list: true, order, limit: 1 }, by: "row" }];
}

function rowsOf(frame: Frame, concept: ConceptName): Question | Misfit {
	const kind = frame.rows;
	if (kind === "batting" || kind === "bowling") {
		const base = rowsWith(frame, kind, frame.thresholds);
		return isMisfit(base) ? base : asQuestion(base);
	}
	const [threshold] = frame.thresholds;
	if (threshold) return { misfit: threshold.words };
	const isPlayed = concept === "matches" || concept === "seasons";
	const base = fill(frame, measureFor(isPlayed ? "matches" : concept, "player"));
	if (isMisfit(base) || isPlayed) return isMisfit(base) ? base : asQuestion(base);
	const { line } = conceptOf(concept);
	return line && add(base.where, line, false) && ["batting", "bowling"].includes(base.rows)
		? asQuestion(base)
		: { misfit: concept };
}
