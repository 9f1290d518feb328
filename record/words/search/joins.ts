import type { Where } from "../../language/question.ts";
import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Bounds, Piece } from "../pieces.ts";

type Kind = Piece["is"];
type Of<Name extends Kind> = Extract<Piece, { is: Name }>;
/** Neighbours that make one: the kinds in a row, and what they become; undefined when they do not belong together. */
export type Rule = { take: Kind[]; make: (...pieces: never[]) => Piece[] | undefined; across?: true };

const rule = <const Kinds extends Kind[]>(
	take: Kinds,
	make: (...pieces: { [At in keyof Kinds]: Of<Kinds[At]> }) => Piece[] | undefined,
	across?: true,
): Rule => ({ take: [...take], make: make as Rule["make"], ...(across ? { across } : {}) });

const where = (...any: Where[]): Piece[] => [{ is: "where", any }];
const seasons = (from: number | undefined, to: number | undefined) =>
	where({ season: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } });
const line = (bounds: Bounds): Piece[] => [{ is: "bounds", bounds }];

const BOUNDS: Record<Of<"compare">["bound"], (value: number) => Bounds> = {
	from: (value) => ({ from: value }),
	over: (value) => ({ from: value + STEP }),
	to: (value) => ({ to: value }),
	under: (value) => ({ to: value - STEP }),
	exactly: (value) => ({ from: value, to: value }),
};
/** "Over 8" of a rate is just above it; the language asks whole numbers of counts, where it is the next one. */
const STEP = 0.001;
const POWERS = [100, 1000];
/** smaller numbers by themselves are no line of runs or wickets */
const LEAST_LINE = 20;
const isYear = (value: number) => value > 2000 && value <= 2050;
/** what there are thousands of */
const MANY = new Set(["runs", "balls", "balls_faced", "balls_bowled"]);

/** Of these a number before them says how many there are, and one after them how high they are. */
const COUNTED = new Set(["innings", "matches", "overs", "times", "batting_innings", "bowling_innings", "spells"]);

function threshold(concept: string, bounds: Bounds, bare?: true, before = true): Piece[] {
	const { figure, counts } = CONCEPTS[concept] ?? {};
	if (concept === "all_outs")
		return [
			...where({ figures: { wickets: { from: 10 } } }),
			{ is: "threshold", concept: "runs", bounds, ofRow: true },
		];
	if (!figure || !counts || (before && COUNTED.has(concept)))
		return [{ is: "threshold", concept, bounds, ...(bare ? { bare } : {}) }];
	return [
		{ is: "measure", concept },
		{ is: "threshold", concept: figure, bounds, ofRow: true, ...(bare ? { bare } : {}) },
	];
}

