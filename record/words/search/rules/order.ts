import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Piece, Way } from "../../pieces.ts";
import { type Of, type Rule, rule } from "./rule.ts";

const NAMES = ["person", "side", "where", "step"] as const;
const YEARS = ["since", "before", "after", "until"] as const;
type Year = (typeof YEARS)[number];
const isYear = (link: string): link is Year => YEARS.some((one) => one === link);

/** Words that stand after the name or year whose part they say: "Bumrah ne Kohli ko", "2015 ke baad". */
export const POST_RULES: Rule[] = [
	rule(["season", "post"], (season, { link }) => (isYear(link) ? [{ is: link }, season] : [season])),
	...NAMES.map((kind) =>
		rule([kind, "post"], (one, { link }) => (isYear(link) ? undefined : [{ ...one, link } as Of<"person">])),
	),
	// "wkts 4 csk": for that side
	rule(
		["measure", "number", "side"],
		(measure, { value, ordinal }, side) =>
			value === 4 && !ordinal && !side.link && measure.concept !== "overs"
				? [measure, { ...side, link: "for" }]
				: undefined,
		"tight",
	),
	// "of" and "at" of a figure or a noun say nothing
	rule(["post"], ({ link }) => (link === "of" || link === "at" ? [] : undefined)),
];

/** Parts that the order of words tells. */
export const ORDER_RULES: Rule[] = [
	// "which team did Chennai beat": the one that asks is the other
	rule(["noun", "side", "measure", "link"], (noun, side, beat, { link }) =>
		noun.by === "team" && noun.asked && beat.concept === "wins" && link === "against" && !side.link
			? [{ is: "noun", by: "opponent", asked: true }, { ...side, link: "by" }, beat]
			: undefined,
	),
	rule(["form", "side", "measure", "link"], ({ form }, side, beat, { link }) =>
		form === "who" && beat.concept === "wins" && link === "against" && !side.link
			? [{ is: "noun", by: "opponent", asked: true }, { ...side, link: "by" }, beat]
			: undefined,
	),
	// "in the season in which Hyderabad won the title"
	rule(["clause", "side", "measure"], (_, { ids }, { concept }) => seasonOf("team", ids, concept)),
	rule(["clause", "person", "measure"], (_, { ids }, { concept }) => seasonOf("player", ids, concept)),
	// "in the year Kohli made 973 runs"
	rule(["clause", "person", "threshold"], ({ of }, { ids }, limit) => (of ? undefined : seasonWith(ids, limit))),
	rule(["clause", "threshold", "person"], ({ of }, limit, { ids }) => (of ? undefined : seasonWith(ids, limit))),
	...(["person", "side"] as const).map((kind) =>
		rule(["clause", kind, "best", "measure"], ({ of }, { ids }, { way }, { concept }) =>
			of ? undefined : bestSeason(kind, ids, concept, way),
		),
	),
	rule(["clause", "person", "best", "form", "measure"], ({ of }, { ids }, { way }, { form }, { concept }) =>
		of || form !== "pronoun" ? undefined : bestSeason("person", ids, concept, way),
	),
	// "the man who made the most runs in 2026"
	rule(["clause", "best", "measure", "where"], ({ of }, { way }, { concept }, one) => bestMan(of, way, concept, one)),
	rule(["clause", "best", "measure", "link", "where"], ({ of }, { way }, { concept }, _, one) =>
		bestMan(of, way, concept, one),
	),
	rule(["clause", "form", "measure"], (_, { form }, { concept }) =>
		form === "pronoun" && OWN.has(concept) ? [{ is: "step", field: "season", concept, own: true }] : undefined,
	),
	// "in Chennai v Mumbai matches"
	rule(["link", "side", "link", "side", "measure"], (at, a, { link }, b, { concept }) =>
		at.link === "at" && concept === "matches" && link === "against"
			? [a, { ...b, link }, { is: "measure", concept }, { is: "form", form: "between" }]
			: undefined,
	),
	rule(["side", "link", "side", "measure"], (a, { link }, b, { concept }) =>
		concept === "matches" && link === "against"
			? [a, { ...b, link }, { is: "measure", concept }, { is: "form", form: "between" }]
			: undefined,
	),
	// "playoffs included": all matches anyhow; a year is one of a span
	rule(["included", "where", "link", "where"], (_, a, { link }, b) => (link === "and" ? bothAnyhow(a, b) : undefined)),
	rule(["included", "where", "where"], (_, a, b) => (b.joined ? bothAnyhow(a, b) : undefined)),
	rule(["included", "where"], ({ beyond }, one) => (beyond ? [] : saidAnyhow(one))),
	// "playoff matches, semi-finals and finals included"
	rule(["where", "where", "included"], (a, b) => (b.joined ? bothAnyhow(a, b) : undefined)),
	rule(["where", "link", "where", "included"], (a, { link }, b) => (link === "and" ? bothAnyhow(a, b) : undefined)),
	rule(["where", "included"], (one, { beyond }) => (beyond ? undefined : saidAnyhow(one))),
	// "for all his teams, not just Rajasthan"
	rule(["included", "link", "side"], ({ beyond }) => (beyond ? [] : undefined)),
	rule(["included", "side"], ({ beyond }) => (beyond ? [] : undefined)),
	rule(["link", "included", "side"], (_, { beyond }) => (beyond ? [] : undefined)),
	// `stands second`
	rule(["measure", "number"], ({ concept }, number) => (concept === "stands" && number.ordinal ? [number] : undefined)),
	rule(
		["noun", "threshold"],
		(noun, { concept, bounds: { from, to } }) =>
			noun.by === "player" && !concept && from === undefined && to && to >= LEAST_YEARS && to <= MOST_YEARS
				? [noun, { is: "where", any: [{ age: { to: Math.floor(to) } }] }]
				: undefined,
		"tight",
	),
	// "no bowler has ever"
	rule(["without", "noun"], (_, noun) => [{ is: "form", form: "none" }, noun]),
];

