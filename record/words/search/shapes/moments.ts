import type { Question } from "../../../language/question.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid } from "../frames.ts";
import { has, only, type Parts, sensesOf } from "../parts.ts";

type Rows = "overs" | "balls";
const COUNTS: Record<Rows, string> = { overs: "count", balls: "deliveries" };

/** The first or last over or ball of a match: "who bowled the last over of the 2019 final", "runs off the first ball". */
export function momentReadings(parts: Parts): Reading[] {
	const rows = parts.units.includes("over") ? "overs" : parts.units.includes("ball") ? "balls" : undefined;
	if (!rows || parts.units.length > 1 || has(parts, "first") === has(parts, "last")) return [];
	if (!only(parts, "units", "first", "last", "who", "count", "which")) return [];
	const by = wanted(parts, rows);
	if (
		!by ||
		!isOfOneMatch(parts, by === "figure") ||
		!parts.focus.every((concept) => by === "figure" || concept === "overs" || concept === "balls")
	)
		return [];
	return measuresOf(parts, rows, by === "figure").flatMap((measure) =>
		framesFor(rows, measure, parts.scope, "rows").flatMap(({ question, cost }): Reading[] => {
			const list: Question = { ...question, list: true };
			if (question.having || !isValid(list)) return [];
			return [{ plan: { do: "turn", question: list, last: has(parts, "last"), nth: 1, by }, cost }];
		}),
	);
}

const TIMES = new Set(["season", "stage", "round", "date"]);
/** Whether one match is named; who bowled or faced it may be of a season too, or of all. */
function isOfOneMatch({ scope }: Parts, isFigure: boolean): boolean {
	const fields = scope.flatMap((piece) =>
		piece.is === "where" ? piece.any.flatMap((where) => Object.keys(where)) : [],
	);
	const isPinned =
		fields.includes("date") || (fields.includes("season") && fields.some((one) => one === "stage" || one === "round"));
	if (isPinned) return !scope.some(({ is }) => is === "person");
	return !isFigure && scope.every(({ is }) => is === "where") && fields.every((one) => TIMES.has(one));
}

/** Who bowled or faced it, in which match it was, or what came of it. */
function wanted(parts: Parts, rows: Rows): "player" | "bowler" | "batter" | "match" | "figure" | undefined {
	const [noun, ...more] = parts.nouns.filter(({ asked }) => asked);
	const bowler = rows === "overs" ? "player" : "bowler";
	if (more.length > 0) return undefined;
	if (noun?.by === "match") return "match";
	if (noun?.by === "batter" || noun?.rows === "batting") return rows === "balls" ? "batter" : undefined;
	if (noun) return noun.by === "bowler" || noun.by === "player" ? bowler : undefined;
	if (has(parts, "who")) return undefined;
	return has(parts, "count") || parts.focus.length > 0 ? "figure" : undefined;
}

/** Without a figure the runs of it. */
function measuresOf({ focus }: Parts, rows: Rows, isFigure: boolean): string[] {
	if (!isFigure) return [COUNTS[rows]];
	const [concept = "runs", ...more] = focus;
	if (more.length > 0) return [];
	return sensesOf(concept).flatMap((sense) => (sense.rows === rows ? [sense.measure] : []));
}
