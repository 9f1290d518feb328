import type { Question, Where } from "../../../language/question.ts";
import type { FactName } from "../../pieces.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid, type Scope } from "../frames.ts";
import { has, only, type Parts } from "../parts.ts";

const OF_SIDES = new Set<FactName>(["captain", "coach", "owner", "home"]);
const named = ({ scope }: Parts, kind: "person" | "side") => scope.filter((piece) => piece.is === kind && !piece.not);
const one = (pieces: Scope[]) => {
	const [piece, ...more] = pieces;
	return piece && "ids" in piece && more.length === 0 && piece.ids.length === 1 ? piece.ids[0] : undefined;
};
const seasonOf = ({ scope }: Parts) =>
	scope.filter((piece) => piece.is === "where" && "season" in (piece.any[0] ?? {}));
const NONE: Question = { rows: "people", measures: ["people"] };

/** "Who captains Lucknow", "Kohli's shirt number", "how old is Dhoni". */
export function factReadings(parts: Parts): Reading[] {
	const facts = [
		...new Set([...parts.facts, ...(has(parts, "age") && parts.focus.length === 0 ? ["age" as const] : [])]),
	];
	const [fact, ...more] = facts;
	if (!fact || more.length > 0 || parts.focus.length > 0 || !only(parts, "facts", "who", "count", "yes_no", "age"))
		return [];
	const subject = subjectOf(parts);
	if (!subject || (OF_SIDES.has(fact) ? !subject.side && !subject.person : !subject.person)) return [];
	const asked = fact === "born" && parts.nouns.some(({ by }) => by === "season") ? ("birth_year" as const) : fact;
	return [{ plan: { do: "fact", fact: asked, ...subject, question: NONE }, cost: 0 }];
}

/** The man, side and season that a fact is about; undefined when more is named. */
function subjectOf(parts: Parts): { person?: string; side?: string; season?: number } | undefined {
	const [person, side] = [one(named(parts, "person")), one(named(parts, "side"))];
	const [season] = seasonOf(parts);
	const year = season?.is === "where" ? season.any[0]?.season : undefined;
	const spent = [person, side, season].filter(Boolean).length;
	if (spent !== parts.scope.length || (season && typeof year !== "number")) return undefined;
	return {
		...(person ? { person } : {}),
		...(side ? { side } : {}),
		...(typeof year === "number" ? { season: year } : {}),
	};
}

/** The league table of a season, whole or one place of it. */
export function tableReadings(parts: Parts): Reading[] {
	if (!has(parts, "table") || !only(parts, "table", "who", "list", "best", "numbers")) return [];
	if (parts.focus.some((concept) => concept !== "place" && concept !== "points") || parts.best.length > 1) return [];
	const [best] = parts.best;
	const place = best ? (best.way === "low" || best.way === "worst" ? undefined : (best.rank ?? 1)) : undefined;
	if (best && place === undefined) return [];
	const [frame] = framesFor("campaigns", "points", parts.scope, "rows");
	if (!frame || parts.scope.some(({ is }) => is === "threshold")) return [];
	const where: Where = {
		...frame.question.where,
		...(place ? { figures: { place: { from: place, to: place } } } : {}),
	};
	const question: Question = { ...frame.question, where, list: true, order: "keys", limit: 20 };
	return isValid(question) ? [{ plan: { do: "table", question }, cost: frame.cost }] : [];
}

/** "Scorecard of the 2016 final": the matches that are meant, with their totals. */
export function cardReadings(parts: Parts): Reading[] {
	if (!has(parts, "scorecard") || parts.focus.length > 0 || parts.scope.length === 0) return [];
	if (!only(parts, "scorecard", "rivalry") || parts.scope.some(({ is }) => is === "threshold")) return [];
	return framesFor("matches", "matches", parts.scope, "rows").map(({ question, cost }) => ({
		plan: { do: "card" as const, question: { ...question, list: true, order: "keys" as const, limit: 100 } },
		cost,
	}));
}

const SUMMARY: Record<"person" | "side" | "ground", Question[]> = {
	person: [
		{ rows: "appearances", measures: ["matches"] },
		{ rows: "batting", measures: ["runs", "average", "strike_rate", "highest", "hundreds", "fifties"] },
		{ rows: "bowling", measures: ["wickets", "economy", "average", "best"] },
		{ rows: "fielding", measures: ["catches"] },
	],
	side: [
		{ rows: "sides", measures: ["matches", "won", "lost", "win_percentage"] },
		{ rows: "campaigns", measures: ["titles", "finals", "playoffs"] },
		{ rows: "innings", measures: ["highest", "lowest"] },
	],
	ground: [
		{ rows: "matches", measures: ["matches"] },
		{ rows: "innings", measures: ["average_total", "highest", "lowest"] },
	],
};
const OF_BATTER: Question[] = [
	{ rows: "batting", measures: ["runs", "balls", "strike_rate", "outs", "fours", "sixes"] },
];