/** Stages are parts of all matches, a year is one of its span. */
function saidAnyhow(one: Of<"where">): Piece[] | undefined {
	const fields = one.any.flatMap((each) => Object.keys(each));
	if (fields.every((field) => field === "stage" || field === "round")) return [];
	return fields.includes("season") ? [one] : undefined;
}

const bothAnyhow = (a: Of<"where">, b: Of<"where">): Piece[] | undefined =>
	saidAnyhow(a)?.length === 0 && saidAnyhow(b)?.length === 0 ? [] : undefined;

/** "Players under 20" are that young. */
const MOST_YEARS = 45;
const LEAST_YEARS = 15;
const OWN = new Set(["titles", "orange_caps", "purple_caps"]);
/** The man who had most or least of a figure in a season. */
const bestMan = (of: "player" | undefined, top: Way, concept: string, { any: [when = {}], not }: Of<"where">) =>
	of && !not && typeof when.season === "number" && Object.keys(when).length === 1
		? [{ is: "step" as const, field: of, concept, own: false, of: { season: when.season }, top }]
		: undefined;

/** The season in which somebody had most or least of a figure. */
const bestSeason = (kind: "person" | "side", ids: string[], concept: string, top: Way) =>
	ids.length === 1 && CONCEPTS[concept]
		? [
				{
					is: "step" as const,
					field: "season" as const,
					concept,
					own: true,
					of: { [kind === "side" ? "team" : "player"]: ids[0] },
					top,
				},
			]
		: undefined;
/** The season in which a man had this number of them. */
const seasonWith = (ids: string[], { concept = "runs", bounds, bare }: Of<"threshold">) =>
	ids.length === 1 && (bounds.from ?? 0) > 1
		? [
				{
					is: "step" as const,
					field: "season" as const,
					concept,
					own: true,
					of: { player: ids[0] },
					line: bare ? { from: bounds.from ?? 0, to: bounds.from ?? 0 } : bounds,
				},
			]
		: undefined;
const seasonOf = (owner: "team" | "player", ids: string[], concept: string) =>
	OWN.has(concept) && ids.length === 1
		? [{ is: "step" as const, field: "season" as const, concept, own: true, of: { [owner]: ids[0] } }]
		: undefined;
