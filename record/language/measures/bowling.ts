import { ages, countIf, countMeasure, type Floor, fewer, type Measure, more, type RateMeasure } from "./measure.ts";

const ballsBowled: Floor = { sql: "sum(r.balls)", unit: "legal balls", whole: 500, season: 100, part: 100, row: 12 };
const byInnings = fewer("count(*)");
const byEconomy = fewer("sum(r.runs) / nullif(sum(r.balls), 0)");
const byWickets = more("sum(r.wickets)");
/** most wickets, then fewest runs */
const figures = "r.wickets * 1000 - r.runs";
const best = `max(${figures})`;
const rate = (
	name: string,
	definition: string,
	[of, per, by]: [string, string, number],
	worded: RegExp,
): RateMeasure => ({
	name,
	definition,
	sql: { of, per, times: by },
	best: "low",
	ties: byWickets,
	floor: ballsBowled,
	written: "rate",
	worded,
});

export const bowling = {
	wickets: countMeasure("Wickets", "sum(r.wickets)", "Bowled, caught, lbw, stumped and hit wicket.", byEconomy),
	balls: countMeasure("Balls bowled", "sum(r.balls)", "Legal balls."),
	runs: {
		...countMeasure("Runs conceded", "sum(r.runs)", "Runs off the bat, wides and no-balls; byes are not charged."),
		best: "low",
		ties: more("sum(r.balls)"),
	},
	innings: countMeasure("Innings", "count(*)", "Innings with a delivery bowled."),
	matches: countMeasure("Matches bowled in", "count(distinct r.match_id)", "Matches with a delivery bowled."),
	economy: rate(
		"Economy",
		"Runs conceded per six legal balls.",
		["sum(r.runs)", "sum(r.balls)", 6],
		/\ban over\b|\beconomy\b/,
	),
	average: rate(
		"Average",
		"Runs conceded per wicket.",
		["sum(r.runs)", "sum(r.wickets)", 1],
		/\bruns (?:each|apiece)\b|\beach has cost\b|\baverag/i,
	),
	strike_rate: rate(
		"Strike rate",
		"Legal balls per wicket.",
		["sum(r.balls)", "sum(r.wickets)", 1],
		/\bballs (?:a|for each) wicket\b/,
	),
	maidens: countMeasure(
		"Maidens",
		"sum(r.maidens)",
		"Overs of six legal balls with nothing charged.",
		fewer("sum(r.balls)"),
	),
	dots: countMeasure("Dot balls", "sum(r.dots)", "Legal balls with nothing charged."),
	dot_percentage: {
		...rate(
			"Dot balls, of 100",
			"The share of legal balls with nothing charged.",
			["sum(r.dots)", "sum(r.balls)", 100],
			/\bof (?:his|the|all) balls\b/,
		),
		best: "high",
		written: "percentage",
	},
	best: {
		name: "Best figures",
		definition: "The most wickets in an innings, then the fewest runs.",
		sql: `ceil(${best} / 1000.0)`,
		beside: { best_runs: `ceil(${best} / 1000.0) * 1000 - ${best}` },
		best: "high",
		behind: figures,
		ranks: best,
		ties: fewer("sum(r.balls)"),
		written: "figures",
	},
	three_wickets: countMeasure(
		"Three-wicket innings",
		countIf("r.wickets = 3"),
		"Innings with exactly three wickets.",
		byInnings,
	),
	four_wickets: countMeasure(
		"Four-wicket innings",
		countIf("r.wickets = 4"),
		"Innings with exactly four wickets.",
		byInnings,
	),
	five_wickets: countMeasure(
		"Five-wicket innings",
		countIf("r.wickets >= 5"),
		"Innings with five wickets or more.",
		byInnings,
	),
	hat_tricks: countMeasure(
		"Hat-tricks",
		countIf("r.hat_trick"),
		"Innings with wickets off three deliveries in a row, over the end of an over too.",
		byInnings,
	),
	wides: { ...countMeasure("Wides", "sum(r.wides)", "Runs in wides."), best: "low" },
	noballs: { ...countMeasure("No-balls", "sum(r.noballs)", "Runs for no-balls."), best: "low" },
	fours: { ...countMeasure("Fours conceded", "sum(r.fours)", "Fours off the bowling."), best: "low" },
	sixes: { ...countMeasure("Sixes conceded", "sum(r.sixes)", "Sixes off the bowling."), best: "low" },
	...ages,
} satisfies Record<string, Measure>;
