import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid } from "../frames.ts";
import { has, measureOf, only, type Parts, sensesOf } from "../parts.ts";

/** Another figure of an extreme row: "fours in his highest innings", "sixes in the costliest over". */
export function tellReadings(parts: Parts): Reading[] {
	if (!only(parts, "count", "units", "best") || has(parts, "who") || parts.nouns.some(({ asked }) => asked)) return [];
	const focus = parts.focus.filter((concept) => !["innings", "score", "times"].includes(concept));
	const [extreme, ...more] = focus.filter((concept) => CONCEPTS[concept]?.way);
	const [figure, ...others] = focus.filter((concept) => !CONCEPTS[concept]?.way);
	if (!extreme || !figure || more.length > 0 || others.length > 0) return [];
	if (CONCEPTS[extreme]?.beside?.includes(figure) && figure !== "balls") return [];
	const scope = parts.scope.filter((piece) => piece.is !== "threshold" || !piece.bare);
	return sensesOf(extreme).flatMap(({ rows, measure, cost }) =>
		sensesOf(figure).flatMap((other) => {
			if (other.rows !== rows || measureOf(other).written !== "count") return [];
			return framesFor(rows, measure, scope, "rows").flatMap((frame) => {
				const question = { ...frame.question, measures: [measure, other.measure], list: true, limit: 3 };
				const own = question.where?.player !== undefined || !scope.some(({ is }) => is === "person");
				if (!own || !isValid(question)) return [];
				const plan = { do: "rank" as const, question, by: "row" as const, from: 1, to: 1, tell: other.measure };
				return [{ plan, cost: cost + other.cost + frame.cost }];
			});
		}),
	);
}
