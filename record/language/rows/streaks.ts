import { batting } from "./batting.ts";
import { bowling } from "./bowling.ts";
import { type Facets, ofPerson, ofSidesInnings, type RowKind } from "./kind.ts";
import { sides } from "./matches.ts";

/**
 * Facts of a streak's matches. A condition selects the matches that count; each value of a group has its own streaks.
 * `result` is excluded, because if only wins count, every streak is one of wins; `match`, because a streak has several.
 */
const { match: _, result: __, ...ofMatches } = ofSidesInnings;
const ofEach = { ...ofMatches, opponent: "s.opponent_id" } satisfies Facets;

/** List columns of both ends. `match_id` of a streak is its last match. */
const ends = {
	from_match_id: "r.from_match_id",
	from_date: "strftime(r.from_date, '%Y-%m-%d')",
	to_match_id: "r.match_id",
	to_date: "strftime(r.to_date, '%Y-%m-%d')",
	unbroken: "r.unbroken",
};

/** Streaks of a side's results, of each kind. */
export const runs_of_results = {
	says: "streaks of results",
	table: "sides",
	streak: {
		are: "matches",
		of: [sides],
		whose: "team_id",
		kinds: {
			won: "r.result = 'won'",
			lost: "r.result = 'lost'",
			not_lost: "r.result <> 'lost'",
			not_won: "r.result <> 'won'",
		},
	},
	facets: { ...ofEach, team: "r.team_id", streak: "r.streak", unbroken: "r.unbroken" },
	row: { team_id: "r.team_id", streak: "r.streak", ...ends },
	figures: { length: "r.length" },
} satisfies RowKind;

const ofInnings = Object.keys({ ...batting.figures, ...bowling.figures });

/** Streaks of a player's innings that meet the question's `figures`. */
export const runs_of_innings = {
	says: "streaks of innings",
	table: "batting",
	streak: { are: "innings", of: [batting, bowling], whose: "player_id", needs: { runs: { from: 50 } } },
	facets: {
		...ofEach,
		...ofPerson,
		player: "r.player_id",
		team: "s.team_id",
		over: "b.over",
		ball_of_over: "b.ball_of_over",
		unbroken: "r.unbroken",
	},
	row: { player_id: "r.player_id", team_id: "r.team_id", ...ends },
	// `b` marks figures of an innings, whose own kind has their SQL
	figures: { length: "r.length", ...Object.fromEntries(ofInnings.map((name) => [name, `b.${name}`])) },
} satisfies RowKind;
