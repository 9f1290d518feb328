import { type Of, type Rule, rule, where } from "./rule.ts";

const seasons = (from: number | undefined, to: number | undefined) =>
	where({ season: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } });

/** Years and spans of years. */
export const SEASON_RULES: Rule[] = [
	// "14 April 2017", "April 14, 2017"
	rule(["number", "where", "season"], ({ value: day }, month, { value: year }) => dayOf(year, month, day)),
	rule(["number", "link", "where", "season"], ({ value: day }, { link }, month, { value: year }) =>
		link === "of" ? dayOf(year, month, day) : undefined,
	),
	rule(["where", "number", "season"], (month, { value: day }, { value: year }) => dayOf(year, month, day)),
	// "the 2016 one": that season's
	rule(["season", "number"], (season, { value, ordinal }) => (value === 1 && !ordinal ? [season] : undefined), "tight"),
	// "this year, 2026"
	rule(["season", "season"], (a, b) => (a.value === b.value ? [a] : undefined)),
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
	rule(["season", "slash", "number"], (a, _, b) =>
		b.value === (a.value % 100) + 1 ? where({ season: SCORED_AS[a.value] ?? b.value + 2000 }) : undefined,
	),
	rule(["since", "season"], (_, { value }) => seasons(value, undefined)),
	// "the toss before the 2025 final" is that of the final
	rule(["measure", "before", "season", "measure"], (toss, _, season, match) =>
		toss.concept === "tosses" && (match.concept === "finals" || match.concept === "matches")
			? [toss, season, match]
			: undefined,
	),
	rule(["measure", "before", "season", "where"], (toss, _, season, match) =>
		toss.concept === "tosses" && match.any.every(({ stage, round }) => stage ?? round)
			? [toss, season, match]
			: undefined,
	),
	rule(["before", "season"], (_, { value }) => seasons(undefined, value - 1)),
	rule(["after", "season"], (_, { value }) => seasons(value + 1, undefined)),
	// "up to the 2026 final": the final ends the season
	rule(["until", "season", "where"], (_, { value }, { any: [first] }) =>
		JSON.stringify(first) === '{"stage":"final"}' ? seasons(undefined, value) : undefined,
	),
	rule(["until", "season"], (_, { value }) => seasons(undefined, value)),
	// "in 2023 with at least 50 balls": the line is one of balls
	rule(["season", "compare", "number"], ({ value }, compare, number) =>
		compare.after || number.ordinal ? undefined : [...where({ season: value }), compare, number],
	),
	rule(
		["season", "compare"],
		({ value }, { bound }) => (bound === "from" ? seasons(value, undefined) : undefined),
		"tight",
	),
	rule(["season"], ({ value }) => where({ season: value })),
];
/** The season 2020/21 was that of 2020. */
const SCORED_AS: Record<number, number> = { 2020: 2020 };

const DAYS = 31;
/** The date of a day in a month; undefined when the condition is no month. */
function dayOf(year: number, { any: [first = {}], not }: Of<"where">, day: number) {
	const { month, ...rest } = first;
	if (typeof month !== "number" || Object.keys(rest).length > 0 || not || day < 1 || day > DAYS) return undefined;
	return where({ date: [year, month, day].map((part) => String(part).padStart(2, "0")).join("-") });
}
