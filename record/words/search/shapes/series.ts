import type { Question } from "../../../language/question.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid } from "../frames.ts";
import { only, type Parts } from "../parts.ts";
import { asked, isChoice } from "./figure.ts";

/** The figure of each season, side or ground: "Kohli runs season wise", "sixes by team". */
export function seriesReadings(parts: Parts): Reading[] {
	const [by, ...more] = parts.each;
	if (!by || more.length > 0 || !only(parts, "count", "list") || isChoice(parts)) return [];
	if (parts.nouns.some(({ asked }) => asked)) return [];
	const order = by === "season" ? ({ order: "keys" } as const) : {};
	return asked(parts).flatMap(({ rows, measure, cost }) =>
		framesFor(rows, measure, parts.scope, "rows").flatMap((frame): Reading[] => {
			const question: Question = { ...frame.question, by: [by], ...order, limit: 1000 };
			if (!isValid(question) || typeof question.where?.[by as "player"] === "string") return [];
			return [{ plan: { do: "series", question, by }, cost: cost + frame.cost }];
		}),
	);
}
