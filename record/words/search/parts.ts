import type { DimensionName } from "../../language/dimensions.ts";
import type { Measure } from "../../language/measures/measure.ts";
import { ROWS, type RowsName } from "../../language/rows/rows.ts";
import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { FactName, Form, Piece, Placed, Unit } from "../pieces.ts";
import type { Scope } from "./frames.ts";
import { settled } from "./settle/all.ts";

type Of<Name extends Piece["is"]> = Extract<Piece, { is: Name }>;
/** The pieces of a question, sorted by what they are. */
export type Parts = {
	scope: Scope[];
	focus: string[];
	best: Of<"best">[];
	more: Of<"more">[];
	nouns: Of<"noun">[];
	units: Unit[];
	/** for each of which a figure is wanted */
	each: DimensionName[];
	forms: Form[];
	links: string[];
	numbers: Of<"number">[];
	facts: FactName[];
	/** how many there are of what, as the question says */
	given: Of<"given">[];
	/** the question wants several figures */
	joint: boolean;
	/** with whom a place is shared */
	level?: string;
	/** what has no part in any question, with its words */
	left: Placed[];
};

const SPENT_LINKS = new Set(["at", "for", "by", "of", "to", "with", "and"]);

/** Sorts pieces; what no question has a place for is `left`. */
export function partsOf(placed: Placed[]): Parts {
	const parts: Parts = {
		scope: [],
		focus: [],
		best: [],
		more: [],
		nouns: [],
		units: [],
		each: [],
		forms: [],
		links: [],
		numbers: [],
		facts: [],
		given: [],
		joint: placed.some(({ piece }) => piece.is === "measure" && piece.joined),
		left: [],
	};
	for (const one of withChoice(placed)) sortIn(parts, one);
	// "who lost by the most runs": whom the winners beat
	const isTurned = placed.some(({ piece }) => piece.is === "turned");
	if (isTurned) parts.scope = parts.scope.map(turned);
	if (isTurned && !parts.scope.some(({ is }) => is === "side"))
		parts.nouns = [{ is: "noun", by: "opponent", asked: true }];
	// "he made nearly a thousand; what was the exact figure?"
	if (parts.forms.includes("exact")) parts.left = parts.left.filter(({ piece }) => piece.is !== "rough");
	parts.forms = parts.forms.filter((form) => form !== "exact");
	if (isGuess(placed)) {
		parts.left = parts.left.filter(({ piece }) => piece.is !== "rough");
		parts.forms.push("guess");
	}
	parts.scope = saidOnce(parts.scope);
	placeOf(parts);
	return settled({
		...parts,
		focus: [...new Set(parts.focus)],
		units: [...new Set(parts.units)],
		forms: [...new Set(parts.forms)],
		links: [...new Set(parts.links)],
	});
}

/** Marks those between whom a question lets choose: names beside one another of which the last comes behind an "or". */
function withChoice(placed: Placed[]): Placed[] {
	const last = placed.findLastIndex(({ piece }) => isName(piece) && piece.joined === "or");
	const kind = placed[last]?.piece.is;
	let first = last;
	while (first > 0 && placed[first - 1]?.piece.is === kind) first -= 1;
	return placed.map((one, at) =>
		at >= first && at <= last && isName(one.piece) ? { ...one, piece: { ...one.piece, choice: true } } : one,
	);
}
const isName = (piece: Piece) => piece.is === "person" || piece.is === "side";

/** "Dhoni's highest score? 80 something": what the asker guesses after the question. */
const isGuess = (placed: Placed[]) => {
	const last = placed.at(-1);
	return last?.piece.is === "rough" && last.gap && placed.length > 1;
};

/** Puts a piece where its kind belongs. */
function sortIn(parts: Parts, one: Placed): void {
	const { piece } = one;
	if (isScope(piece)) parts.scope.push(piece);
	else if (piece.is === "link") parts.links.push(...(SPENT_LINKS.has(piece.link) ? [] : [piece.link]));
	else if (piece.is !== "turned" && !putNamed(parts, piece)) parts.left.push(one);
}

/** Puts a word for a figure, an extreme, a noun or a form; false when it is none of these. */
function putNamed(parts: Parts, piece: Piece): boolean {
	switch (piece.is) {
		case "measure":
			return parts.focus.push(piece.concept) > 0;
		case "best":
			return parts.best.push(piece) > 0;
		case "more":
			return parts.more.push(piece) > 0;
		case "noun":
			return parts.nouns.push(piece) > 0;
		case "unit":
			return parts.units.push(piece.unit) > 0;
		case "each":
			return parts.each.push(piece.by) > 0;
		case "form":
			return parts.forms.push(piece.form) > 0;
		case "number":
			return parts.numbers.push(piece) > 0;
		case "given":
			return parts.given.push(piece) > 0;
		case "fact":
			return parts.facts.push(piece.fact) > 0;
		default:
			return false;
	}
}

