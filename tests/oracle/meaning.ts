import type { Kind } from "./kinds/kind.ts";
import { type Known, meets } from "./values.ts";

/** The fact that a condition tests, and the test. */
export type Meaning = { fact: string; test: (fact: Known, value: unknown) => boolean };

const same = (fact: string): Meaning => ({ fact, test: meets });
const alike = (...names: string[]) => Object.fromEntries(names.map((name) => [name, same(name)]));
const some = (value: unknown, test: (one: unknown) => boolean) =>
	Array.isArray(value) ? value.some(test) : test(value);
const phaseOf = (over: Known) => (Number(over) > 15 ? "death" : Number(over) > 6 ? "middle" : "powerplay");

const ROUNDS: Record<string, string[]> = {
	qualifier_1: ["Qualifier 1"],
	qualifier_2: ["Qualifier 2"],
	eliminator: ["Eliminator", "Elimination Final"],
	semi_final: ["Semi Final"],
	third_place: ["3rd Place Play-Off"],
	final: ["Final"],
};

export const MEANINGS: Record<string, Meaning> = {
	...alike("player", "batter", "bowler", "partner", "fielder", "team", "opponent", "season", "date", "month"),
	...alike("ground", "city", "country", "home", "match", "toss", "batted", "result", "super_over", "day_of_season"),
	...alike("full_match", "rain_rule"),
	round: {
		fact: "round",
		test: (fact, value) => some(value, (one) => ROUNDS[String(one)]?.includes(String(fact)) ?? false),
	},
	...alike("innings", "target", "total", "ball_of_over", "position", "wicket", "dismissal"),
	...alike("nationality", "overseas", "bat_hand", "bowl_style", "bowl_kind", "age", "role", "acquisition"),
	...alike("streak", "unbroken"),
	/** the value is already a place in the order of play */
	until: { fact: "sequence", test: (fact, value) => fact !== null && Number(fact) <= Number(value) },
	stage: {
		fact: "stage",
		test: (fact, value) =>
			some(value, (one) => (one === "playoff" ? fact !== null && fact !== "league" : fact === one)),
	},
	phase: { fact: "over", test: (fact, value) => some(value, (one) => phaseOf(fact) === one) },
	overs: same("over"),
	first_balls: { fact: "nth_ball", test: (fact, value) => Number(fact) < Number(value) },
	opening: { fact: "position", test: (fact, value) => Number(fact) <= 2 === value },
	...Object.fromEntries(
		["bat_hand", "bowl_style", "bowl_kind"].map((name) => [`against.${name}`, same(`against_${name}`)]),
	),
};

/** A group: its fact, its column, and the list with its names. */
export type Dimension = {
	facts: string[];
	column: string;
	group?: (fact: Known) => Known;
	named?: { column: string; in: "people" | "franchises" | "grounds" };
	/** for a pair in one fact: the columns of the second */
	second?: { column: string; named: string };
};

const plain = (fact: string, column = fact): Dimension => ({ facts: [fact], column });
const named = (fact: string, from: "people" | "franchises" | "grounds"): Dimension => ({
	facts: [fact],
	column: `${fact}_id`,
	named: { column: fact, in: from },
});
const byFact = (...names: string[]) => Object.fromEntries(names.map((name) => [name, plain(name)]));

export const DIMENSIONS: Record<string, Dimension> = {
	...Object.fromEntries(
		["player", "batter", "bowler", "partner", "fielder"].map((name) => [name, named(name, "people")]),
	),
	pair: { ...named("player", "people"), facts: ["pair"], second: { column: "partner_id", named: "partner" } },
	team: named("team", "franchises"),
	opponent: named("opponent", "franchises"),
	pair_of_teams: {
		...named("team", "franchises"),
		facts: ["pair_of_teams"],
		second: { column: "opponent_id", named: "opponent" },
	},
	ground: named("ground", "grounds"),
	...byFact("city", "country", "season", "month", "home", "toss", "batted", "result", "over", "ball_of_over"),
	...byFact("position", "dismissal", "nationality", "overseas", "role", "age", "acquisition", "streak"),
	match: plain("match", "match_id"),
	innings: plain("innings", "innings_number"),
	wicket: plain("wicket", "wicket_number"),
	stage: { ...plain("stage"), group: (stage) => (stage === "final" ? "playoff" : stage) },
	phase: { facts: ["over"], column: "phase", group: phaseOf },
	...Object.fromEntries(
		["bowl_kind", "bowl_style", "bat_hand"].map((name) => [name, { facts: [`against_${name}`, name], column: name }]),
	),
};

/** True if the rows have a fact: their own, of their balls, or of each of several people. */
export const knows = (kind: Kind, fact: string) =>
	fact in kind.facts || fact in kind.ofBall || (kind.shared?.includes(fact) ?? false);
