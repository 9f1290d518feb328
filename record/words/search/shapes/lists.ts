import type { DimensionName } from "../../../language/dimensions.ts";
import { isQuestion, type Question } from "../../../language/question.ts";
import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Plan, Reading } from "../../plans/plan.ts";
import { type Frame, framesFor, isValid, type Lines, type Scope } from "../frames.ts";
import { misfit } from "../misfit.ts";
import { has, isOfSides, only, type Parts, type Sense, sensesOf } from "../parts.ts";
import { asked, isChoice } from "./figure.ts";
import { isOfSeasons } from "./meets.ts";

/** Everybody or everything that passed a line, or how many they are: "who has made 150", "how many men have five hundreds". */
export function listReadings(parts: Parts): Reading[] {
	const listed = has(parts, "list") ? (["every", "both"] as const) : [];
	if (!only(parts, "who", "list", "count", "units", "different", ...listed) || isChoice(parts) || isBoth(parts))
		return [];
	if (parts.units.includes("season") && parts.scope.some((piece) => isOfSeasons(parts, piece))) return [];
	const prefers: Lines = parts.units.includes("season")
		? "lines"
		: parts.units.length > 0 ||
				parts.focus.length > 0 ||
				parts.scope.some((piece) => piece.is === "threshold" && (!piece.concept || isScore(parts, piece)))
			? "rows"
			: "lines";
	const senses = [...asked(parts), ...ofLines(parts), ...played(parts)];
	// an extreme has one holder, of which a list would have all
	return senses
		.filter(({ concept }) => !CONCEPTS[concept]?.way)
		.flatMap((sense) =>
			groupsOf(parts, sense).flatMap((by) =>
				framesFor(sense.rows, sense.measure, parts.scope, prefers).flatMap((frame) =>
					readingOf(parts, sense, by, frame),
				),
			),
		);
}

/** "His 68 runs, against which side": a number that is no round line is the score of one innings. */
const isScore = ({ scope }: Parts, { concept, bare, bounds }: Extract<Scope, { is: "threshold" }>) =>
	concept === "runs" &&
	bare === true &&
	(bounds.from ?? 0) % ROUND !== 0 &&
	scope.some((piece) => piece.is === "person" && !piece.not);
const ROUND = 5;

/** Two at once are no list of either. */
const isBoth = (parts: Parts) =>
	has(parts, "both") && !has(parts, "list") && parts.scope.some((piece) => "joined" in piece && piece.joined === "and");

function readingOf(parts: Parts, sense: Sense, by: DimensionName[], frame: Frame): Reading[] {
	const question = by[0] === "match" ? rowsOf(frame.question, sense) : linesWith(frame.question, sense, by);
	if (
		by[0] === "ground" &&
		["played", "matches"].includes(sense.concept) &&
		!has(parts, "count") &&
		parts.scope.some(({ is }) => is === "person")
	)
		return [];
	if (!question || !isValid(question) || by.some((name) => isOne(question.where?.[name as "player"]))) return [];
	const counts =
		has(parts, "count") || (parts.units.includes("season") && by.length > 1 && !has(parts, "who", "list", "which"));
	const plan = planOf(parts, question, by, counts);
	return [{ plan, cost: sense.cost + frame.cost + (counts ? oddCount(parts, question) : 0) + oddList(question, by) }];
}

/** The lines, or their number: a wanted man counts once, even with several seasons. */
function planOf(parts: Parts, question: Question, by: DimensionName[], counts: boolean): Plan {
	const main = by[0] as DimensionName;
	if (!counts) return { do: "list", question, by: main };
	const once = by.length > 1 && parts.nouns.some((noun) => noun.asked && noun.by === main);
	return { do: "lines", question, by: main, ...(once ? { once } : {}) };
}

/** Dismissals are counted themselves rather than those who have some. */
const oddCount = (parts: Parts, { rows, where }: Question) =>
	(where?.dismissal ? 1 : 0) + (rows === "dismissals" && !has(parts, "different") ? 1.5 : 0);
const oddList = (question: Question, [main]: DimensionName[]) =>
	(goesWithoutSaying(question) ? 1.5 : 0) + (question.rows === "awards" && main === "team" ? 1.5 : 0);

