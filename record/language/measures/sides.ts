import { countIf, countMeasure, type Floor, fewer, type Measure, more } from "./measure.ts";

const ballsOfInnings: Floor = {
	sql: "sum(r.balls)",
	unit: "legal balls",
	whole: 2000,
	season: 100,
	part: 100,
	row: 60,
};

/** Legal balls left when a chase was won; null for other matches. `match`: the alias of its table. */
export const ballsLeft = (match: "m" | "r") =>
	`case when ${match}.win_by_wickets > 0 then ${match}.target_balls
		- (select x.balls from innings x where x.match_id = ${match}.match_id and x.innings = 2) end`;

const BALLS_TO_SPARE = "The most legal balls left when a chase was won, of those it had.";
const margin = (name: string, sql: string): Measure => ({
	name,
	definition: "The largest margin of a match won.",
	sql: `max(${sql}) filter (r.result = 'won')`,
	best: "high",
	written: "count",
});

/** Measures of sides' innings. `wickets` are those lost. */
export const innings = {
	runs: countMeasure("Runs", "sum(r.runs)", "All runs, extras too.", fewer("sum(r.balls)")),
	wickets: { ...countMeasure("Wickets lost", "sum(r.wickets)", "Every dismissal, run outs too."), best: "low" },
	balls: countMeasure("Balls", "sum(r.balls)", "Legal balls."),
	count: countMeasure("Innings", "count(*)", "Innings of sides."),
	average_total: {
		name: "Average total",
		definition: "Runs per innings.",
		sql: { of: "sum(r.runs)", per: "count(*)", times: 1 },
		best: "high",
		floor: { sql: "count(*)", unit: "innings", whole: 10, season: 1, part: 1, row: 1 },
		written: "rate",
		worded: /\baverag/,
	},
	run_rate: {
		name: "Run rate",
		definition: "Runs per six legal balls.",
		sql: { of: "sum(r.runs)", per: "sum(r.balls)", times: 6 },
		best: "high",
		ties: more("sum(r.runs)"),
		floor: ballsOfInnings,
		written: "rate",
		worded: /\ban over\b|\brun rate\b/,
	},
	highest: {
		name: "Highest total",
		definition: "The most runs in an innings.",
		sql: "max(r.runs)",
		behind: "r.runs",
		best: "high",
		written: "count",
	},
	lowest: {
		name: "Lowest total",
		definition: "The fewest runs of an innings that was all out or had its twenty overs.",
		sql: "min(r.runs) filter (r.completed)",
		best: "low",
		written: "count",
	},
	fours: countMeasure("Fours", "sum(r.fours)", "Fours by the boundary."),
	sixes: countMeasure("Sixes", "sum(r.sixes)", "Sixes by the boundary."),
	dots: countMeasure("Dot balls", "sum(r.dots)", "Legal balls with nothing charged to the bowler."),
	extras: {
		...countMeasure(
			"Extras",
			"sum(r.wides + r.noballs + r.byes + r.legbyes + r.penalties)",
			"Wides, no-balls, byes, leg byes and penalty runs.",
		),
		best: "low",
	},
	wides: { ...countMeasure("Wides", "sum(r.wides)", "Runs in wides."), best: "low" },
	noballs: { ...countMeasure("No-balls", "sum(r.noballs)", "Runs for no-balls."), best: "low" },
	byes: countMeasure("Byes", "sum(r.byes)", "Runs in byes."),
	legbyes: countMeasure("Leg byes", "sum(r.legbyes)", "Runs in leg byes."),
	penalties: countMeasure("Penalty runs", "sum(r.penalties)", "Runs awarded as a penalty."),
	all_out: { ...countMeasure("All out", countIf("r.all_out"), "Innings in which a side was all out."), best: "low" },
} satisfies Record<string, Measure>;