/** In the order in which they are tried. */
export const RULES: Rule[] = [
	rule(["number", "number"], (a, b) =>
		POWERS.includes(b.value) && a.value < 100 && !a.ordinal ? [{ ...b, value: a.value * b.value }] : undefined,
	),
	// seasons
	rule(["link", "season", "link", "season"], (and, a, link, b) =>
		and.link === "and" && ["and", "to"].includes(link.link) ? seasons(a.value, b.value) : undefined,
	),
	rule(["since", "season", "link", "season"], (_, a, link, b) =>
		["to", "and"].includes(link.link) ? seasons(a.value, b.value) : undefined,
	),
	rule(["since", "season", "until", "season"], (_, a, __, b) => seasons(a.value, b.value)),
	rule(["season", "link", "season"], (a, { link }, b) => (link === "to" ? seasons(a.value, b.value) : undefined)),
	rule(["season", "until", "season"], (a, _, b) => seasons(a.value, b.value)),
	rule(["season", "link", "number"], (a, { link }, b) =>
		link === "to" && b.value < 100 ? seasons(a.value, 100 * Math.floor(a.value / 100) + b.value) : undefined,
	),
	rule(["since", "season"], (_, { value }) => seasons(value, undefined)),
	rule(["before", "season"], (_, { value }) => seasons(undefined, value - 1)),
	rule(["after", "season"], (_, { value }) => seasons(value + 1, undefined)),
	rule(["until", "season"], (_, { value }) => seasons(undefined, value)),
	rule(["season"], ({ value }) => where({ season: value })),
	rule(["position", "number", "compare"], (_, { value }, { bound }) =>
		where({ position: lower(BOUNDS[bound](value)) }),
	),
	rule(["position", "number", "link", "number"], (_, a, link, b) =>
		["and", "to", "or"].includes(link.link) ? where({ position: { from: a.value, to: b.value } }) : undefined,
	),
	// numbers and their lines
	rule(["link", "number", "link", "number"], (and, a, link, b) =>
		and.link === "and" && ["and", "to"].includes(link.link) ? line({ from: a.value, to: b.value }) : undefined,
	),
	rule(["number", "link", "number"], (a, { link }, b) =>
		link === "to" ? line({ from: a.value, to: b.value }) : undefined,
	),
	rule(["compare", "number"], ({ bound }, { value, ordinal }) => (ordinal ? undefined : line(BOUNDS[bound](value)))),
	rule(["number", "compare"], ({ value, ordinal }, { bound }) =>
		ordinal || bound === "over" ? undefined : line(BOUNDS[bound](value)),
	),
	rule(["number"], ({ value, least }) => (least ? line({ from: value }) : undefined)),
	// places, positions, overs, wickets
	rule(["number", "best"], ({ value, ordinal }, best) => [
		{ ...best, ...(ordinal ? { rank: value } : { top: value }) },
	]),
	rule(["best", "number", "measure"], (best, { value, ordinal }, measure) =>
		ordinal || value > 20 || best.way === "low" || CONCEPTS[measure.concept]?.figure
			? undefined
			: [{ ...best, top: value }, measure],
	),
	rule(["best", "number", "link", "measure"], (best, { value, ordinal }, _, measure) =>
		ordinal || value > 20 ? undefined : [{ ...best, top: value }, measure],
	),
	rule(["best", "number", "noun"], (best, { value }, noun) => [{ ...best, top: value }, noun]),
	rule(["best", "number", "where", "noun"], (best, { value }, condition, noun) => [
		{ ...best, top: value },
		condition,
		noun,
	]),
	rule(["position", "number"], (_, { value }) => where({ position: value })),
	rule(["position", "bounds"], (_, { bounds }) => where({ position: lower(bounds) })),
	rule(["position", "number", "compare"], (_, { value }, { bound }) =>
		where({ position: lower(BOUNDS[bound](value)) }),
	),
	rule(["number", "measure"], ({ value, ordinal }, { concept }) =>
		ordinal && concept === "wickets" && value <= 10 ? where({ wicket: value }) : undefined,
	),
	rule(["number", "measure"], ({ value, ordinal }, { concept }) =>
		ordinal && concept === "overs" ? where({ overs: value }) : undefined,
	),
	rule(["measure", "where"], ({ concept }, one) =>
		concept === "overs" && "position" in (one.any[0] ?? {}) ? where({ overs: one.any[0]?.position }) : undefined,
	),
	rule(["measure", "number"], ({ concept }, { value }) =>
		concept === "overs" && value <= 20 ? where({ overs: value }) : undefined,
	),
	rule(["measure", "bounds"], ({ concept }, { bounds }) =>
		concept === "overs" && bounds.from && bounds.to ? where({ overs: bounds }) : undefined,
	),
	// nouns that a question asks for, and those beside what they are
	rule(["form", "noun"], (form, noun) => (ASKS.has(form.form) ? [form, { ...noun, asked: true }] : undefined)),
	rule(["form", "number", "noun"], (form, _, noun) =>
		ASKS.has(form.form) ? [form, { ...noun, asked: true }] : undefined,
	),
	rule(["form", "where", "noun"], (form, one, noun) =>
		ASKS.has(form.form) ? [form, one, { ...noun, asked: true }] : undefined,
	),
	rule(["form", "side", "noun"], (form, one, noun) =>
		ASKS.has(form.form) ? [form, one, { ...noun, asked: true }] : undefined,
	),
	rule(["form", "best", "noun"], (form, one, noun) =>
		ASKS.has(form.form) ? [form, one, { ...noun, asked: true }] : undefined,
	),
	rule(["best", "noun"], (best, noun) => [best, { ...noun, asked: true }]),
	rule(["form", "form", "noun"], (a, b, noun) =>
		ASKS.has(b.form) || TURNS.has(a.form) ? [a, b, { ...noun, asked: true }] : undefined,
	),
	rule(["where", "noun"], (one, { by, asked }) => (!asked && isOf(one, by) ? [one] : undefined)),
	rule(["noun", "where"], ({ by, asked }, one) => (!asked && isOf(one, by) ? [one] : undefined)),
	rule(["side", "noun"], (one, { by, asked }) => (!asked && by === "team" ? [one] : undefined)),
	rule(["number", "noun"], ({ value, ordinal }, noun) =>
		ordinal || value > 20 || noun.by === "match" ? undefined : [{ ...noun, asked: true }],
	),
	// thresholds
	rule(["number", "measure", "compare"], ({ value, ordinal }, { concept }, { bound }) =>
		ordinal || bound === "over" || bound === "under" ? undefined : threshold(concept, BOUNDS[bound](value)),
	),
	rule(["best", "bounds"], (best, { bounds }) => (best.way === "low" ? [{ is: "bounds", bounds }] : undefined)),
	rule(["without", "best", "measure"], (_, __, { concept }) => [{ is: "threshold", concept, bounds: { to: 0 } }]),
	rule(["without", "measure"], (_, { concept }) => [{ is: "threshold", concept, bounds: { to: 0 } }]),
	rule(["without", "threshold"], (_, limit) => [
		{ is: "threshold", ...(limit.concept ? { concept: limit.concept } : {}), bounds: { to: 0 } },
	]),
	rule(["bounds", "noun"], ({ bounds }, { by }) =>
		by === "team" || by === "season" ? [{ is: "threshold", concept: `${by}s`, bounds }] : undefined,
	),
	rule(["bounds", "measure"], ({ bounds }, { concept }) => threshold(concept, bounds)),
	rule(["measure", "bounds"], ({ concept }, { bounds }) => threshold(concept, bounds, undefined, false)),
	rule(["number", "measure"], ({ value, ordinal }, { concept }) =>
		ordinal || (isYear(value) && !MANY.has(concept)) ? undefined : threshold(concept, { from: value, to: value }, true),
	),
	rule(["measure", "number"], ({ concept }, { value, ordinal }) =>
		ordinal || COUNTED.has(concept) || !CONCEPTS[concept]?.figure
			? undefined
			: threshold(concept, { from: value, to: value }),
	),
	rule(["bounds"], ({ bounds }) => [{ is: "threshold", bounds }]),
	rule(["number", "best", "measure"], ({ value, ordinal }, best, measure) => [
		{ ...best, ...(ordinal ? { rank: value } : { top: value }) },
		measure,
	]),
	rule(["number", "measure"], ({ value, ordinal }, { concept }) =>
		ordinal && CONCEPTS[concept]?.way
			? [
					{ is: "best", way: CONCEPTS[concept]?.way ?? "high", rank: value },
					{ is: "measure", concept },
				]
			: undefined,
	),
	rule(["number"], ({ value, ordinal }) =>
		ordinal || value < LEAST_LINE || isYear(value)
			? undefined
			: [{ is: "threshold", bounds: { from: value }, bare: true }],
	),
	// who stands where
	rule(["where", "aside"], (one) => [{ ...one, not: true }]),
	rule(["not", "link", "where"], (_, __, one) => [{ ...one, not: true }]),
	rule(["not", "where"], (_, one) => [{ ...one, not: true }]),
	rule(["not", "link", "side"], (_, { link }, one) => [{ ...one, link, not: true }]),
	rule(["not", "side"], (_, one) => [{ ...one, not: true }]),
	rule(["not", "link", "person"], (_, { link }, one) => [{ ...one, link, not: true }]),
	rule(["not", "person"], (_, one) => [{ ...one, not: true }]),
	rule(["after", "person"], (_, one) => [{ ...one, not: true }]),
	rule(["without", "where"], (_, one) => [{ ...one, not: true }]),
	rule(["person", "person"], (a, b) => sameMan(a, b)),
	...(["person", "side", "where"] as const).flatMap((kind) => [
		rule([kind, "link", kind], (a, { link }, b) =>
			link === "and" || link === "or" ? [a, { ...b, joined: link } as Piece] : undefined,
		),
		rule(["link", kind], ({ link }, one) =>
			["and", "or", "than"].includes(link) ? undefined : [{ ...one, link } as Piece],
		),
	]),
];

/** "Seven or lower" in the order is seven or a greater number. */
const lower = ({ from, to }: Bounds): Bounds =>
	(from === to
		? { from, to }
		: {
				...(to === undefined ? {} : { from: Math.ceil(to) }),
				...(from === undefined ? {} : { to: Math.floor(from) }),
			}) as Bounds;

const ASKS = new Set<Of<"form">["form"]>(["which", "list", "count", "first", "last"]);
const TURNS = new Set<Of<"form">["form"]>(["first", "last"]);
/** Whether a noun only says what the name beside it is: the Sharjah ground, the 2014 season. */
function isOf({ any: [first = {}] }: Of<"where">, by: string): boolean {
	if (by === "ground" || by === "city") return "ground" in first || "city" in first;
	return by in first;
}

/** A first name and a surname of one man; of two men they are no name. */
function sameMan(a: Of<"person">, b: Of<"person">): Piece[] | undefined {
	const both = a.ids.filter((id) => b.ids.includes(id));
	if (both.length > 0) return [{ ...b, ids: both, known: "whole", ...(a.link ? { link: a.link } : {}) }];
	return a.known === "first" ? [{ is: "unknown" }] : undefined;
}
