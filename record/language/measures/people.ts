import { ages, count, fewer, type Measure, more } from "./measure.ts";

const times = (test: string) => `count(*) filter (${test})`;

export const fielding = {
	catches: count("Catches", "sum(r.catches)", "Catches, off one's own bowling too; substitutes are not credited."),
	stumpings: count("Stumpings", "sum(r.stumpings)", "Stumpings."),
	run_outs: count("Run outs", "sum(r.run_outs)", "Run outs with a hand in them."),
	dismissals: count("Dismissals", "sum(r.catches + r.stumpings)", "Catches and stumpings."),
} satisfies Record<string, Measure>;

export const appearances = {
	matches: count("Matches", "count(*)", "Matches with a part in them: the eleven, impact players and substitutes."),
	players: count("Players", "count(distinct r.player_id)", "Players with a match."),
	won: count("Won", times("s.result = 'won'"), "Matches won, in a super over too."),
	seasons: count("Seasons", "count(distinct m.season)", "Seasons with a match.", more("count(*)")),
	teams: count("Sides", "count(distinct r.team_id)", "Sides with a match.", fewer("count(*)")),
	...ages,
} satisfies Record<string, Measure>;

export const squads = {
	players: count("Players", "count(*)", "Places in squads."),
	price: {
		name: "Price",
		definition: "Crore rupees, of those whose price is known.",
		// summed in hundredths, so that the result has two exact places; null when no price is known
		sql: { of: "round(sum(r.price_crore) * 100)", per: "100 * least(count(r.price_crore), 1)", times: 1 },
		best: "high",
		written: "rate",
	},
} satisfies Record<string, Measure>;

export const people = {
	people: count("People", "count(*)", "People of the record, whether they have played or not."),
} satisfies Record<string, Measure>;

export const awards = {
	player_of_match: count("Player of the match", times("r.award = 'player_of_match'"), "Awards as player of the match."),
	orange_caps: count("Orange caps", times("r.award = 'orange_cap'"), "Seasons with the most runs."),
	purple_caps: count("Purple caps", times("r.award = 'purple_cap'"), "Seasons with the most wickets."),
} satisfies Record<string, Measure>;

export const campaigns = {
	seasons: count("Seasons", "count(*)", "Seasons played."),
	titles: count("Titles", times("r.title"), "Finals won.", fewer("count(*)")),
	finals: count("Finals", times("r.final"), "Finals played."),
	runners_up: count("Finals lost", times("r.final and not r.title"), "Finals played and lost."),
	playoffs: count("Playoffs", times("r.playoffs"), "Seasons with a match after the league stage."),
	points: count("Points", "sum(r.points)", "Two a win and one without a result, in the league stage."),
	won: count("Won", "sum(r.won)", "League matches won."),
	lost: { ...count("Lost", "sum(r.lost)", "League matches lost."), best: "low" },
	place: {
		name: "Place",
		definition: "The best place in a league table.",
		sql: "min(r.place)",
		best: "low",
		written: "count",
	},
} satisfies Record<string, Measure>;
