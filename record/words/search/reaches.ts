import type { DimensionName } from "../../language/dimensions.ts";
import type { Reading } from "../plans/plan.ts";
import { framesFor, type Scope } from "./frames.ts";
import { has, only, type Parts, sensesOf } from "./parts.ts";

const ADDED = new Set(["batting", "bowling", "fielding"]);

/** When a sum came to a number: "fastest to 2000 runs", "his 200th wicket", "innings taken to 4000". */
export function reachReadings(parts: Parts): Reading[] {
	if (!has(parts, "reach", "first") && parts.numbers.length === 0) return [];
	if (!only(parts, "reach", "best", "first", "who", "count", "numbers", "units", "list")) return [];
	const wanted = goalOf(parts);
	if (!wanted || parts.nouns.some(({ by }) => by === "team" || by === "match")) return [];
	const { goal, concept, limit } = wanted;
	const scope = parts.scope.filter((piece) => piece !== limit);
	const person = scope.some(({ is }) => is === "person");
	if (!limit?.concept && !parts.focus.includes(concept) && !person) return [];
	if (has(parts, "count") && parts.nouns.some(({ by, asked }) => asked && by === "season")) return [];
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
const COUNTED = ["innings", "matches", "times", "balls"];

type Goal = { goal: number; concept: string; limit: Extract<Scope, { is: "threshold" }> | undefined };

/** The number to come to and what it counts; undefined without one, or with two. */
function goalOf({ scope, numbers, focus }: Parts): Goal | undefined {
	const [limit, ...more] = scope.filter((piece) => piece.is === "threshold");
	const [number, ...others] = numbers;
	if (more.length > 0 || others.length > 0 || (limit && number)) return undefined;
	const goal = limit?.bounds.from ?? (number?.ordinal ? number.value : undefined);
	const concept = limit?.concept ?? focus.find((one) => !COUNTED.includes(one)) ?? "runs";
	if (goal === undefined || goal < LEAST) return undefined;
	return focus.every((one) => one === concept || COUNTED.includes(one)) ? { goal, concept, limit } : undefined;
}
const LEAST = 10;
const A_HUNDRED = 100;

function byOf({ nouns, focus }: Parts, person: boolean): DimensionName | "count" {
	const noun = nouns.find(({ asked, by }) => asked && by !== "player");
	if (noun) return noun.by;
	if (!person) return "player";
	return focus.includes("innings") || nouns.length === 0 ? "count" : (nouns[0]?.by ?? "count");
}
