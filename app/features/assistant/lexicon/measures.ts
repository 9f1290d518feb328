/** A figure that can be asked for: which tables hold it, under which name, and how it is said. */
export type Measure = {
	key: string;
	of: "batting" | "bowling" | "fielding" | "playing" | "side" | "match";
	/** the metric's name in the record's queries */
	metric: string;
	/** '1 run', '2 runs'; a rate has no plural */
	unit: readonly [string, string];
	/** true: less is better */
	low?: boolean;
	/** how the figure is printed */
	as?: "rate" | "percent" | "figures" | "score";
	/** what it means, where people differ */
	definition?: string;
};

const measure = (
	key: string,
	of: Measure["of"],
	metric: string,
	unit: readonly [string, string],
	more: Partial<Measure> = {},
): Measure => ({ key, of, metric, unit, ...more });

const rate = (name: string): readonly [string, string] => [name, name];

export const MEASURES = {
	runs: measure("runs", "batting", "runs", ["run", "runs"]),
	highest: measure("highest", "batting", "highest", rate("highest score"), { as: "score" }),
	average: measure("average", "batting", "average", rate("batting average"), {
		as: "rate",
		definition: "Runs divided by dismissals.",
	}),
	strike_rate: measure("strike_rate", "batting", "strike_rate", rate("strike rate"), {
		as: "rate",
		definition: "Runs for each hundred balls faced; wides are not faced.",
	}),
	hundreds: measure("hundreds", "batting", "hundreds", ["hundred", "hundreds"]),
	fifties: measure("fifties", "batting", "fifties", ["fifty", "fifties"], { definition: "Innings of 50 to 99." }),
	fifty_plus: measure("fifty_plus", "batting", "fifty_plus", ["score of fifty or more", "scores of fifty or more"]),
	ducks: measure("ducks", "batting", "ducks", ["duck", "ducks"]),
	golden_ducks: measure("golden_ducks", "batting", "golden_ducks", ["golden duck", "golden ducks"], {
		definition: "Out to the first ball faced.",
	}),
	fours: measure("fours", "batting", "fours", ["four", "fours"]),
	sixes: measure("sixes", "batting", "sixes", ["six", "sixes"]),
	boundaries: measure("boundaries", "batting", "boundaries", ["boundary", "boundaries"], {
		definition: "Fours and sixes.",
	}),
	not_outs: measure("not_outs", "batting", "not_outs", ["not out", "not outs"]),
	balls_faced: measure("balls_faced", "batting", "balls", ["ball faced", "balls faced"]),
	innings: measure("innings", "batting", "innings", ["innings", "innings"]),
	wickets: measure("wickets", "bowling", "wickets", ["wicket", "wickets"]),
	economy: measure("economy", "bowling", "economy", rate("economy"), {
		as: "rate",
		low: true,
		definition: "Runs conceded for each six legal balls.",
	}),
	bowling_average: measure("bowling_average", "bowling", "average", rate("bowling average"), {
		as: "rate",
		low: true,
		definition: "Runs conceded for each wicket.",
	}),
	bowling_strike_rate: measure("bowling_strike_rate", "bowling", "strike_rate", rate("bowling strike rate"), {
		as: "rate",
		low: true,
		definition: "Legal balls for each wicket.",
	}),
	best: measure("best", "bowling", "best", rate("best figures"), { as: "figures" }),
	three_wickets: measure("three_wickets", "bowling", "three_wickets", ["three-wicket haul", "three-wicket hauls"]),
	four_wickets: measure("four_wickets", "bowling", "four_wickets", ["four-wicket haul", "four-wicket hauls"], {
		definition: "Exactly four wickets in an innings.",
	}),
	five_wickets: measure("five_wickets", "bowling", "five_wickets", ["five-wicket haul", "five-wicket hauls"], {
		definition: "Five wickets or more in an innings.",
	}),
	four_plus: measure("four_plus", "bowling", "four_plus", ["haul of four or more", "hauls of four or more"]),
	maidens: measure("maidens", "bowling", "maidens", ["maiden", "maidens"]),
	dots: measure("dots", "bowling", "dots", ["dot ball", "dot balls"]),
	runs_conceded: measure("runs_conceded", "bowling", "runs", ["run conceded", "runs conceded"]),
	balls_bowled: measure("balls_bowled", "bowling", "balls", ["ball bowled", "balls bowled"]),
	overs: measure("overs", "bowling", "overs", rate("overs")),
	sixes_conceded: measure("sixes_conceded", "bowling", "sixes", ["six conceded", "sixes conceded"]),
	fours_conceded: measure("fours_conceded", "bowling", "fours", ["four conceded", "fours conceded"]),
	wides: measure("wides", "bowling", "wides", ["run in wides", "runs in wides"]),
	hat_tricks: measure("hat_tricks", "bowling", "hat_trick", ["hat-trick", "hat-tricks"]),
	catches: measure("catches", "fielding", "catches", ["catch", "catches"], {
		definition: "Substitutes are not credited.",
	}),
	stumpings: measure("stumpings", "fielding", "stumpings", ["stumping", "stumpings"]),
	run_outs: measure("run_outs", "fielding", "run_outs", ["run out", "run outs"]),
	keeping: measure("keeping", "fielding", "dismissals", ["dismissal", "dismissals"], {
		definition: "Catches and stumpings.",
	}),
	matches: measure("matches", "playing", "matches", ["match", "matches"]),
	player_of_match: measure("player_of_match", "playing", "player_of_match", [
		"player-of-the-match award",
		"player-of-the-match awards",
	]),
	seasons: measure("seasons", "playing", "seasons", ["season", "seasons"]),
	teams: measure("teams", "playing", "teams", ["team", "teams"]),
	clubs: measure("clubs", "playing", "teams", ["team", "teams"]),
	finals_won: measure("finals_won", "playing", "finals_won", ["final won", "finals won"]),
	all_outs: measure("all_outs", "match", "all_outs", ["time all out", "times all out"]),
	won: measure("won", "side", "won", ["win", "wins"], { definition: "A super over counts for its winner." }),
	lost: measure("lost", "side", "lost", ["defeat", "defeats"], { definition: "A super over counts for its winner." }),
	win_percentage: measure("win_percentage", "side", "win_percentage", rate("win percentage"), {
		as: "percent",
		definition: "Of matches with a result.",
	}),
	titles: measure("titles", "side", "titles", ["title", "titles"]),
	finals: measure("finals", "side", "finals", ["final", "finals"]),
	playoff_seasons: measure("playoff_seasons", "side", "playoffs", ["playoff season", "playoff seasons"]),
	tosses: measure("tosses", "side", "tosses_won", ["toss won", "tosses won"]),
	highest_total: measure("highest_total", "match", "highest", rate("highest total")),
	lowest_total: measure("lowest_total", "match", "lowest_completed", rate("lowest completed total"), {
		low: true,
		definition: "All out or all twenty overs batted; chases that were won are left out.",
	}),
	first_innings: measure("first_innings", "match", "average_first", rate("average first-innings total"), {
		as: "rate",
		definition: "Matches with a result.",
	}),
	second_innings: measure("second_innings", "match", "average_second", rate("average second-innings total"), {
		as: "rate",
		definition: "Matches with a result.",
	}),
	bat_first_wins: measure("bat_first_wins", "match", "won_batting_first", ["win batting first", "wins batting first"]),
	chase_wins: measure("chase_wins", "match", "won_chasing", ["win chasing", "wins chasing"]),
	totals_200: measure("totals_200", "match", "totals_200", ["total of 200 or more", "totals of 200 or more"]),
	ties: measure("ties", "match", "super_overs", ["tie", "ties"], {
		definition: "Every tie was settled by a super over.",
	}),
	stand: measure("stand", "batting", "stand", ["run", "runs"]),
	fastest_fifty: measure("fastest_fifty", "batting", "fifty", ["ball", "balls"], { low: true }),
	fastest_hundred: measure("fastest_hundred", "batting", "hundred", ["ball", "balls"], { low: true }),
	win_streak: measure("win_streak", "side", "won", ["win in a row", "wins in a row"]),
	loss_streak: measure("loss_streak", "side", "lost", ["defeat in a row", "defeats in a row"]),
	margin_runs: measure("margin_runs", "match", "win_by_runs", ["run", "runs"]),
	margin_wickets: measure("margin_wickets", "match", "win_by_wickets", ["wicket", "wickets"]),
	outs: measure("outs", "batting", "wickets", ["dismissal", "dismissals"]),
	price: measure("price", "playing", "price", ["crore rupees", "crore rupees"]),
} satisfies Record<string, Measure>;
export type MeasureKey = keyof typeof MEASURES;
