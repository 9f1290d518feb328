import type { Question } from "../../../language/question.ts";
import type { RowsName } from "../../../language/rows/rows.ts";
import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Bounds } from "../../pieces.ts";
import type { Meeting, Plan, Reading } from "../../plans/plan.ts";
import { framesFor, isValid, type Scope } from "../frames.ts";
import { has, only, type Parts, sensesOf } from "../parts.ts";

export type Line = { concept: string; bounds: Bounds; piece?: Scope };
const KINDS = new Set<RowsName>(["batting", "bowling", "fielding"]);
export const COUNTERS = new Set([
	"matches",
	"times",
	"innings",
	"score",
	"spells",
	"batting_innings",
	"bowling_innings",
]);

/** Those who did one thing and another: in one match, in their careers, or in both of two seasons. */
export function meetReadings(parts: Parts): Reading[] {
	if (parts.best.length > 0 || parts.more.length > 0) return [];
	if (!only(parts, "who", "list", "count", "units", "yes_no", "different", "links", "mates", "foes")) return [];
	// "at least one match": a number of matches is no line of runs
	if (parts.nouns.some(({ by, asked }) => by === "match" && !asked) && isBareOnly(parts)) return [];
	return [
		...ofGroups(parts),
		...ofLines(parts),
		...ofSides(parts),
		...ofSeasons(parts),
		...ofPairs(parts),
		...ofTimes(parts),
	];
}

const isBareOnly = ({ scope }: Parts) =>
	scope.some((piece) => piece.is === "threshold" && !piece.concept && (piece.bounds.from ?? 0) < LEAST_RUNS);
/** Fewer runs are no line that somebody passes. */
const LEAST_RUNS = 10;

/** The lines a question speaks of: numbers with what they count, and figures that are lines by themselves. */
export function linesOf(parts: Parts): Line[] {
	const numbers = parts.scope.flatMap((piece): Line[] =>
		piece.is === "threshold" && !TIMES.has(piece.concept ?? "")
			? [
					{
						concept: piece.concept ?? "runs",
						bounds: piece.bare ? { from: piece.bounds.from ?? 0 } : piece.bounds,
						piece,
					},
				]
			: [],
	);
	const figures = parts.focus.flatMap((concept): Line[] => {
		const [line] = Object.entries(CONCEPTS[concept]?.line?.figures ?? {});
		if (!KINDS.has(sensesOf(concept)[0]?.rows ?? "matches")) return [];
		if (!line || COUNTERS.has(concept) || parts.scope.some((piece) => piece.is === "threshold" && piece.ofRow))
			return [];
		return [{ concept: line[0], bounds: { from: (line[1] as Bounds).from ?? 0 } }];
	});
	return [...figures, ...numbers];
}
const TIMES = new Set(["times", "seasons"]);
export const kindOf = ({ concept }: Line): RowsName | undefined =>
	sensesOf(concept)
		.map(({ rows }) => rows)
		.find((rows) => KINDS.has(rows));
const wordsOnly = ({ focus }: Parts) =>
	focus.every((concept) => COUNTERS.has(concept) || CONCEPTS[concept]?.line?.figures !== undefined);

/** One line of batters and one of bowlers. */
function ofLines(parts: Parts): Reading[] {
	const lines = linesOf(parts);
	const kinds = new Set(lines.map(kindOf));
	if (lines.length < 2 || lines.length > 3 || kinds.size !== lines.length || kinds.has(undefined) || !wordsOnly(parts))
		return [];
	const scope = parts.scope.filter(({ is }) => is !== "threshold");
	const named = parts.scope.some(({ is }) => is === "person");
	const within = parts.units.includes("match") || parts.units.includes("innings");
	if (named && !within) return [];
	const of = lines.map((line) => (within ? rowsOf(line, scope) : sumsOf(line, scope)));
	const times = parts.scope.find((piece) => piece.is === "threshold" && piece.concept === "times");
	const many = times?.is === "threshold" ? times.bounds : undefined;
	return planOf(
		parts,
		of,
		within ? "row" : "player",
		within ? 0 : 0.3,
		many && { ...many, ...(many.from ? { from: Math.ceil(many.from) } : {}) },
	);
}

function rowsOf(line: Line, scope: Scope[]): Question | undefined {
	const rows = kindOf(line) as RowsName;
	const limit: Scope = { is: "threshold", concept: line.concept, bounds: line.bounds, ofRow: true };
	const [frame] = framesFor(
		rows,
		rows === "batting" ? "runs" : rows === "bowling" ? "wickets" : "catches",
		[...scope, limit],
		"rows",
	);
	return frame && { ...frame.question, list: true, order: "keys" };
}

function sumsOf(line: Line, scope: Scope[]): Question | undefined {
	const rows = kindOf(line) as RowsName;
	const many = line.piece ? line : undefined;
	const measure = rows === "batting" ? "runs" : rows === "bowling" ? "wickets" : "catches";
	const limit: Scope = {
		is: "threshold",
		concept: line.concept,
		bounds: line.bounds,
		...(many ? {} : { ofRow: true }),
	};
	const [frame] = framesFor(rows, measure, [...scope, limit], many ? "lines" : "rows");
	return frame && { ...frame.question, by: ["player"], order: "keys", limit: 1000 };
}