/** Measures of a match from one side's view. */
export const sides = {
	matches: countMeasure("Matches", "count(*)", "Matches of the record; those abandoned without a ball are not in it."),
	won: countMeasure("Won", countIf("r.result = 'won'"), "Matches won, in a super over too."),
	lost: { ...countMeasure("Lost", countIf("r.result = 'lost'"), "Matches lost, in a super over too."), best: "low" },
	no_result: countMeasure("No result", countIf("r.result = 'no_result'"), "Matches that were broken off."),
	win_percentage: {
		name: "Won, of 100",
		definition: "Matches won per 100 with a result.",
		sql: { of: countIf("r.result = 'won'"), per: countIf("r.result <> 'no_result'"), times: 100 },
		best: "high",
		ties: more(countIf("r.result = 'won'")),
		floor: { sql: "count(*)", unit: "matches", whole: 20, season: 1, part: 1, row: 1 },
		written: "percentage",
		worded: /\bwith a result\b/,
	},
	win_by_runs: margin("Biggest win by runs", "m.win_by_runs"),
	win_by_wickets: margin("Biggest win by wickets", "m.win_by_wickets"),
	win_by_balls: { ...margin("Most balls to spare", ballsLeft("m")), definition: BALLS_TO_SPARE },
	tosses_won: countMeasure("Tosses won", countIf("r.toss = 'won'"), "Matches in which the side won the toss."),
} satisfies Record<string, Measure>;

export const matches = {
	matches: countMeasure("Matches", "count(*)", "Matches of the record; those abandoned without a ball are not in it."),
	super_overs: countMeasure("Super overs", countIf("r.super_over"), "Matches that a super over decided."),
	ties: countMeasure("Ties", countIf("r.decided_by = 'tie'"), "Matches level after both innings."),
	no_result: countMeasure("No result", countIf("r.winner_id is null"), "Matches that were broken off."),
	rain_rule: countMeasure("Rain rule", countIf("r.rain_rule"), "Matches whose target the rain rule set."),
	win_by_runs: {
		name: "Biggest win by runs",
		definition: "The most runs that a match was won by.",
		sql: "max(r.win_by_runs)",
		best: "high",
		written: "count",
	},
	win_by_wickets: {
		name: "Biggest win by wickets",
		definition: "The most wickets that a chase was won by.",
		sql: "max(r.win_by_wickets)",
		best: "high",
		written: "count",
	},
	win_by_balls: {
		name: "Most balls to spare",
		definition: BALLS_TO_SPARE,
		sql: `max(${ballsLeft("r")})`,
		best: "high",
		written: "count",
	},
	runs: {
		name: "Runs of both sides",
		definition: "The most runs of both sides together in a match.",
		sql: "max((select sum(t.runs) from innings t where t.match_id = r.match_id))",
		best: "high",
		written: "count",
	},
} satisfies Record<string, Measure>;

/** Measures of super overs, where two wickets end an innings. */
export const super_overs = {
	count: countMeasure("Innings", "count(*)", "Innings of super overs."),
	runs: countMeasure("Runs", "sum(r.runs)", "All runs of super overs, extras too."),
	wickets: { ...countMeasure("Wickets lost", "sum(r.wickets)", "Every dismissal in a super over."), best: "low" },
	balls: countMeasure("Balls", "sum(r.balls)", "Legal balls of super overs."),
} satisfies Record<string, Measure>;

export const stands = {
	runs: countMeasure("Runs", "sum(r.runs)", "All runs while the two were in, extras too.", fewer("sum(r.balls)")),
	balls: countMeasure("Balls", "sum(r.balls)", "Balls faced by the two: all but wides."),
	count: countMeasure("Partnerships", "count(*)", "Stands of the two."),
	highest: {
		name: "Highest stand",
		definition: "The most runs in one partnership.",
		sql: "max(r.runs)",
		behind: "r.runs",
		best: "high",
		written: "count",
	},
	fifty_plus: countMeasure("Fifty stands", countIf("r.runs >= 50"), "Partnerships of 50 or more."),
	hundreds: countMeasure("Hundred stands", countIf("r.runs >= 100"), "Partnerships of 100 or more."),
	average: {
		name: "Average",
		definition: "Runs per partnership that a wicket ended.",
		sql: { of: "sum(r.runs)", per: "sum(r.ended)", times: 1 },
		best: "high",
		ties: more("sum(r.runs)"),
		floor: { sql: "count(*)", unit: "partnerships", whole: 20, season: 5, part: 5, row: 1 },
		written: "rate",
		worded: /\bfor each time they were parted\b/,
	},
} satisfies Record<string, Measure>;

