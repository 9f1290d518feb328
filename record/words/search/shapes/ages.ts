import type { Question } from "../../../language/question.ts";
import type { RowsName } from "../../../language/rows/rows.ts";
import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Plan, Reading } from "../../plans/plan.ts";
import { framesFor, isValid } from "../frames.ts";
import { focuses, has, only, type Parts, sensesOf } from "../parts.ts";
import { rowsOf } from "./lists.ts";

const ROWS: RowsName[] = ["batting", "bowling", "appearances"];

/** The youngest and oldest to do something, and how old somebody was at his first or last match. */
export function ageReadings(parts: Parts): Reading[] {
	if (!has(parts, "age") || !only(parts, "age", "best", "first", "last", "onset", "who", "count", "units")) return [];
	// "how old was the top scorer": the most of something is no age
	if (parts.best.some(({ aged }) => !aged)) return [];
	const named = focuses(parts).map(({ concept }) => concept);
	const [concept = "matches"] = named;
	if (parts.focus.length > 0 && named.length === 0) return [];
	const kinds = [
		...new Set([...sensesOf(concept).map(({ rows }) => rows), ...(named.length === 0 ? ROWS : [])]),
	].filter((rows) => ROWS.includes(rows));
	return kinds.flatMap((rows, nth) =>
		framesFor(rows, "youngest", parts.scope, "rows").flatMap((frame): Reading[] => {
			const question = rowsOf(frame.question, { concept: CONCEPTS[concept]?.line ? concept : "played" });
			if (!question || !isValid(question)) return [];
			const { order: _, limit: __, ...list } = question;
			const cost = frame.cost + nth * 0.2 + (rows === "appearances" && concept === "matches" ? -0.1 : 0);
			return plansOf(parts, list).map((plan) => ({ plan, cost }));
		}),
	);
}

/** Whether a condition names one match: a day, or the final of a season. */
const isOneDay = ({ where = {} }: Question) =>
	typeof where.date === "string" || (where.stage === "final" && typeof where.season === "number");

function plansOf(parts: Parts, question: Question): Plan[] {
	const [best] = parts.best;
	if (best) {
		const order = best.way === "low" ? {} : { order: "worst" as const };
		const [from, to] = [best.rank ?? 1, best.rank ?? best.top ?? 1];
		return [{ do: "rank", question: { ...question, ...order, limit: 3 }, by: "player", from, to }];
	}
	const person = parts.scope.some(
		(piece) => piece.is === "person" || (piece.is === "step" && piece.field === "player"),
	);
	return person && (has(parts, "first", "last", "onset") || isOneDay(question))
		? [{ do: "turn", question, last: has(parts, "last"), nth: 1, by: "age" }]
		: [];
}
