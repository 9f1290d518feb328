import type { Question } from "../../../language/question.ts";
import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Piece } from "../../pieces.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, type Scope } from "../frames.ts";
import { misfit } from "../misfit.ts";
import { focuses, has, only, type Parts, type Sense, sensesOf } from "../parts.ts";

const NOUN_SPENT = 0.4;
const IMPLIED = 1;

/** What may be wanted: the measures that are named, or the implied ones. */
export function asked(parts: Parts): Sense[] {
	const named = focuses(parts);
	const some = named.length > 0 ? named : implied(parts);
	return some.flatMap(({ concept, cost }) =>
		sensesOf(concept)
			.filter(({ rows }) => !parts.units.includes("over") || rows === "overs")
			.map((sense) => ({ ...sense, cost: sense.cost + cost + misfit(sense, parts) })),
	);
}

/** Without a measure: how often a line was passed; of a man how many runs; where he played. */
function implied(parts: Parts): { concept: string; cost: number }[] {
	const lines = parts.scope.filter((piece) => piece.is === "threshold" || isLineOfRow(piece));
	if (parts.focus.length > 0) return [];
	// of "the match where" something that is not named is asked
	if (has(parts, "that") && parts.nouns.some(({ by }) => by === "match")) return [];
	const person = parts.scope.some(({ is }) => is === "person");
	if (lines.length > 0) return [{ concept: rowsOfLine(parts), cost: 0.2 }];
	if (parts.nouns.some(({ by }) => by === "partner" || by === "pair"))
		return [{ concept: "partnership_runs", cost: 0.2 }];
	if (person && has(parts, "yes_no")) return [{ concept: "matches", cost: 0.5 }];
	if (parts.scope.some(isDismissal)) return [{ concept: "dismissals", cost: 0.2 }];
	const seen =
		parts.scope.some((piece) => piece.is === "where" || piece.is === "side") &&
		(has(parts, "count") || parts.best.some(({ many }) => many));
	if (!person && (parts.scope.some(isOfMatch) || seen)) return [{ concept: "matches", cost: IMPLIED }];
	if (person && asksAmount(parts) && !parts.scope.some((piece) => piece.is === "person" && piece.bowls))
		return [{ concept: "runs", cost: IMPLIED }];
	return [];
}

/** "His 5 for 10" is one spell. */
const isLineOfRow = (piece: Scope) =>
	piece.is === "where" && piece.any.some(({ figures }) => figures?.wickets !== undefined && figures.runs !== undefined);

/** Overs are those of whoever bowled: of a man who is named they may be the wrong ones. */
const rowsOfLine = ({ units, scope }: Parts) =>
	units.includes("over") && !scope.some(({ is }) => is === "person") ? "overs" : "times";
const asksAmount = (parts: Parts) => has(parts, "count") || parts.more.length > 0 || parts.best.length > 0;
const isDismissal = (piece: Scope) =>
	piece.is === "where" && piece.any.some(({ dismissal }) => dismissal !== undefined);

/** Whether a condition is one on the match: the toss, who batted first, a super over. */
const isOfMatch = (piece: Scope) =>
	piece.is === "where" &&
	piece.any.some(({ toss, batted, super_over, rain_rule }) => toss ?? batted ?? super_over ?? rain_rule);

/** Two with an "or" between them are not added up. */
export const isChoice = ({ scope, links, more }: Parts) =>
	links.length > 0 || more.length > 0 || scope.some((piece) => piece.is === "person" && piece.joined === "or");

