import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

// Sums over the match record, filled by record/figures.ts in the transaction that changes it. A row is one part of the
// record: season 0 is all of them, franchise '' all sides, stage 'all' league and playoffs. They refer to nothing, so
// that the record can be emptied and filled anew; rates are null where nothing divides.

const scope = () => ({
	season: smallint().notNull(),
	stage: text().$type<"all" | "league" | "playoff">().notNull(),
});
const count = () => integer().notNull();

export const player_figures = pgTable(
	"player_figures",
	{
		...scope(),
		franchise_id: text().notNull(),
		player_id: text().notNull(),
		/** the side of the last match within the part */
		last_franchise_id: text().notNull(),
		matches: count(),
		innings: count(),
		runs: count(),
		balls: count(),
		fours: count(),
		sixes: count(),
		dismissals: count(),
		highest: integer(),
		highest_not_out: boolean(),
		hundreds: count(),
		fifties: count(),
		ducks: count(),
		golden_ducks: count(),
		average: doublePrecision().generatedAlwaysAs(sql`runs::float8 / nullif(dismissals, 0)`),
		strike_rate: doublePrecision().generatedAlwaysAs(sql`(100 * runs)::float8 / nullif(balls, 0)`),
		bowling_innings: count(),
		/** legal ones */
		balls_bowled: count(),
		maidens: count(),
		runs_conceded: count(),
		wickets: count(),
		dots: count(),
		fours_conceded: count(),
		sixes_conceded: count(),
		wides: count(),
		noballs: count(),
		/** most wickets, then fewest runs, as one number: wickets × 1000 − runs */
		best_figures: integer(),
		three_wickets: count(),
		four_wickets: count(),
		five_wickets: count(),
		economy: doublePrecision().generatedAlwaysAs(sql`(6 * runs_conceded)::float8 / nullif(balls_bowled, 0)`),
		bowling_average: doublePrecision().generatedAlwaysAs(sql`runs_conceded::float8 / nullif(wickets, 0)`),
		bowling_strike_rate: doublePrecision().generatedAlwaysAs(sql`balls_bowled::float8 / nullif(wickets, 0)`),
	},
	(t) => [
		primaryKey({ columns: [t.player_id, t.season, t.franchise_id, t.stage] }),
		index("player_figures_runs_idx").on(t.season, t.franchise_id, t.stage, t.runs.desc()),
		index("player_figures_sixes_idx").on(t.season, t.franchise_id, t.stage, t.sixes.desc()),
		index("player_figures_wickets_idx").on(t.season, t.franchise_id, t.stage, t.wickets.desc()),
		// rates are ranked among those who qualify: the rest would only be walked over
		index("player_figures_strike_rate_idx")
			.on(t.season, t.franchise_id, t.stage, t.strike_rate.desc())
			.where(sql`balls >= 100`),
		index("player_figures_average_idx")
			.on(t.season, t.franchise_id, t.stage, t.average.desc())
			.where(sql`innings >= 5`),
		index("player_figures_economy_idx")
			.on(t.season, t.franchise_id, t.stage, t.economy)
			.where(sql`balls_bowled >= 100`),
	],
);

export const team_figures = pgTable(
	"team_figures",
	{
		...scope(),
		franchise_id: text().notNull(),
		seasons: count(),
		matches: count(),
		won: count(),
		lost: count(),
		no_result: count(),
		win_percentage: doublePrecision().generatedAlwaysAs(sql`(100 * won)::float8 / nullif(won + lost, 0)`),
		finals: count(),
		titles: count(),
		runs: count(),
		balls: count(),
		sixes: count(),
		run_rate: doublePrecision().generatedAlwaysAs(sql`(6 * runs)::float8 / nullif(balls, 0)`),
		highest_total: integer(),
		/** all out, or all twenty overs batted */
		lowest_total: integer(),
		totals_200: count(),
	},
	(t) => [primaryKey({ columns: [t.season, t.stage, t.franchise_id] })],
);

export const ground_figures = pgTable(
	"ground_figures",
	{
		...scope(),
		ground_id: text().notNull(),
		matches: count(),
		won_batting_first: count(),
		won_chasing: count(),
		first_innings: count(),
		first_innings_runs: count(),
		first_innings_average: doublePrecision().generatedAlwaysAs(
			sql`first_innings_runs::float8 / nullif(first_innings, 0)`,
		),
		runs: count(),
		balls: count(),
		wickets: count(),
		sixes: count(),
		run_rate: doublePrecision().generatedAlwaysAs(sql`(6 * runs)::float8 / nullif(balls, 0)`),
		highest_total: integer(),
		lowest_total: integer(),
	},
	(t) => [primaryKey({ columns: [t.season, t.stage, t.ground_id] })],
);