/** Matches or innings with a number of a kind: "matches with two hundreds". */
function ofGroups(parts: Parts): Reading[] {
	const [limit, ...more] = parts.scope.filter((piece) => piece.is === "threshold");
	if (limit?.is !== "threshold" || more.length > 0 || !limit.concept || (limit.bounds.from ?? 0) < 2) return [];
	const sense = sensesOf(limit.concept)[0];
	const isLine = CONCEPTS[limit.concept]?.line?.figures !== undefined && CONCEPTS[limit.concept]?.counts;
	const named = parts.scope.some((piece) => piece.is === "person");
	const ofMatches =
		parts.focus.every((concept) => concept === "matches" || concept === "times") && parts.focus.length > 0;
	if (!sense || !isLine || named || !KINDS.has(sense.rows) || !ofMatches || has(parts, "who", "list")) return [];
	const rest = parts.scope.filter((piece) => piece !== limit);
	const by = parts.units.includes("innings") ? (["match", "team"] as const) : (["match"] as const);
	return framesFor(sense.rows, sense.measure, rest, "rows").map(({ question, cost }) => ({
		plan: {
			do: "lines" as const,
			question: { ...question, by, having: { [sense.measure]: limit.bounds }, order: "keys" as const, limit: 1000 },
			by: "match" as const,
		},
		cost,
	}));
}

/** The same line in each of two seasons. */
function ofSeasons(parts: Parts): Reading[] {
	const seasons = parts.scope.filter(
		(piece) => piece.is === "where" && typeof piece.any[0]?.season === "number" && !piece.not,
	);
	const lines = linesOf(parts);
	const [line] = lines;
	if (!has(parts, "both") || seasons.length !== 2 || lines.length !== 1 || !line || !wordsOnly(parts)) return [];
	if (kindOf(line) === undefined) return [];
	const scope = parts.scope.filter((piece) => piece.is !== "threshold" && !seasons.includes(piece));
	return planOf(
		parts,
		seasons.map((season) => sumsOf(line, [...scope, { ...season, joined: undefined } as Scope])),
		"player",
		-0.5,
	);
}

/** Those who played for both of two sides. */
function ofSides(parts: Parts): Reading[] {
	const sides = parts.scope.filter((piece) => piece.is === "side" && !piece.not);
	const free =
		parts.focus.every((concept) => concept === "matches") &&
		!parts.scope.some(({ is }) => is === "threshold" || is === "person");
	if (!has(parts, "both") || sides.length < 2 || sides.length > 3 || !free) return [];
	const rest = parts.scope.filter((piece) => !sides.includes(piece));
	const of = sides.map((side) => {
		const own: Scope = { is: "side", ids: side.is === "side" ? side.ids : [], link: "for" };
		const [frame] = framesFor("appearances", "matches", [own, ...rest], "rows");
		return frame && { ...frame.question, by: ["player"] as const, order: "keys" as const, limit: 1000 };
	});
	return planOf(parts, of, "player", -0.5);
}

/** Matches of two men on one side, or on two. */
function ofPairs(parts: Parts): Reading[] {
	const people = parts.scope.filter((piece) => piece.is === "person");
	if (people.length !== 2 || !has(parts, "mates", "foes")) return [];
	if (!parts.focus.every((concept) => COUNTERS.has(concept) || concept === "stands")) return [];
	const scope = parts.scope.filter(({ is }) => is !== "person");
	const of = people.map((piece) => {
		const [frame] = framesFor(
			"appearances",
			"matches",
			[{ is: "person", ids: piece.ids, known: "whole" }, ...scope],
			"rows",
		);
		return frame && { ...frame.question, list: true, order: "keys" as const };
	});
	return planOf(parts, of, has(parts, "foes") ? "sides" : "side", -0.5);
}

/** "In three seasons", "in a season, three times". */
export const isOfSeasons = ({ units }: Parts, piece: Scope) =>
	piece.is === "threshold" && (piece.concept === "seasons" || (piece.concept === "times" && units.includes("season")));

/** A line passed in several seasons, or several times. */
function ofTimes(parts: Parts): Reading[] {
	const [times, ...more] = parts.scope.filter((piece) => isOfSeasons(parts, piece));
	const lines = linesOf(parts);
	const [line] = lines;
	if (times?.is !== "threshold" || more.length > 0 || !line || lines.length > 1 || !wordsOnly(parts) || !kindOf(line))
		return [];
	const scope = parts.scope.filter(({ is }) => is !== "threshold");
	const sums = sumsOf(line, scope);
	const of = sums && { ...sums, by: ["player", "season"] as const };
	return planOf(parts, [of], "player", 0, times.bounds);
}

function planOf(parts: Parts, of: (Question | undefined)[], per: Meeting, cost: number, times?: Bounds): Reading[] {
	const all = of.flatMap((question) => (question && isValid(question) ? [question] : []));
	const [question] = all;
	if (all.length !== of.length || !question) return [];
	const ask = has(parts, "yes_no") ? "check" : has(parts, "count") || !asksWho(parts) ? "count" : "list";
	const plan: Plan = { do: "meet", of: all, per, ask, question, ...(times ? { times } : {}) };
	return [{ plan, cost }];
}
const asksWho = (parts: Parts) => has(parts, "who", "list") || parts.nouns.some(({ asked }) => asked);