/** One figure of one man, side, season or of all: "Kohli runs 2016 against Mumbai". */
export function figureReadings(parts: Parts): Reading[] {
	const guess = ofNobody(parts) ? [] : (["guess"] as const);
	if (!only(parts, "count", "units", "list", "reach", ...guess) || parts.units.includes("season")) return [];
	if (alone(parts) && parts.nouns.some(({ by }) => by === "team")) return [];
	const isOut = parts.focus.includes("dismissals") || parts.focus.includes("victims") || parts.scope.some(isDismissal);
	if (
		parts.nouns.some(
			({ by, asked }) => (asked && !(isOut && by === "player" && has(parts, "count"))) || !SPENDABLE.has(by),
		) ||
		isChoice(parts)
	)
		return [];
	if (has(parts, "reach") && !parts.focus.some((concept) => concept === "balls" || concept.startsWith("fastest")))
		return [];
	const isNamed = parts.scope.some(({ is }) => is === "person" || is === "side");
	const asks =
		has(parts, "count") || parts.nouns.length === 0 || (CONCEPTS[parts.focus[0] ?? ""]?.counts && !has(parts, "which"));
	return asked(parts).flatMap(({ rows, measure, concept, cost }) =>
		framesFor(rows, measure, parts.scope, "rows").flatMap((frame) =>
			isNoFigure(parts, { rows, measure, concept, cost }, frame.question)
				? []
				: [
						{
							plan: { do: "value" as const, question: frame.question },
							cost:
								cost +
								frame.cost +
								oddity(rows, measure, frame.question, isNamed) +
								parts.nouns.length * NOUN_SPENT +
								(asks ? 0 : 1) +
								(needsSubject(parts, rows) ? 0.5 : 0),
						},
					],
		),
	);
}
/** Lines, extremes with their holders, and rows of people or sides of nobody are no single figure. */
function isNoFigure(parts: Parts, { rows, measure, concept }: Sense, question: Question): boolean {
	const isNamed = parts.scope.some(({ is }) => is === "person" || is === "side");
	if (question.having !== undefined || (CONCEPTS[concept]?.way && ofNobody(parts))) return true;
	if (rows === "campaigns" && OF_CAMPAIGNS.has(measure) && typeof question.where?.season === "number" && !isNamed)
		return true;
	if (rows === "awards") return !isNamed && !(has(parts, "count") && parts.scope.length > 0);
	if (rows === "appearances") return !ofPeople(parts);
	if (rows === "squads") return measure === "players" && !has(parts, "count");
	return rows === "sides" && measure === "matches" && !isNamed && !isOneSide(question);
}

/** How odd it is to ask for just this figure. */
export function oddity(rows: string, measure: string, { where }: Question, isNamed: boolean): number {
	if (rows === "campaigns") return OF_CAMPAIGNS.has(measure) && typeof where?.season === "number" ? 1.5 : 0;
	return rows === "batting" && measure === "runs" && !isNamed ? 0.5 : 0;
}

/** Of one season a side has one of these or none: that is no count. */
const OF_CAMPAIGNS = new Set(["finals", "titles", "playoffs", "runners_up", "seasons"]);
/** Nobody is named: an extreme is answered with its holder, as a ranking. */
export const ofNobody = ({ scope }: Parts) =>
	!scope.some((piece) => (piece.is === "person" || piece.is === "side" || piece.is === "step") && !piece.not);
/** Whether somebody is meant: matches of players are no matches. */
const ofPeople = ({ scope, nouns, focus }: Parts) =>
	scope.some(({ is }) => is === "person") ||
	nouns.some(({ by }) => by === "player") ||
	focus.includes("players") ||
	scope.some(
		(piece) =>
			piece.is === "where" &&
			piece.any.some(({ nationality, overseas, age, role }) => nationality ?? overseas ?? age ?? role),
	);
const alone = (parts: Parts) => parts.focus.length === 0 && parts.scope.some(({ is }) => is === "person");
/** Whether a condition tells one of the two sides of each match from the other. */
const isOneSide = ({ where = {} }: Question) =>
	[where.toss, where.batted, where.result].some((value) => typeof value === "string");
const SPENDABLE = new Set(["player", "team", "ground", "season", "match", "city"]);
const needsSubject = ({ scope }: Parts, rows: string) =>
	rows === "appearances" && !scope.some(({ is }) => is === "person");
/** Whether somebody or something is named that "he" or "that final" may be. */
export const named = (scope: Scope[]) =>
	scope.some(
		(piece: Piece) =>
			piece.is === "person" ||
			piece.is === "side" ||
			(piece.is === "where" && piece.any.some((where) => "season" in where)),
	);