export const overs = {
	count: countMeasure("Overs", "count(*)", "Overs, by the bowler."),
	runs: countMeasure("Runs", "sum(r.runs)", "All runs of the over, extras too."),
	charged: { ...countMeasure("Runs conceded", "sum(r.charged)", "What the bowler is charged."), best: "low" },
	wickets: countMeasure("Wickets", "sum(r.wickets)", "Every dismissal, run outs too."),
	credited: countMeasure("Wickets of the bowler", "sum(r.credited)", "Bowled, caught, lbw, stumped and hit wicket."),
	fours: countMeasure("Fours", "sum(r.fours)", "Fours by the boundary."),
	sixes: countMeasure("Sixes", "sum(r.sixes)", "Sixes by the boundary."),
	highest: {
		name: "Most runs of an over",
		definition: "The most runs in one over.",
		sql: "max(r.runs)",
		best: "high",
		written: "count",
	},
	maidens: countMeasure("Maidens", countIf("r.balls >= 6 and r.charged = 0"), "Six legal balls with nothing charged."),
} satisfies Record<string, Measure>;

export const balls = {
	balls: countMeasure("Legal balls", "sum(r.legal)", "All balls but wides and no-balls."),
	deliveries: countMeasure("Deliveries", "count(*)", "Every ball bowled, wides and no-balls too."),
	faced: countMeasure(
		"Balls faced",
		"sum(r.faced)",
		"All balls but wides; no-balls are faced.",
		more("sum(r.batter_runs)"),
	),
	innings: countMeasure("Innings", "count(distinct (r.match_id, r.innings))", "Innings of sides with such a ball."),
	runs: countMeasure("Runs", "sum(r.runs)", "All runs, extras too."),
	batter_runs: countMeasure("Runs off the bat", "sum(r.batter_runs)", "Runs off the bat."),
	charged: { ...countMeasure("Runs conceded", "sum(r.charged)", "What the bowler is charged."), best: "low" },
	wickets: countMeasure("Wickets", "sum(r.fallen)", "Every dismissal, run outs too."),
	credited: countMeasure("Wickets of bowlers", "sum(r.credited)", "Bowled, caught, lbw, stumped and hit wicket."),
	fours: countMeasure("Fours", "sum(r.four)", "Fours by the boundary."),
	sixes: countMeasure("Sixes", "sum(r.six)", "Sixes by the boundary."),
	dots: countMeasure("Dot balls", "sum(r.dot)", "Legal balls with nothing charged to the bowler."),
	batter_dots: countMeasure("Dot balls faced", "sum(r.batter_dot)", "Balls faced without a run off the bat."),
	wides: { ...countMeasure("Wides", "sum(r.wides)", "Runs in wides."), best: "low" },
	noballs: { ...countMeasure("No-balls", "sum(r.noballs)", "Runs for no-balls."), best: "low" },
	wide_balls: { ...countMeasure("Wides called", countIf("r.wides > 0"), "Deliveries called wide."), best: "low" },
	noball_balls: {
		...countMeasure("No-balls called", countIf("r.noballs > 0"), "Deliveries called no-ball."),
		best: "low",
	},
	run_rate: {
		name: "Run rate",
		definition: "Runs per six legal balls.",
		sql: { of: "sum(r.runs)", per: "sum(r.legal)", times: 6 },
		best: "high",
		ties: more("sum(r.runs)"),
		floor: { sql: "sum(r.legal)", unit: "legal balls", whole: 500, season: 100, part: 100, row: 60 },
		written: "rate",
		worded: /\ban over\b|\brun rate\b/,
	},
	strike_rate: {
		name: "Strike rate",
		definition: "Runs off the bat per 100 balls faced.",
		sql: { of: "sum(r.batter_runs)", per: "sum(r.faced)", times: 100 },
		best: "high",
		ties: more("sum(r.batter_runs)"),
		floor: { sql: "sum(r.faced)", unit: "balls faced", whole: 500, season: 100, part: 100, row: 1 },
		written: "rate",
		worded: /\bstrike rate\b|\b(?:struck|strikes?) at\b/,
	},
} satisfies Record<string, Measure>;

export const dismissals = {
	count: countMeasure("Dismissals", "count(*)", "Every dismissal; retired hurt is none."),
	credited: countMeasure(
		"Wickets of bowlers",
		countIf("r.is_credited"),
		"Bowled, caught, lbw, stumped and hit wicket.",
	),
} satisfies Record<string, Measure>;