const SCOPE = new Set<Piece["is"]>(["person", "side", "where", "threshold", "step"]);
const isScope = (piece: Piece): piece is Scope => SCOPE.has(piece.is);

/** A side to which it was done. */
const turned = (piece: Scope): Scope =>
	piece.is === "side" && (!piece.link || piece.link === "for" || piece.link === "of")
		? { ...piece, link: "against" }
		: piece;

/** A name said twice is one; where one of the two says its part, it plays that. */
function saidOnce(scope: Scope[]): Scope[] {
	const once: Scope[] = [];
	for (const piece of scope) {
		const at = once.findIndex((before) => sameName(before, piece));
		const there = once[at];
		if (!there) once.push(piece);
		else if (isPlain(there) && !isPlain(piece)) once[at] = piece;
	}
	return once;
}
const isPlain = (piece: Scope) => !("link" in piece && piece.link);

const sameName = (a: Scope, b: Scope) =>
	(a.is === "side" || a.is === "person") &&
	a.is === b.is &&
	JSON.stringify(a.ids) === JSON.stringify(b.ids) &&
	a.not === b.not &&
	(!a.link || !b.link || isOther(a.link) === isOther(b.link));
/** Whether a word before a name says that it is the other side. */
const isOther = (link: string) => link === "against" || link === "off";

/** "Who stood third", "who is the second": a place by itself is one of the ranking. */
function placeOf(parts: Parts): void {
	const [place, ...more] = parts.numbers;
	// "how many" beside a noun wants no place, unless a word asks for the noun
	const isNoun = parts.nouns.some(({ asked }) => asked || !parts.forms.includes("count"));
	const asks = parts.forms.includes("who") || isNoun || parts.best.length > 0;
	if (
		!place?.ordinal ||
		more.length > 0 ||
		!asks ||
		place.value === 1 ||
		place.value > MOST_PLACES ||
		parts.best.some(({ rank }) => rank)
	)
		return;
	parts.best = [{ is: "best", way: "high", ...parts.best[0], rank: place.value }];
	parts.numbers = [];
}
const MOST_PLACES = 10;

export const has = ({ forms }: Parts, ...names: Form[]) => names.some((name) => forms.includes(name));
/** Whether a question has no parts but these. */
export function only(parts: Parts, ...allowed: (keyof Parts | Form)[]): boolean {
	const groups = ["best", "more", "units", "links", "numbers", "facts", "left"] as const;
	return (
		groups.every((group) => parts[group].length === 0 || allowed.includes(group)) &&
		parts.forms.every((form) => FREE.has(form) || allowed.includes(form))
	);
}
/** Forms that every reading may have: they say only how the answer is wanted. */
const FREE = new Set<Form>(["which", "pronoun", "that", "together", "both"]);

export type Sense = { rows: RowsName; measure: string; concept: string; cost: number };

/** What a concept may mean, the likelier first. */
export function sensesOf(concept: string): Sense[] {
	return (CONCEPTS[concept]?.senses ?? []).flatMap((sense, nth) => {
		const [rows, measure] = sense.split(".") as [RowsName, string];
		return { rows, measure, concept, cost: nth * 0.4 };
	});
}

/** Words for the rows themselves: beside a figure of them they add nothing. */
const ROWS_WORDS = new Set(["times", "matches", "innings", "score", "totals", "spells", "batting_innings"]);

/** Each concept that may be the wanted figure, where all others are words beside it. */
export function focuses({ focus }: Parts): { concept: string; cost: number }[] {
	const named = focus.flatMap((concept, at) => {
		const { beside = [] } = CONCEPTS[concept] ?? {};
		const others = focus.filter((_, other) => other !== at);
		const free = others.every((other) => ROWS_WORDS.has(other) || beside.includes(other));
		return free
			? [{ concept, cost: others.length * 0.3 + (ROWS_WORDS.has(concept) && others.length > 0 ? 1 : 0) }]
			: [];
	});
	const together = BALLS_OF.find(
		([of]) => focus.includes(of) && focus.some((one) => one === "balls" || one === "balls_faced"),
	);
	return together && focus.length === 2 ? [...named, { concept: together[1], cost: -0.5 }] : named;
}
/** The balls of a hundred are those up to it. */
const BALLS_OF = [
	["hundreds", "fastest_hundred"],
	["fifties", "fastest_fifty"],
] as const;

export const measureOf = ({ rows, measure }: Pick<Sense, "rows" | "measure">) =>
	(ROWS[rows].measures as Record<string, Measure>)[measure] as Measure;

const OF_SIDES = new Set<RowsName>(["innings", "sides", "campaigns"]);
export const isOfSides = (rows: RowsName) => OF_SIDES.has(rows);
