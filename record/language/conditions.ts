import { z } from "zod";
import type { Facet } from "./rows/kind.ts";
import { type Bind, type Bound, choice, counts, days, ids, meets, oneOrMore } from "./values.ts";

/** A condition of `where`: its values, the fact that it tests, and its SQL. */
export type Condition = {
	value: z.ZodType;
	facet: Facet;
	sql: (expression: string, value: never, bind: Bind) => string;
	/** the list of the record with all valid values */
	known?: ListName;
};
export const LIST_NAMES = [
	"people",
	"franchises",
	"grounds",
	"cities",
	"countries",
	"nationalities",
	"styles",
	"dismissals",
	"matches",
] as const;
export type ListName = (typeof LIST_NAMES)[number];

const asIs = (facet: Facet, value: z.ZodType, known?: ListName): Condition => ({
	value,
	facet,
	sql: meets as Condition["sql"],
	...(known ? { known } : {}),
});
const person = (facet: Facet) => asIs(facet, ids, "people");
const flag = (facet: Facet): Condition => asIs(facet, z.boolean().describe("true or false"));
/** a boolean with a third value, such as 'unknown' or 'neutral' */
const orNot = (facet: Facet, third: string): Condition => ({
	value: oneOrMore(z.union([z.boolean(), z.literal(third)]), `true, false or "${third}", or a list of them`),
	facet,
	sql: (expression, value: Bound | Bound[], bind) =>
		meets(expression, Array.isArray(value) ? value.map(String) : String(value), bind),
});

const STAGES: Record<string, string> = { league: "= 'league'", playoff: "<> 'league'", final: "= 'final'" };
/** The scorers' names for each round. The eliminators of 2008 to 2010 were semi-finals and a third-place match. */
const ROUNDS: Record<string, string> = {
	qualifier_1: "'Qualifier 1'",
	qualifier_2: "'Qualifier 2'",
	eliminator: "'Eliminator', 'Elimination Final'",
	semi_final: "'Semi Final'",
	third_place: "'3rd Place Play-Off'",
	final: "'Final'",
};
const OVERS_OF_PHASE: Record<string, [number, number]> = { powerplay: [1, 6], middle: [7, 15], death: [16, 20] };
const list = <Value>(value: Value | Value[]) => (Array.isArray(value) ? value : [value]);
const anyOf = (parts: string[]) => (parts.length === 1 ? (parts[0] as string) : `(${parts.join(" or ")})`);

export const CONDITIONS = {
	player: person("player"),
	batter: person("batter"),
	bowler: person("bowler"),
	partner: person("partner"),
	fielder: person("fielder"),
	team: asIs("team", ids, "franchises"),
	opponent: asIs("opponent", ids, "franchises"),
	season: asIs("season", counts),
	date: asIs("date", days),
	month: asIs("month", counts),
	until: {
		value: z.number().int().describe("the number of a match"),
		facet: "sequence",
		known: "matches",
		sql: (expression, match: number, bind) =>
			`${expression} <= (select sequence from matches where match_id = ${bind(match)})`,
	},
	ground: asIs("ground", ids, "grounds"),
	city: asIs("city", ids, "cities"),
	country: asIs("country", ids, "countries"),
	home: orNot("home", "neutral"),
	stage: {
		value: choice(["league", "playoff", "final"]),
		facet: "stage",
		sql: (expression, stages: string | string[]) =>
			anyOf(list(stages).map((stage) => `${expression} ${STAGES[stage]}`)),
	},
	round: {
		value: choice(["qualifier_1", "qualifier_2", "eliminator", "semi_final", "third_place", "final"]),
		facet: "round",
		sql: (expression, rounds: string | string[]) =>
			anyOf(list(rounds).map((round) => `${expression} in (${ROUNDS[round]})`)),
	},
	match: asIs("match", oneOrMore(z.number().int(), "the number of a match, or a list of them"), "matches"),
	toss: asIs("toss", choice(["won", "lost"])),
	batted: asIs("batted", choice(["first", "second"])),
	result: asIs("result", choice(["won", "lost", "no_result"])),
	super_over: flag("super_over"),
	full_match: flag("full_match"),
	rain_rule: flag("rain_rule"),
	day_of_season: asIs("day_of_season", counts),
	innings: asIs("innings", oneOrMore(z.union([z.literal(1), z.literal(2)]), "1 or 2, or a list of them")),
	target: asIs("target", counts),
	total: asIs("total", counts),
	phase: {
		value: choice(["powerplay", "middle", "death"]),
		facet: "over",
		sql: (expression, phases: string | string[]) =>
			anyOf(list(phases).map((phase) => `${expression} between ${OVERS_OF_PHASE[phase]?.join(" and ")}`)),
	},
	overs: asIs("over", counts),
	first_balls: {
		value: z.number().int().min(1).max(200).describe("a number of balls, 1 to 200"),
		facet: "nth_ball",
		sql: (expression, balls: number, bind) => `${expression} < ${bind(balls)}`,
	},
	ball_of_over: asIs("ball_of_over", counts),
	position: asIs("position", counts),
	opening: {
		value: z.boolean().describe("true or false"),
		facet: "position",
		sql: (expression, opening: boolean) => `${expression} ${opening ? "<=" : ">"} 2`,
	},
	wicket: asIs("wicket", counts),
	dismissal: asIs("dismissal", ids, "dismissals"),
	nationality: asIs("nationality", ids, "nationalities"),
	overseas: orNot("overseas", "unknown"),
	bat_hand: asIs("bat_hand", choice(["left", "right", "unknown"])),
	bowl_style: asIs("bowl_style", ids, "styles"),
	bowl_kind: asIs("bowl_kind", choice(["pace", "spin", "unknown"])),
	age: asIs("age", counts),
	role: asIs("role", choice(["batter", "bowler", "all_rounder", "wicketkeeper", "unknown"])),
	streak: asIs("streak", choice(["won", "lost", "not_lost", "not_won"])),
	unbroken: flag("unbroken"),
	acquisition: asIs("acquisition", choice(["auction", "retained", "traded", "replacement"])),
} satisfies Record<string, Condition>;
export type ConditionName = keyof typeof CONDITIONS;

/** Conditions on the other person of a ball: the bowler for a batter, the batter for a bowler. */
export const AGAINST = {
	bat_hand: { ...CONDITIONS.bat_hand, facet: "against_bat_hand" },
	bowl_style: { ...CONDITIONS.bowl_style, facet: "against_bowl_style" },
	bowl_kind: { ...CONDITIONS.bowl_kind, facet: "against_bowl_kind" },
} satisfies Record<string, Condition>;
