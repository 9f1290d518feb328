import type { Question } from "../../../language/question.ts";
import type { RowsName } from "../../../language/rows/rows.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid } from "../frames.ts";
import { only, type Parts } from "../parts.ts";

/** What happened in the latest matches: "RCB last five matches", "Kohli's scores in his last ten innings". */
export function recentReadings(parts: Parts): Reading[] {
	const isRecent = parts.scope.some((piece) => piece.is === "step" && piece.field === "match" && piece.last);
	if (!isRecent || parts.nouns.length > 0 || !parts.focus.every((concept) => concept === "score")) return [];
	if (!only(parts, "list", "overview", "scorecard") || parts.scope.some(({ is }) => is === "threshold")) return [];
	const person = parts.scope.find((piece) => piece.is === "person" && !piece.not);
	if (person?.is === "person") {
		const [rows, measure] = person.bowls ? (["bowling", "wickets"] as const) : (["batting", "runs"] as const);
		return ofMatches(parts, rows, measure).map(({ question, cost }) => ({
			plan: { do: "series", question: { ...question, by: ["match"], order: "latest" }, by: "match" },
			cost,
		}));
	}
	return ofMatches(parts, "matches", "matches").map(({ question, cost }) => ({
		plan: { do: "card", question: { ...question, list: true, order: "latest", limit: 100 } },
		cost,
	}));
}

const ofMatches = ({ scope }: Parts, rows: RowsName, measure: string): { question: Question; cost: number }[] =>
	framesFor(rows, measure, scope, "rows").filter(({ question }) => isValid(question));
