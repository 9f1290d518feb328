import type { Question } from "../../../language/question.ts";
import type { RowsName } from "../../../language/rows/rows.ts";
import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid, type Scope } from "../frames.ts";
import { misfit } from "../misfit.ts";
import { has, only, type Parts, sensesOf } from "../parts.ts";
import { COUNTERS, kindOf, type Line, linesOf } from "./meets.ts";

/** A figure of the matches in which somebody did something else: "his runs in the match in which he took five wickets". */
export function sameMatchReadings(parts: Parts): Reading[] {
	if (!only(parts, "count", "units", "yes_no") || parts.scope.filter(({ is }) => is === "person").length !== 1)
		return [];
	if (!isOfMatch(parts)) return [];
	const [concept, ...more] = parts.focus.filter((one) => !COUNTERS.has(one) && !CONCEPTS[one]?.line);
	const lines = linesOf(parts);
	if (!concept || more.length > 0 || lines.length === 0) return [];
	return sensesOf(concept).flatMap(({ rows, measure, cost }) => {
		const others = lines.filter((line) => kindOf(line) !== rows);
		const [line, ...rest] = others;
		if (!line || rest.length > 0 || others.length !== lines.length || !KINDS.has(rows)) return [];
		const scope = parts.scope.filter(({ is }) => is !== "threshold");
		const inner = matchesOf(line, scope);
		if (!inner) return [];
		return framesFor(rows, measure, scope, "rows").flatMap(({ question, cost: more }) => {
			const whole: Question = { ...question, where: { ...question.where, match: { question: inner } } };
			if (!isValid(whole)) return [];
			const plan = has(parts, "yes_no")
				? { do: "check" as const, question: whole, bounds: { from: 1 } }
				: { do: "value" as const, question: whole };
			return [{ plan, cost: cost + more + misfit({ rows, measure }, parts) }];
		});
	});
}
const KINDS = new Set<RowsName>(["batting", "bowling", "fielding"]);

const isOfMatch = ({ units, nouns, focus }: Parts) =>
	units.includes("match") || nouns.some(({ by, asked }) => by === "match" && !asked) || focus.includes("matches");

/** The matches in which a line was passed. */
function matchesOf(line: Line, scope: Scope[]): Question | undefined {
	const rows = kindOf(line);
	const limit: Scope = { is: "threshold", concept: line.concept, bounds: line.bounds, ofRow: true };
	const [frame] = rows ? framesFor(rows, MAIN[rows] ?? "", [...scope, limit], "rows") : [];
	return frame && { ...frame.question, by: ["match"], order: "keys", limit: 1000 };
}
const MAIN: Partial<Record<RowsName, string>> = { batting: "runs", bowling: "wickets", fielding: "catches" };

const AWARD = "player_of_match";
/** Who won the award of the match in which a side made a total: "man of the match when Bangalore were all out for 49". */
export function awardReadings(parts: Parts): Reading[] {
	const focus = parts.focus.filter((concept) => !COUNTERS.has(concept) && concept !== "totals" && concept !== "runs");
	const isOfTotal = parts.scope.some((piece) => piece.is === "threshold" && (piece.concept ?? "runs") === "runs");
	const isOfSide = parts.scope.some((piece) => piece.is === "side" && !piece.not);
	if (focus.join() !== AWARD || !isOfTotal || !isOfSide || parts.scope.some(({ is }) => is === "person")) return [];
	if (!only(parts, "who", "units") || parts.nouns.some(({ by, asked }) => asked && by !== "player")) return [];
	// of a chase the number may be the target
	if (parts.scope.some((piece) => piece.is === "where" && piece.any.some(({ innings, batted }) => innings ?? batted)))
		return [];
	const scope = parts.scope.map(
		(piece): Scope => (piece.is === "threshold" ? { ...piece, concept: "runs", ofRow: true } : piece),
	);
	return framesFor("innings", "count", scope, "rows").flatMap((frame): Reading[] => {
		const inner: Question = { ...frame.question, by: ["match"], order: "keys", limit: 100 };
		const question: Question = {
			rows: "awards",
			measures: [AWARD],
			where: { match: { question: inner } },
			by: ["player"],
			having: { [AWARD]: { from: 1 } },
			order: "keys",
			limit: 1000,
		};
		return frame.question.having || !isValid(question)
			? []
			: [{ plan: { do: "list", question, by: "player" }, cost: frame.cost }];
	});
}
