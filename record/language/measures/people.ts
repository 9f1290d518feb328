import { ages, countIf, countMeasure, fewer, type Measure, more } from "./measure.ts";

export const fielding = {
	catches: countMeasure(
		"Catches",
		"sum(r.catches)",
		"Catches, off one's own bowling too; substitutes are not credited.",
	),
	stumpings: countMeasure("Stumpings", "sum(r.stumpings)", "Stumpings."),
	run_outs: countMeasure("Run outs", "sum(r.run_outs)", "Run outs with a hand in them."),
	dismissals: countMeasure("Dismissals", "sum(r.catches + r.stumpings)", "Catches and stumpings."),
} satisfies Record<string, Measure>;

export const appearances = {
	matches: countMeasure(
		"Matches",
		"count(*)",
		"Matches with a part in them: the eleven, impact players and substitutes.",
	),
	players: countMeasure("Players", "count(distinct r.player_id)", "Players with a match."),
	won: countMeasure("Won", countIf("s.result = 'won'"), "Matches won, in a super over too."),
	seasons: countMeasure("Seasons", "count(distinct m.season)", "Seasons with a match.", more("count(*)")),
	teams: countMeasure("Sides", "count(distinct r.team_id)", "Sides with a match.", fewer("count(*)")),
	...ages,
} satisfies Record<string, Measure>;

export const squads = {
	players: countMeasure("Players", "count(*)", "Places in squads."),
	price: {
		name: "Price",
		definition: "Crore rupees, of those whose price is known.",
		// summed in hundredths, so that the result has two exact places; null when no price is known
		sql: { of: "round(sum(r.price_crore) * 100)", per: "100 * least(count(r.price_crore), 1)", times: 1 },
		best: "high",
		written: "rate",
		worded: /₹/,
	},
} satisfies Record<string, Measure>;

export const people = {
	people: countMeasure("People", "count(*)", "People of the record, whether they have played or not."),
} satisfies Record<string, Measure>;

export const awards = {
	player_of_match: countMeasure(
		"Player of the match",
		countIf("r.award = 'player_of_match'"),
		"Awards as player of the match.",
	),
	orange_caps: countMeasure("Orange caps", countIf("r.award = 'orange_cap'"), "Seasons with the most runs."),
	purple_caps: countMeasure("Purple caps", countIf("r.award = 'purple_cap'"), "Seasons with the most wickets."),
} satisfies Record<string, Measure>;

export const campaigns = {
	seasons: countMeasure("Seasons", "count(*)", "Seasons played."),
	titles: countMeasure("Titles", countIf("r.title"), "Finals won.", fewer("count(*)")),
	finals: countMeasure("Finals", countIf("r.final"), "Finals played."),
	runners_up: countMeasure("Finals lost", countIf("r.final and not r.title"), "Finals played and lost."),
	playoffs: countMeasure("Playoffs", countIf("r.playoffs"), "Seasons with a match after the league stage."),
	points: countMeasure("Points", "sum(r.points)", "Two a win and one without a result, in the league stage."),
	won: countMeasure("Won", "sum(r.won)", "League matches won."),
	lost: { ...countMeasure("Lost", "sum(r.lost)", "League matches lost."), best: "low" },
	place: {
		name: "Place",
		definition: "The best place in a league table.",
		sql: "min(r.place)",
		best: "low",
		written: "count",
	},
} satisfies Record<string, Measure>;

const longest = (definition: string): Measure => ({
	name: "Longest streak",
	definition,
	// without a matching row the longest streak is 0
	sql: "coalesce(max(r.length), 0)",
	best: "high",
	written: "count",
});

export const runs_of_results = {
	longest: longest(
		"The most of a side's matches in a row, across seasons. A match without a result ends a streak of wins or of losses, and continues one without a loss or without a win. A super over decides a tie. Only the matches that meet the conditions count.",
	),
	count: countMeasure("Streaks", "count(*)", "Streaks of one match or more."),
} satisfies Record<string, Measure>;

export const runs_of_innings = {
	longest: longest(
		"The most of a player's innings in a row, across seasons, that reach the figures asked. Any other innings ends the streak; a match without an innings does not. Only the innings that meet the conditions count.",
	),
	count: countMeasure("Streaks", "count(*)", "Streaks of one innings or more."),
} satisfies Record<string, Measure>;