/** A name and nothing else: all there is of it. */
export function overviewReadings(parts: Parts): Reading[] {
	if (parts.focus.length > 0 || parts.nouns.some(({ asked }) => asked) || !only(parts, "overview")) return [];
	if (parts.scope.some(({ is }) => is === "threshold" || is === "step") || has(parts, "both", "together")) return [];
	const [people, sides] = [named(parts, "person"), named(parts, "side")];
	const kind = kindOf(people, sides);
	if (people.length > 2 || sides.length > 1 || (kind === "ground" && !isOfPlace(parts))) return [];
	const [, second] = people;
	if (second && "joined" in second && second.joined === "and") return comparedReadings(parts, people);
	const isDuel = people.length === 2 || (kind === "person" && parts.scope.some(faces));
	const of = (isDuel ? OF_BATTER : SUMMARY[kind]).flatMap((part) => summed(parts, part));
	const [question] = of;
	return question ? [{ plan: { do: "overview", of, question }, cost: 2 }] : [];
}
const faces = (piece: Scope) => piece.is === "where" && piece.any[0]?.against !== undefined;

/** One line of an overview. */
function summed(parts: Parts, { rows, measures }: Question): Question[] {
	const [frame] = framesFor(rows, measures[0] ?? "", parts.scope, "rows");
	return frame ? [{ ...frame.question, measures }] : [];
}
const isSeason = (piece: Scope) => piece.is === "where" && piece.any.some((where) => "season" in where);
const isPlace = (piece: Scope) =>
	piece.is === "where" && piece.any.some((where) => "ground" in where || "city" in where);

const kindOf = (people: Scope[], sides: Scope[]): keyof typeof SUMMARY => {
	if (people.length > 0) return "person";
	return sides.length > 0 ? "side" : "ground";
};
const isOfPlace = ({ scope }: Parts) =>
	scope.some(isPlace) && scope.every((piece) => isPlace(piece) || isSeason(piece));

/** Two sides against one another: which has won more. */
export function rivalryReadings(parts: Parts): Reading[] {
	const sides = named(parts, "side");
	const [a, b, ...more] = sides;
	if (!a || !b || more.length > 0 || a.is !== "side" || b.is !== "side") return [];
	const asks = has(parts, "rivalry") || parts.more.length > 0 || b.link === "against" || parts.links.includes("or");
	if (
		!asks ||
		!asksWinner(parts) ||
		!only(parts, "rivalry", "more", "links", "who", "best", "yes_no", "difference", "count")
	)
		return [];
	const rest = parts.scope.filter((piece) => piece !== a && piece !== b);
	const of = [
		[a, b],
		[b, a],
	].map(([own, other], at) => {
		const scope: Scope[] = [
			{ is: "side", ids: own?.is === "side" ? own.ids : [], link: "for" },
			{ is: "side", ids: other?.is === "side" ? other.ids : [], link: "against" },
			...rest,
		];
		return { name: String(at), question: framesFor("sides", "won", scope, "rows")[0]?.question ?? NONE };
	});
	if (of.some(({ question }) => question === NONE)) return [];
	const ask = has(parts, "yes_no")
		? ("check" as const)
		: has(parts, "difference")
			? ("difference" as const)
			: ("which" as const);
	return [
		{ plan: { do: "compare", ask, way: parts.more[0]?.way ?? "high", of }, cost: has(parts, "rivalry") ? 0 : 0.6 },
	];
}

/** Whether it is asked who has won more: "how often have they met" asks for no winner. */
function asksWinner(parts: Parts): boolean {
	if (!parts.focus.every((concept) => concept === "wins" || concept === "matches")) return false;
	const counts = has(parts, "count") && !has(parts, "difference") && parts.more.length === 0;
	if (counts && (parts.focus.length > 0 || !has(parts, "rivalry"))) return false;
	const compares = has(parts, "rivalry", "who") || parts.more.length + parts.best.length + parts.links.length > 0;
	return compares || parts.focus.join() !== "matches";
}

/** Those whose first match it was: they had none in the seasons before. */
export function debutReadings(parts: Parts): Reading[] {
	const [season, ...more] = seasonOf(parts);
	const year = season?.is === "where" && more.length === 0 ? season.any[0]?.season : undefined;
	if (!has(parts, "debut") || typeof year !== "number" || !only(parts, "debut", "count", "who", "list", "different"))
		return [];
	if (parts.focus.some((concept) => concept !== "matches" && concept !== "players")) return [];
	return framesFor("appearances", "matches", parts.scope, "rows").map(({ question, cost }) => {
		const before: Question = {
			rows: "appearances",
			measures: ["matches"],
			where: { season: { to: year - 1 } },
			by: ["player"],
			order: "keys",
			limit: 1000,
		};
		const debut: Question = {
			...question,
			where: { ...question.where, not: { ...question.where?.not, player: { question: before } } },
			by: ["player"],
			order: "keys",
			limit: 1000,
		};
		const count = has(parts, "count") || !(has(parts, "who", "list") || parts.nouns.some(({ asked }) => asked));
		return {
			plan: { do: count ? ("lines" as const) : ("list" as const), question: debut, by: "player" as const },
			cost,
		};
	});
}

/** Two men beside one another, each with all there is of him. */
function comparedReadings(parts: Parts, people: Scope[]): Reading[] {
	const rest = parts.scope.filter((piece) => !people.includes(piece));
	const of = people.flatMap((person) =>
		SUMMARY.person.flatMap(({ rows, measures }) => {
			const own: Scope[] = [{ is: "person", ids: "ids" in person ? person.ids : [], known: "whole" }, ...rest];
			const [frame] = framesFor(rows, measures[0] ?? "", own, "rows");
			return frame ? [{ ...frame.question, measures }] : [];
		}),
	);
	const [question] = of;
	return question && has(parts, "overview") ? [{ plan: { do: "overview", of, question }, cost: 1 }] : [];
}
