import type { DimensionName } from "../../../language/dimensions.ts";
import type { Question } from "../../../language/question.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid } from "../frames.ts";
import { misfit } from "../misfit.ts";
import { has, isOfSides, only, type Parts, type Sense, sensesOf } from "../parts.ts";
import { asked, isChoice } from "./figure.ts";
import { rowsOf } from "./lists.ts";

/** The first or last of something: "first Indian to make a hundred", "his last season", "opponents of his debut". */
export function turnReadings(parts: Parts): Reading[] {
	const figures = parts.focus.filter((concept) => concept !== "matches" && concept !== "wins");
	const ofMatch = has(parts, "first", "last") && parts.focus.includes("matches") && figures.length === 1;
	if (has(parts, "onset") || ofMatch)
		return onsetReadings(ofMatch ? { ...parts, focus: figures } : parts, has(parts, "last"));
	if (!has(parts, "first", "last") || (has(parts, "first") && has(parts, "last")) || isChoice(parts)) return [];
	if (!only(parts, "first", "last", "who", "units", "list", "where")) return [];
	if (parts.nouns.some(({ many }) => many)) return [];
	return [...asked(parts), ...played(parts)].flatMap((sense) =>
		framesFor(sense.rows, sense.measure, parts.scope, "rows").flatMap((frame) => {
			const question = rowsOf(frame.question, sense);
			if (!question || !isValid(question)) return [];
			const { order: _, limit: __, ...rows } = question;
			const by = manOf(question, wanted(parts, sense));
			if ((has(parts, "who") && by === "season") || !tells(question, by) || isUnordered(question)) return [];
			const extra = sense.rows === "dismissals" && sense.concept === "wickets" ? -1 : 0;
			return [
				{
					plan: { do: "turn" as const, question: rows, last: has(parts, "last"), nth: 1, by },
					cost: sense.cost + frame.cost + extra,
				},
			];
		}),
	);
}

/** A figure of somebody's first match: "runs on debut". */
function onsetReadings(parts: Parts, last: boolean): Reading[] {
	if (
		!only(parts, "onset", "first", "last", "count", "units", "yes_no", "which", "list", "who") ||
		parts.best.length > 0
	)
		return [];
	if (!parts.scope.some((piece) => (piece.is === "person" || piece.is === "side") && !piece.not)) return [];
	return asked(parts).flatMap((sense) =>
		framesFor(sense.rows, sense.measure, parts.scope, "rows").flatMap(({ question, cost }) => {
			const rows = rowsOf(question, { concept: "played" });
			if (!rows || !isValid(rows) || !ROWS_OF_MATCHES.has(sense.rows)) return [];
			const { order: _, limit: __, ...list } = rows;
			const by = sense.concept === "matches" ? wanted(parts, sense) : ("figure" as const);
			return [{ plan: { do: "turn" as const, question: list, last, nth: 1, by }, cost: cost + sense.cost }];
		}),
	);
}
const ROWS_OF_MATCHES = new Set(["batting", "bowling", "fielding", "appearances", "innings", "sides"]);

/** Without a measure the matches of a man or a side. */
function played(parts: Parts): Sense[] {
	const named = parts.scope.some(({ is }) => is === "person" || is === "side");
	if (parts.focus.some((concept) => concept !== "matches") || !named || parts.units.includes("over")) return [];
	return sensesOf("matches").map((sense) => ({ ...sense, concept: "played", cost: sense.cost + misfit(sense, parts) }));
}

/** The sides of one season have no first and no last. */
const isUnordered = ({ rows, where = {} }: Question) =>
	rows === "campaigns" && typeof where.season === "number" && where.team === undefined;

/** Whether rows of the kind say who or what it was. */
const tells = ({ rows, measures }: Question, by: DimensionName | "row") =>
	by === "row" || isValid({ rows, measures, by: [by] });

/** Of the two of a wicket the one who is not named. */
const manOf = ({ rows, where = {} }: Question, by: DimensionName | "row"): DimensionName | "row" =>
	rows === "dismissals" && by === "bowler" && where.bowler !== undefined ? "player" : by;

function wanted(parts: Parts, { rows, concept }: Sense): DimensionName | "row" {
	const noun =
		parts.nouns.find(({ asked, by }) => asked && !(by === "team" && hasSide(parts))) ??
		parts.nouns.find(({ by }) => !(by === "team" && hasSide(parts)));
	if (noun) return ofNoun(noun, { rows, concept });
	if (rows === "matches") return "season";
	if (rows === "dismissals") return concept === "wickets" ? "bowler" : "player";
	return isOfSides(rows)
		? parts.scope.some(({ is }) => is === "side")
			? "season"
			: "team"
		: parts.scope.some(({ is }) => is === "person")
			? "season"
			: "player";
}

/** What a noun is in rows of the kind: the sides of a match are named with it. */
function ofNoun(
	{ by, rows: art }: Parts["nouns"][number],
	{ rows, concept }: Pick<Sense, "rows" | "concept">,
): DimensionName {
	if (by === "team" && rows === "matches") return "match";
	const bowls = art === "bowling" || concept === "wickets";
	return by === "player" && bowls && rows === "dismissals" ? "bowler" : by;
}

/** A side that is named is not wanted as the answer. */
const hasSide = ({ scope, focus }: Parts) =>
	focus.includes("titles") && scope.some((piece) => piece.is === "side" && !piece.not);
