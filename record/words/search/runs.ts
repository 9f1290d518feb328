import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Reading } from "../plans/plan.ts";
import { framesFor, isValid } from "./frames.ts";
import { rowsOf } from "./lists.ts";
import { focuses, has, isOfSides, misfit, only, type Parts, sensesOf } from "./parts.ts";

/** The most in a row: "KKR's longest winning streak", "fifties in a row by Buttler in 2018". */
export function streakReadings(parts: Parts): Reading[] {
	if (!has(parts, "in_a_row") || !only(parts, "in_a_row", "best", "count", "units", "list", "yes_no", "who")) return [];
	const limits = parts.scope.filter(({ is }) => is === "threshold");
	const scope = parts.scope.filter((piece) => !limits.includes(piece));
	const named = scope.some((piece) => (piece.is === "person" || piece.is === "side") && !piece.not);
	if (!named && parts.best.length === 0) return [];
	const figures = focuses(parts);
	return (figures.length > 0 ? figures : [{ concept: "times", cost: 0.5 }]).flatMap(({ concept, cost }) =>
		sensesOf(concept).flatMap((sense) =>
			framesFor(sense.rows, sense.measure, scope, "rows").flatMap((all) => {
				const [those] = framesFor(sense.rows, sense.measure, parts.scope, "rows");
				const that =
					those &&
					rowsOf(those.question, { concept: limits.length > 0 && !CONCEPTS[concept]?.line ? "played" : concept });
				if (!that || !isValid(that) || (limits.length === 0 && !CONCEPTS[concept]?.line)) return [];
				const of = { ...all.question, list: true };
				const check = has(parts, "yes_no") ? { atLeast: 2 } : {};
				return [
					{
						plan: {
							do: "streak" as const,
							of,
							that,
							...check,
							...(named ? {} : { per: isOfSides(sense.rows) ? ("team" as const) : ("player" as const) }),
						},
						cost: cost + sense.cost + all.cost + misfit(sense, parts),
					},
				];
			}),
		),
	);
}
