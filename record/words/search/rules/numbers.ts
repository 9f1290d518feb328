import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Bounds, Piece } from "../../pieces.ts";
import { BOUNDS, line, lower, type Of, type Rule, rule, where } from "./rule.ts";

const POWERS = [100, 1000];
const LAST_OVER = 20;
/** At most this many bat. */
const MEN = 11;
/** A list of more is no question of places: "I am seventy-four. Who is the oldest?" */
const MOST_PLACES = 50;

/** Numbers that stand together, their lines, and what they number: places, positions, overs, wickets. */
export const NUMBER_RULES: Rule[] = [
	// "nearly a thousand": no line; the figure itself is wanted
	rule(["rough", "number"], () => [{ is: "rough" }]),
	rule(["compare", "number", "rough"], ({ bound }) => (bound === "exactly" ? [{ is: "rough" }] : undefined)),
	rule(["number", "rough"], ({ ordinal }) => (ordinal ? undefined : [{ is: "rough" }]), "tight"),
	// "his first ten balls"
	rule(["number", "number", "measure"], (a, b, { concept }) =>
		a.ordinal && a.value === 1 && !b.ordinal && BALLS.has(concept) ? where({ first_balls: b.value }) : undefined,
	),
	// "ten playoff matches"
	rule(["number", "where", "measure"], (number, stage, { concept }) =>
		!number.ordinal && isStage(stage) && concept === "matches"
			? [number, { is: "measure", concept }, stage]
			: undefined,
	),
	rule(["bounds", "where", "measure"], (bounds, stage, { concept }) =>
		isStage(stage) && concept === "matches" ? [bounds, { is: "measure", concept }, stage] : undefined,
	),
	// "his last three seasons", "the last five matches"
	rule(["form", "form", "number", "noun"], (own, { form }, { value, ordinal }, { by }) =>
		own.form === "pronoun" && form === "last" && by === "season" && !ordinal
			? latest("season", value, true)
			: undefined,
	),
	rule(["form", "number", "noun"], ({ form }, { value, ordinal }, { by }) =>
		form === "last" && by === "season" && !ordinal ? latest("season", value, false) : undefined,
	),
	rule(["form", "form", "number", "measure"], (own, { form }, { value, ordinal }, { concept }) =>
		own.form === "pronoun" && form === "last" && !ordinal && value > 0 && PLAYED.has(concept)
			? latest("match", value, true, concept)
			: undefined,
	),
	rule(["form", "number", "measure"], ({ form }, { value, ordinal }, { concept }) =>
		form === "last" && !ordinal && value > 0 && PLAYED.has(concept)
			? latest("match", value, false, concept)
			: undefined,
	),
	rule(["position", "number", "compare"], (_, { value }, { bound }) =>
		where({ position: lower(BOUNDS[bound](value)) }),
	),
	rule(["position", "number", "link", "number"], (_, a, link, b) =>
		["and", "to", "or"].includes(link.link) ? where({ position: { from: a.value, to: b.value } }) : undefined,
	),
	// 208/7 is a total, 4/18 are figures
	rule(["number", "slash", "number"], (a, _, b) =>
		a.value > 10
			? where({ figures: { runs: same(a.value), wickets: same(b.value) } })
			: where({ figures: { wickets: same(a.value), runs: same(b.value) } }),
	),
	// "5 for 10", "four for 20": the figures of a spell
	rule(
		["number", "link", "number"],
		(a, { link }, b) =>
			link === "for" && a.value > 1 && a.value <= 10 && !a.ordinal && !b.ordinal
				? where({ figures: { wickets: same(a.value), runs: same(b.value) } })
				: undefined,
		"tight",
	),
	rule(
		["measure", "number"],
		({ concept }, { value, ordinal }) => {
			const wickets = HAULS[concept];
			return wickets && !ordinal ? where({ figures: { wickets: same(wickets), runs: same(value) } }) : undefined;
		},
		"tight",
	),
	// "50 se 99"
	rule(["number", "post", "number"], (a, { link }, b) =>
		link === "off" && a.value < b.value ? line({ from: a.value, to: b.value }) : undefined,
	),
	rule(["link", "number", "link", "number"], (and, a, link, b) =>
		and.link === "and" && ["and", "to"].includes(link.link) ? line({ from: a.value, to: b.value }) : undefined,
	),
	rule(["number", "link", "number"], (a, { link }, b) =>
		link === "to" ? line({ from: a.value, to: b.value }) : undefined,
	),
	rule(["compare", "number"], ({ bound, after }, { value, ordinal }) =>
		ordinal || after ? undefined : line(BOUNDS[bound](value)),
	),
	rule(["number", "compare"], ({ value, ordinal }, { bound, after }) =>
		ordinal || (bound === "over" && !after) ? undefined : line(BOUNDS[bound](value)),
	),
	rule(["number"], ({ value, least }) => (least ? line({ from: value }) : undefined)),
	// the first 1000 runs are a thousand
	rule(["number", "number", "measure"], (a, b, measure) =>
		a.ordinal && a.value === 1 && !b.ordinal && b.value >= 20 ? [b, measure] : undefined,
	),
	// "out for zero": what the figure says already
	rule(["measure", "link", "number"], (measure, { link }, { value }) =>
		value === 0 && (link === "for" || link === "at") && isOfNought(measure.concept) ? [measure] : undefined,
	),
	rule(["measure", "number"], (measure, { value }) =>
		value === 0 && isOfNought(measure.concept) ? [measure] : undefined,
	),
	rule(["number", "best"], ({ value, ordinal }, best) =>
		value === 0 || value > MOST_PLACES ? undefined : [{ ...best, ...(ordinal ? { rank: value } : { top: value }) }],
	),
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
	// "most fours, top three"
	rule(
		["best", "number"],
		(best, { value, ordinal }) =>
			!ordinal && value > 1 && value <= MEN && !best.top ? [{ ...best, top: value }] : undefined,
		"tight",
	),
	rule(["position", "number"], (_, { value }) => (value <= MEN ? where({ position: value }) : undefined)),
	rule(["position", "bounds"], (_, { bounds }) => where({ position: lower(bounds) })),
	rule(["number", "measure"], ({ value, ordinal }, { concept }) =>
		ordinal && concept === "wickets" && value <= 10 ? where({ wicket: value }) : undefined,
	),
	rule(["number", "measure"], ({ value, ordinal }, { concept }) =>
		ordinal && concept === "overs" ? where({ overs: value }) : undefined,
	),
	rule(["measure", "where"], ({ concept }, one) =>
		concept === "overs" && "position" in (one.any[0] ?? {}) ? where({ overs: one.any[0]?.position }) : undefined,
	),
	rule(
		["measure", "number"],
		({ concept }, { value }) => (concept === "overs" && value <= LAST_OVER ? where({ overs: value }) : undefined),
		"tight",
	),
	rule(["measure", "bounds"], ({ concept }, { bounds }) =>
		concept === "overs" && bounds.from && bounds.to ? where({ overs: bounds }) : undefined,
	),
	rule(["after", "where"], (_, { any: [first = {}] }) => {
		const last = first.phase === "powerplay" ? 6 : first.phase === "middle" ? 15 : first.overs;
		return typeof last === "number" && last < LAST_OVER
			? where({ overs: { from: last + 1, to: LAST_OVER } })
			: undefined;
	}),
	rule(["before", "where"], (_, { any: [first = {}] }) => {
		const next = first.phase === "death" ? 16 : first.phase === "middle" ? 7 : first.overs;
		return typeof next === "number" && next > 1 ? where({ overs: { from: 1, to: next - 1 } }) : undefined;
	}),
];
const isStage = ({ any }: Of<"where">) => any.every((where) => String(Object.keys(where)) === "stage");
/** What is played one after the other. */
const PLAYED = new Set(["matches", "innings", "batting_innings", "bowling_innings", "score", "spells"]);
const latest = (field: "season" | "match", last: number, own: boolean, concept = "matches"): Piece[] => [
	{ is: "step", field, concept, own, last },
];
export const POWER_RULES: Rule[] = [
	rule(["number", "number"], (a, b) =>
		POWERS.includes(b.value) && a.value < 100 && !a.ordinal ? [{ ...b, value: a.value * b.value }] : undefined,
	),
];
/** Whether a figure counts innings of no runs. */
const isOfNought = (concept: string) =>
	(CONCEPTS[concept]?.line?.figures as Record<string, Bounds> | undefined)?.runs?.to === 0;
const BALLS = new Set(["balls", "balls_faced", "balls_bowled"]);
/** "Five for", before a number, is not all fives. */
const HAULS: Record<string, number> = { three_wickets: 3, four_wickets: 4, five_wickets: 5 };
const same = (value: number) => ({ from: value, to: value });
