import type { Question } from "../../../language/question.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid } from "../frames.ts";
import { has, only, type Parts } from "../parts.ts";
import { asked, isChoice } from "./figure.ts";

/** The figure of each season: "Kohli runs season wise". */
export function seriesReadings(parts: Parts): Reading[] {
	if (!has(parts, "series") || !only(parts, "series", "count", "list") || isChoice(parts)) return [];
	if (parts.nouns.some(({ asked }) => asked)) return [];
	return asked(parts).flatMap(({ rows, measure, cost }) =>
		framesFor(rows, measure, parts.scope, "rows").flatMap((frame): Reading[] => {
			const question: Question = { ...frame.question, by: ["season"], order: "keys", limit: 1000 };
			if (!isValid(question)) return [];
			return [{ plan: { do: "series", question, by: "season" }, cost: cost + frame.cost }];
		}),
	);
}
