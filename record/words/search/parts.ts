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
	forms: Form[];
	links: string[];
	numbers: Of<"number">[];
	facts: FactName[];
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
		forms: [],
		links: [],
		numbers: [],
		facts: [],
		left: [],
	};
	for (const one of placed) {
		const { piece } = one;
		if (isScope(piece)) parts.scope.push(piece);
		else if (piece.is === "measure") parts.focus.push(piece.concept);
		else if (piece.is === "best") parts.best.push(piece);
		else if (piece.is === "more") parts.more.push(piece);
		else if (piece.is === "noun") parts.nouns.push(piece);
		else if (piece.is === "unit") parts.units.push(piece.unit);
		else if (piece.is === "form") parts.forms.push(piece.form);
		else if (piece.is === "number") parts.numbers.push(piece);
		else if (piece.is === "fact") parts.facts.push(piece.fact);
		else if (piece.is === "turned") parts.scope = parts.scope.map(turned);
		else if (piece.is === "link" && !SPENT_LINKS.has(piece.link)) parts.links.push(piece.link);
		else if (piece.is === "link") continue;
		else parts.left.push(one);
	}
	parts.scope = parts.scope.filter((piece, at) => !parts.scope.slice(0, at).some((before) => sameName(before, piece)));
	placeOf(parts);
	return settled({
		...parts,
		focus: [...new Set(parts.focus)],
		units: [...new Set(parts.units)],
		forms: [...new Set(parts.forms)],
		links: [...new Set(parts.links)],
	});
}

const SCOPE = new Set<Piece["is"]>(["person", "side", "where", "threshold", "step"]);
const isScope = (piece: Piece): piece is Scope => SCOPE.has(piece.is);

/** A side to which it was done. */
const turned = (piece: Scope): Scope => (piece.is === "side" && !piece.link ? { ...piece, link: "against" } : piece);

/** A name said twice is one. */
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
	const asks = parts.forms.includes("who") || parts.nouns.length > 0 || parts.best.length > 0;
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

/** What a concept stands for, the likelier first. */
export function sensesOf(concept: string): Sense[] {
	return (CONCEPTS[concept]?.senses ?? []).flatMap((sense, nth) => {
		const [rows, measure] = sense.split(".") as [RowsName, string];
		return { rows, measure, concept, cost: nth * 0.4 };
	});
}

/** Words for the rows themselves: beside a figure of them they add nothing. */
const ROWS_WORDS = new Set(["times", "matches", "innings", "score", "totals", "spells", "batting_innings"]);

/** What may be the figure that is asked for, all others being words beside it. */
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

const PERSONAL = new Set<RowsName>([
	"batting",
	"bowling",
	"fielding",
	"appearances",
	"awards",
	"squads",
	"dismissals",
	"people",
]);
const OF_SIDES = new Set<RowsName>(["innings", "sides", "campaigns"]);
const isPersonal = (rows: RowsName) => PERSONAL.has(rows);
export const isOfSides = (rows: RowsName) => OF_SIDES.has(rows);

const STANDS_OF_NOBODY = 1.2;
const OF_NOBODY = 1.5;
/** Figures that batters and bowlers have: of a bowler those of his bowling are meant. */
const BOTH_ARTS = new Set(["average", "strike_rate", "dots", "dot_percentage", "dismissals"]);
const OF_OVERS = new Set(["overs", "dearest_over", "maidens"]);
const isBowlers = ({ scope }: Parts) =>
	scope.some((piece) => piece.is === "person" && piece.bowls) &&
	scope.every((piece) => piece.is !== "person" || piece.bowls || piece.link === "against" || piece.link === "off");
/** Whom a bowler is against is a batter. */
const facesBowler = ({ scope }: Parts) =>
	scope.some((piece) => piece.is === "person" && piece.bowls && (piece.link === "against" || piece.link === "off"));
const hasLine = ({ scope }: Parts) => scope.some((piece) => piece.is === "threshold" && piece.concept !== "target");
/** How ill rows fit what is named: figures of people want a person, those of sides a side and nobody else. */
export function misfit(
	{ rows, measure, concept = measure }: { rows: RowsName; measure: string; concept?: string },
	parts: Parts,
): number {
	const person = parts.scope.some(({ is }) => is === "person");
	const side =
		parts.scope.some(({ is }) => is === "side") || parts.nouns.some(({ by }) => by === "team" || by === "opponent");
	const player = parts.nouns.some(({ by }) => by === "player");
	const wanted = parts.nouns.find((noun) => noun.rows)?.rows;
	const other = wanted && wanted !== rows && (rows === "batting" || rows === "bowling") ? 1 : 0;
	if (
		rows === "stands" &&
		measure !== "count" &&
		measure !== "highest" &&
		parts.scope.filter(({ is }) => is === "person").length < 2
	)
		return STANDS_OF_NOBODY;
	if (rows === "bowling" && BOTH_ARTS.has(concept) && facesBowler(parts)) return other + 1;
	if (rows === "batting" && BOTH_ARTS.has(concept) && isBowlers(parts)) return other + 0.6;
	if (rows === "overs" && !parts.units.includes("over") && !parts.focus.some((concept) => OF_OVERS.has(concept)))
		return 1.5;
	if (rows === "squads" && wanted === "bowling") return 1;
	if (person || player) return other + (isPersonal(rows) || rows === "stands" ? 0 : person ? 1.5 : 1);
	if (rows === "appearances" && measure === "won" && !person) return 2;
	if (has(parts, "who")) return isPersonal(rows) || rows === "stands" ? other : 0.6;
	if (rows === "appearances" && (measure === "matches" || measure === "won")) return 2;
	if (rows === "sides" && measure === "matches" && !side) return 1;
	if (rows === "awards") return 2;
	if ((rows === "batting" || rows === "bowling") && measure === "innings" && !wanted && !hasLine(parts))
		return OF_NOBODY + other;
	if (rows === "batting" && measure === "runs" && !side) return 0.5 + other;
	const team = parts.nouns.some(({ by }) => by === "team");
	return other + (side && isPersonal(rows) ? (measure === "innings" || team ? 1.5 : 0.8) : 0);
}
