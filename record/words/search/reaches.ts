import type { DimensionName } from "../../language/dimensions.ts";
import type { Reading } from "../plans/plan.ts";
import { framesFor } from "./frames.ts";
import { has, only, type Parts, sensesOf } from "./parts.ts";

const ADDED = new Set(["batting", "bowling", "fielding"]);

/** When a sum came to a number: "fastest to 2000 runs", "his 200th wicket", "innings taken to 4000". */
export function reachReadings(parts: Parts): Reading[] {
	if (!has(parts, "reach", "first") && parts.numbers.length === 0) return [];
	if (!only(parts, "reach", "best", "first", "who", "count", "numbers", "units", "list")) return [];
	const limits = parts.scope.filter((piece) => piece.is === "threshold");
	const [limit, ...more] = limits;
	const [number, ...others] = parts.numbers;
	if (more.length > 0 || others.length > 0 || (limit && number)) return [];
	const goal = limit?.bounds.from ?? (number?.ordinal ? number.value : undefined);
	const counted = ["innings", "matches", "times", "balls"];
	const concept = limit?.concept ?? parts.focus.find((one) => !counted.includes(one)) ?? "runs";
	if (goal === undefined || goal < LEAST || parts.focus.some((one) => one !== concept && !counted.includes(one)))
		return [];
	const scope = parts.scope.filter((piece) => piece !== limit);
	if (!limit?.concept && !parts.focus.includes(concept) && !scope.some(({ is }) => is === "person")) return [];
	if (parts.nouns.some(({ by }) => by === "team" || by === "match")) return [];
	if (has(parts, "count") && parts.nouns.some(({ by, asked }) => asked && by === "season")) return [];
	const person = scope.some(({ is }) => is === "person");
	if (!person && !has(parts, "reach", "first")) return [];
	return sensesOf(concept)
		.filter(({ rows }) => ADDED.has(rows))
		.flatMap((sense) =>
			framesFor(sense.rows, sense.measure, scope, "rows").map(({ question, cost }) => ({
				plan: {
					do: "reach" as const,
					question,
					figure: sense.measure,
					goal,
					by: byOf(parts, person),
					earliest: has(parts, "first"),
				},
				cost:
					cost +
					sense.cost +
					(!limit?.concept && goal <= A_HUNDRED ? 1 : 0) +
					(limit?.concept || parts.focus.includes(concept) ? 0 : 0.5),
			})),
		);
}
const LEAST = 10;
const A_HUNDRED = 100;

function byOf({ nouns, focus }: Parts, person: boolean): DimensionName | "count" {
	const noun = nouns.find(({ asked, by }) => asked && by !== "player");
	if (noun) return noun.by;
	if (!person) return "player";
	return focus.includes("innings") || nouns.length === 0 ? "count" : (nouns[0]?.by ?? "count");
}
