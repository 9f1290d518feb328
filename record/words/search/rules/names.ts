import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Link, Piece } from "../../pieces.ts";
import { type Of, type Rule, rule } from "./rule.ts";

const KINDS = ["person", "side", "where"] as const;
const isWhere = (piece: Piece): piece is Of<"where"> => piece.is === "where";

/** The order of names: which are left out, which are joined, and the word before each. */
export const NAME_RULES: Rule[] = [
	// "away grounds, i.e. not at Uppal": the second says it again
	rule(["where", "restates", "where"], (_, __, one) => [one]),
	rule(["where", "restates", "not", "where"], (_, __, ___, one) => [{ ...one, not: true }]),
	rule(["where", "restates", "not", "link", "where"], (_, __, ___, ____, one) => [{ ...one, not: true }]),
	// "on their way to the 2026 title"
	rule(["restates", "where", "measure"], (_, season, { concept }) => (concept === "titles" ? [season] : undefined)),
	rule(["restates", "measure"], (_, { concept }) => (concept === "titles" ? [] : undefined)),
	rule(["restates"], () => []),
	// "fifty plus scores (hundreds included)"
	rule(["measure", "included"], ({ concept }) =>
		concept === "hundreds" ? [{ is: "measure", concept: "fifty_plus" }] : undefined,
	),
	rule(["included", "measure"], (_, { concept }) =>
		concept === "hundreds" ? [{ is: "measure", concept: "fifty_plus" }] : undefined,
	),
	rule(["where", "aside"], (one) => [{ ...one, not: true }]),
	// "rain-shortened games aside"
	rule(["where", "measure", "aside"], (one, { concept }) =>
		concept === "matches" ? [{ ...one, not: true }] : undefined,
	),
	rule(["side", "aside"], (one) => [{ ...one, not: true }]),
	rule(["person", "aside"], (one) => [{ ...one, not: true }]),
	rule(["measure", "aside"], ({ concept }) => leftOut(concept) ?? []),
	// "runs, not sixes"
	rule(["measure", "not", "measure"], (one, _, { concept }) => (leftOut(concept) ? undefined : [one]), "across"),
	rule(["where", "not", "where"], (a, _, b) => without(a, b)),
	...KINDS.map((kind) =>
		rule(["link", "noun", "not", kind], ({ link }, _, __, one) => [{ ...one, link, not: true } as Piece]),
	),
	rule(
		["measure", "not", "form", "measure"],
		(one, _, { form }, { concept }) => (form === "pronoun" && !leftOut(concept) ? [one] : undefined),
		"across",
	),
	rule(["not", "link", "where"], (_, __, one) => [{ ...one, not: true }]),
	rule(["not", "where"], (_, one) => [{ ...one, not: true }]),
	rule(["not", "link", "side"], (_, { link }, one) => [{ ...one, link, not: true }]),
	rule(["not", "side"], (_, one) => [{ ...one, not: true }]),
	rule(["not", "link", "person"], (_, { link }, one) => [{ ...one, link, not: true }]),
	rule(["not", "person"], (_, one) => [{ ...one, not: true }]),
	rule(["not", "measure"], (_, { concept }) => leftOut(concept)),
	rule(["not", "form", "measure"], (_, { form }, { concept }) => (form === "pronoun" ? leftOut(concept) : undefined)),
	rule(["after", "person"], (_, one) => [{ ...one, not: true, after: true }]),
	// "never in a final": no match of one, which is not the matches outside it
	// who never opened has no such innings at all, which is not those in which he did not
	// "no England bowler has ever": nobody of them, which is not all the others
	rule(["without", "where", "noun"], (_, one, noun) =>
		noun.by === "player" || noun.by === "team" ? [{ is: "form", form: "none" }, noun, one] : undefined,
	),
	rule(["without", "where"], (_, one) =>
		one.any.some(({ figures, opening, position }) => figures ?? opening ?? position)
			? undefined
			: (neverIn(one) ?? [{ ...one, not: true }]),
	),
	// "in a Chennai shirt"
	rule(["side", "fact"], (one, { fact }) => (fact === "shirt" ? [{ ...one, link: "for" }] : undefined)),
	rule(["side", "turned"], (one) => [{ ...one, link: "against" }]),
	// "the champions, Kolkata": who they were is named
	rule(["step", "side"], (step, side) => (step.field === "team" ? [withLink(side, step.link)] : undefined), "apart"),
	// "Narine, a spinner, has": what he is
	rule(["person", "where"], (one, trait) => (isTrait(trait) ? [describedBy(one, trait)] : undefined), "apart"),
	// "the opener Rohit"
	rule(["where", "person"], (trait, one) =>
		trait.describes && isTrait(trait) ? [describedBy(one, trait)] : undefined,
	),
	rule(["person", "person"], (a, b) => sameMan(a, b) ?? (a.known === "first" ? [{ is: "unknown" }] : undefined)),
	rule(["person", "person"], (a, b) => (a.ids.length > 1 || b.ids.length > 1 ? sameMan(a, b) : undefined), "across"),
	// "from his bat" is by him
	rule(["link", "person", "noun"], ({ link }, one, noun) =>
		link === "off" && noun.rows === "batting" ? [{ ...one, link: "by" }] : undefined,
	),
	// "off him" of a man who was named
	rule(["link", "form"], ({ link }, { form }) =>
		form === "pronoun" && link !== "and" ? [{ is: "form", form }] : undefined,
	),
	// "chases of 180": the target
	rule(["where", "link", "threshold"], (chase, { link }, limit) =>
		link === "of" && !limit.concept && chase.any.some(({ innings, result }) => innings === 2 && result === "won")
			? [chase, { ...limit, concept: "target", ofRow: true }]
			: undefined,
	),
	// "Rashid has dismissed Kohli", "Jadeja bowled Maxwell": who is named first took the wicket
	rule(["person", "measure", "link", "person"], (a, out, { link }, b) =>
		link === "victim" && out.concept === "dismissals" && !a.link && !b.link
			? [{ ...a, link: "by" }, out, { ...b, link: "victim" }]
			: undefined,
	),
	// "Rashid has dismissed a Chennai batter": his wickets
	// "whom has Narine dismissed most": who is named did it
	rule(["form", "person", "measure", "link"], (who, one, out, { link }) =>
		link === "victim" && who.form === "who" && out.concept === "dismissals" && !one.link
			? [who, { ...one, link: "by" }, out]
			: undefined,
	),
	rule(["person", "measure", "link", "side", "noun"], (a, out, { link }, side, { by, asked }) =>
		link === "victim" && out.concept === "dismissals" && !a.link && by === "player" && !asked
			? [
					{ ...a, link: "by" },
					{ is: "measure", concept: "wickets" },
					{ ...side, link: "against" },
				]
			: undefined,
	),
	rule(["person", "where", "person"], (a, how, b) =>
		isBowled(how) && !a.link && !b.link ? [{ ...a, link: "by" }, how, { ...b, link: "victim" }] : undefined,
	),
	// "his average and strike rate"
	rule(["measure", "link", "measure"], (a, { link }, b) => (link === "and" ? [a, { ...b, joined: true }] : undefined)),
	rule(["link", "threshold"], ({ link }, limit) => (link === "off" || link === "for" ? [limit] : undefined)),
	// "between Chennai and Mumbai"
	rule(["link", "side", "link", "side"], (between, a, { link }, b) =>
		between.link === "and" && link === "and" ? [a, { ...b, link: "against" }] : undefined,
	),
	...KINDS.flatMap((kind) => [
		rule([kind, "link", "link", kind], (a, { link }, second, b) =>
			isJoint(link) ? ([a, { ...b, ...second, is: kind, joined: link, ...notOf(a) }] as Piece[]) : undefined,
		),
		rule([kind, "link", kind], (a, { link }, b) =>
			isJoint(link) ? [a, { ...b, joined: link, ...notOf(a) } as Piece] : undefined,
		),
		rule(["link", kind], ({ link }, one) =>
			["and", "or", "than"].includes(link) || (link === "against" && isTime(one))
				? undefined
				: [{ ...one, link } as Piece],
		),
	]),
	// "runs off Bumrah and Shami": off either
	rule(["person", "person"], (a, b) =>
		b.joined && !b.link && (a.link === "off" || a.link === "against") ? [a, { ...b, link: a.link }] : undefined,
	),
	// "Kohli v Bumrah wickets": the bowler's
	rule(["person", "person", "measure"], (a, b, { concept }) =>
		concept === "wickets" && b.link === "against" && b.bowls && !a.bowls && !a.link
			? [
					{ ...b, link: "by" },
					{ ...a, link: "against" },
					{ is: "measure", concept },
				]
			: undefined,
	),
	// "Chennai v Delhi: Delhi wins?" asks of the one that is named again
	rule(["side", "side", "side"], (a, b, again) =>
		b.link === "against" && !again.link && String(b.ids) === String(again.ids)
			? [again, { ...a, link: "against" }]
			: undefined,
	),
];

