import { ages, countIf, countMeasure, type Floor, fewer, type Measure, more } from "./measure.ts";

const ballsFaced: Floor = { sql: "sum(r.balls)", unit: "balls faced", whole: 500, season: 100, part: 100, row: 10 };
const innings: Floor = { sql: "count(*)", unit: "innings", whole: 20, season: 5, part: 5, row: 1 };
const byBalls = fewer("sum(r.balls)");
const byInnings = fewer("count(*)");
/** of two equal scores the unbeaten one is higher */
const score = "r.runs * 2 + (r.outs = 0)::int";
const highest = `max(${score})`;

const fastest = (mark: "fifty" | "hundred"): Measure => ({
	name: `Fastest ${mark}`,
	definition: `The fewest balls faced to a ${mark}, with the one that brought it, in a whole innings.`,
	sql: `min(r.${mark}_balls)`,
	behind: `-r.${mark}_balls`,
	best: "low",
	written: "count",
});

export const batting = {
	runs: countMeasure("Runs", "sum(r.runs)", "Runs off the bat.", byBalls),
	balls: countMeasure("Balls faced", "sum(r.balls)", "All balls but wides; no-balls are faced."),
	innings: countMeasure("Innings", "count(*)", "Innings at the crease, without facing a ball too."),
	matches: countMeasure("Matches batted in", "count(distinct r.match_id)", "Matches with an innings at the crease."),
	fours: countMeasure("Fours", "sum(r.fours)", "Fours by the boundary; four runs run are none.", byBalls),
	sixes: countMeasure("Sixes", "sum(r.sixes)", "Sixes by the boundary.", byBalls),
	dots: countMeasure("Dot balls faced", "sum(r.dots)", "Balls faced without a run off the bat."),
	outs: countMeasure("Dismissals", "sum(r.outs)", "Every way of being out; retired hurt is none.", byInnings),
	not_outs: countMeasure("Not outs", countIf("r.outs = 0"), "Innings that did not end in a dismissal."),
	average: {
		name: "Average",
		definition: "Runs per dismissal.",
		sql: { of: "sum(r.runs)", per: "sum(r.outs)", times: 1 },
		best: "high",
		ties: more("sum(r.runs)"),
		floor: innings,
		written: "rate",
		worded: /\baverag/,
	},
	strike_rate: {
		name: "Strike rate",
		definition: "Runs per 100 balls faced.",
		sql: { of: "sum(r.runs)", per: "sum(r.balls)", times: 100 },
		best: "high",
		ties: more("sum(r.runs)"),
		floor: ballsFaced,
		written: "rate",
		worded: /\bstrike rate\b|\b(?:struck|strikes?) at\b/,
	},
	highest: {
		name: "Highest score",
		definition: "The most runs in an innings; of equal ones the unbeaten, then the quicker.",
		sql: `${highest} // 2`,
		beside: { not_out: `${highest} % 2 = 1` },
		behind: score,
		best: "high",
		ties: [...more(highest), ...byBalls],
		written: "score",
	},
	hundreds: countMeasure("Hundreds", countIf("r.runs >= 100"), "Innings of 100 or more.", byInnings),
	fifties: countMeasure("Fifties", countIf("r.runs between 50 and 99"), "Innings of 50 to 99.", byInnings),
	fifty_plus: countMeasure("Fifties and hundreds", countIf("r.runs >= 50"), "Innings of 50 or more.", byInnings),
	thirties: countMeasure("Thirties", countIf("r.runs between 30 and 49"), "Innings of 30 to 49.", byInnings),
	ducks: countMeasure("Ducks", countIf("r.runs = 0 and r.outs > 0"), "Dismissed for 0.", byInnings),
	golden_ducks: countMeasure(
		"Golden ducks",
		countIf("r.runs = 0 and r.first_balls > 0"),
		"Dismissed by the first ball faced.",
		byInnings,
	),
	fastest_fifty: fastest("fifty"),
	fastest_hundred: fastest("hundred"),
	boundaries: countMeasure("Boundaries", "sum(r.fours + r.sixes)", "Fours and sixes.", byBalls),
	boundary_runs: countMeasure(
		"Runs in boundaries",
		"sum(4 * r.fours + 6 * r.sixes)",
		"Runs in fours and sixes.",
		byBalls,
	),
	boundary_percentage: {
		name: "Runs in boundaries, of 100",
		definition: "The share of runs that came in fours and sixes.",
		sql: { of: "sum(4 * r.fours + 6 * r.sixes)", per: "sum(r.runs)", times: 100 },
		best: "high",
		floor: ballsFaced,
		written: "percentage",
		worded: /\bof (?:his|the|all) runs\b/,
	},
	balls_per_boundary: {
		name: "Balls per boundary",
		definition: "Balls faced for each four or six.",
		sql: { of: "sum(r.balls)", per: "sum(r.fours + r.sixes)", times: 1 },
		best: "low",
		floor: ballsFaced,
		written: "rate",
		worded: /\bballs (?:a|for each) boundary\b/,
	},
	dot_percentage: {
		name: "Dot balls, of 100",
		definition: "The share of balls faced without a run off the bat.",
		sql: { of: "sum(r.dots)", per: "sum(r.balls)", times: 100 },
		best: "low",
		floor: ballsFaced,
		written: "percentage",
		worded: /\bof (?:his|the|all) balls\b/,
	},
	...ages,
} satisfies Record<string, Measure>;