/** Every side wins and loses matches of a season: "who won 2012" asks for the title. */
const goesWithoutSaying = ({ rows, where = {}, having = {} }: Question) =>
	rows === "sides" &&
	[having.won, having.lost].some((bounds) => JSON.stringify(bounds) === '{"from":1}') &&
	Object.keys(where).every((field) => field === "season" || field === "team");
const isOne = (value: unknown) => typeof value === "string" || typeof value === "number" || isQuestion(value);

/** Without a measure those who played. */
function played(parts: Parts): Sense[] {
	if (parts.focus.length > 0 || parts.scope.some(({ is }) => is === "threshold")) return [];
	return sensesOf("matches").map((sense) => ({
		...sense,
		concept: "played",
		cost: sense.cost + 0.5 + misfit(sense, parts),
	}));
}

/** Lines of a figure that is named only with its number: "players with 100 sixes or more". */
function ofLines(parts: Parts): Sense[] {
	if (parts.focus.length > 0) return [];
	return parts.scope.flatMap((piece) =>
		piece.is === "threshold" && piece.concept
			? sensesOf(piece.concept)
					.filter(({ rows }) => !parts.units.includes("over") || rows === "overs")
					.map((sense) => ({
						...sense,
						concept: "played",
						cost: sense.cost + misfit(sense, parts),
					}))
			: [],
	);
}

/** What the list is of, by the question's nouns. `alone`: a person without a measure, whose sides or seasons are listed. */
function nounsOfList(parts: Parts, rows: Sense["rows"], alone: boolean): DimensionName[] {
	const nouns = parts.nouns
		.filter(({ asked, by }) => asked || (alone && (by === "team" || by === "season")))
		.map((noun) => (noun.rows === "bowling" && rows === "dismissals" ? ("bowler" as const) : noun.by));
	return [...new Set(nouns)];
}

function groupsOf(parts: Parts, { rows }: Sense): DimensionName[][] {
	const alone = parts.focus.length === 0 && parts.scope.some(({ is }) => is === "person");
	const nouns = nounsOfList(parts, rows, alone);
	const of = parts.scope.some((piece) => piece.is === "person" && !piece.not);
	const rowsAsked = (alone || (of && nouns.includes("season"))) && nouns.length > 1;
	const season = parts.units.includes("season") && !nouns.includes("season") ? (["season"] as const) : [];
	const side = parts.scope.some((piece) => piece.is === "side" && !piece.not);
	const someone = isOfSides(rows) ? (side ? "opponent" : "team") : "player";
	const wantsSomeone =
		has(parts, "who") || parts.focus.includes("squad") || season.length > 0 || winnersOf(parts, rows);
	const unnamed: DimensionName[] = wantsSomeone ? [someone] : [];
	const main: DimensionName[] = rowsAsked ? ["match"] : nouns.length > 0 ? nouns.slice(0, 1) : unnamed;
	return main.map((by) => [by, ...season]);
}

/** An award of nobody in particular: its winners are listed. */
const winnersOf = (parts: Parts, rows: Sense["rows"]) =>
	rows === "awards" && !has(parts, "count") && !parts.scope.some(({ is }) => is === "person");

/** A line is in the list when it has one at least, unless the question says how many. */
function linesWith(question: Question, { measure, concept }: Sense, by: DimensionName[]): Question | undefined {
	const { counts: isCount, line } = CONCEPTS[concept] ?? {};
	const counts = (isCount || line) && !(question.having && measure in question.having);
	const lines = counts ? { ...question.having, [measure]: { from: 1 } } : question.having;
	const says = lines || question.where?.figures || concept === "played";
	return says ? { ...question, by, ...(lines ? { having: lines } : {}), order: "keys", limit: 1000 } : undefined;
}

/** The rows themselves, for their matches: those with the line that the measure counts. */
export function rowsOf({ having, ...question }: Question, { concept }: Pick<Sense, "concept">): Question | undefined {
	const line = question.rows === "dismissals" ? undefined : CONCEPTS[concept]?.line;
	const { where = {} } = question;
	const whole = concept === "played" || concept === "matches" || question.rows === "dismissals";
	if (having || (!line && !where.figures && !whole)) return undefined;
	const figures = { ...line?.figures, ...where.figures };
	const all = { ...where, ...line, ...(Object.keys(figures).length > 0 ? { figures } : {}) };
	return {
		...question,
		...(Object.keys(all).length > 0 ? { where: all } : {}),
		list: true,
		order: "keys",
		limit: 1000,
	};
}