const TIMES = new Set(["season", "date", "month", "stage", "round", "day_of_season"]);
/** Nobody plays against a season or a final: the word before it means something else. */
const isTime = (piece: Piece) =>
	isWhere(piece) && piece.any.every((where) => Object.keys(where).every((field) => TIMES.has(field)));
const isJoint = (link: string): link is "and" | "or" => link === "and" || link === "or";
/** A name joined to one that is left out is left out too. */
const notOf = (piece: Piece) =>
	"not" in piece && piece.not
		? { not: true as const, ...("link" in piece && piece.link ? { link: piece.link } : {}) }
		: {};

/** "Bowled" of two men is done by the one to the other. */
const isBowled = ({ any, link, not }: Of<"where">) =>
	!link && !not && any.some(({ dismissal }) => dismissal === "bowled");

const TRAITS = new Set([
	"against",
	"bowl_kind",
	"bowl_arm",
	"bat_hand",
	"role",
	"hand",
	"style",
	"nationality",
	"overseas",
	"opening",
	"age",
]);
/** Whether a condition says only what a man is. */
const isTrait = ({ any, link, not }: Of<"where">) =>
	!link && !not && any.every((where) => Object.keys(where).every((field) => TRAITS.has(field)));

/** A man with what is said of him: of what a word may mean that he is it himself, not those he is against. */
function describedBy(one: Of<"person">, { any }: Of<"where">): Of<"person"> {
	const own = any.find(({ against }) => against === undefined);
	return own ? { ...one, described: [...(one.described ?? []), own] } : one;
}

