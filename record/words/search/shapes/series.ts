import type { Question } from "../../../language/question.ts";
import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid } from "../frames.ts";
import { only, type Parts } from "../parts.ts";
import { asked, isChoice, oddity } from "./figure.ts";

/** The figure of each season, side or ground: "Kohli runs season wise", "sixes by team". */
export function seriesReadings(parts: Parts): Reading[] {
	const [by, ...more] = parts.each;
	if (!by || more.length > 0 || !only(parts, "count", "list") || isChoice(parts)) return [];
	if (parts.nouns.some(({ asked }) => asked)) return [];
	const order = by === "season" ? ({ order: "keys" } as const) : {};
	const isNamed = parts.scope.some(({ is }) => is === "person" || is === "side");
	// an extreme of each man is rather the extreme of all: "highest score by batsman"
	const senses = asked(parts).filter(({ concept }) => by !== "player" || !CONCEPTS[concept]?.way);
	return senses.flatMap(({ rows, measure, cost }) =>
		framesFor(rows, measure, parts.scope, "rows").flatMap((frame): Reading[] => {
			const question: Question = { ...frame.question, by: [by], ...order, limit: 1000 };
			if (!isValid(question) || typeof question.where?.[by as "player"] === "string") return [];
			return [
				{ plan: { do: "series", question, by }, cost: cost + frame.cost + oddity(rows, measure, question, isNamed) },
			];
		}),
	);
}