const withLink = (side: Of<"side">, link: Link | undefined): Of<"side"> => ({ ...side, ...(link ? { link } : {}) });

/** Rows that a measure counts, left out. Of one that has none the "not" is left unread: "the Royals did not play". */
function leftOut(concept: string): Piece[] | undefined {
	const { line, apart = line } = CONCEPTS[concept] ?? {};
	return apart && [{ is: "where", any: [apart], not: true }];
}

/** "Caught, not counting caught and bowled": one list of values less another. */
function without(a: Piece, b: Piece): Piece[] | undefined {
	if (!isWhere(a) || !isWhere(b)) return undefined;
	const [field = ""] = Object.keys(a.any[0] ?? {});
	const [all, less] = [a, b].map((one) => [(one.any[0] as Record<string, unknown>)[field]].flat());
	const left = all?.filter((value) => !less?.includes(value)) ?? [];
	return left.length > 0 && left.length < (all?.length ?? 0) && left.every((value) => typeof value === "string")
		? [{ ...a, any: [{ [field]: left.length === 1 ? left[0] : left }] }]
		: undefined;
}

const CAMPAIGNS: Record<string, string> = { final: "finals", playoff: "playoffs" };
function neverIn({ any: [{ stage, ...rest } = {}] }: Of<"where">): Piece[] | undefined {
	const concept = typeof stage === "string" && Object.keys(rest).length === 0 ? CAMPAIGNS[stage] : undefined;
	return concept ? [{ is: "threshold", concept, bounds: { to: 0 } }] : undefined;
}

/** A first name and a surname of one man; of two men they are no name. */
function sameMan(a: Of<"person">, b: Of<"person">): Piece[] | undefined {
	const both = a.ids.filter((id) => b.ids.includes(id));
	const described = [...(a.described ?? []), ...(b.described ?? [])];
	if (both.length > 0)
		return [
			{
				...b,
				ids: both,
				known: "whole",
				...(a.link ? { link: a.link } : {}),
				...(described.length > 0 ? { described } : {}),
			},
		];
	return undefined;
}
