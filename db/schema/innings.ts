import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
} from "drizzle-orm/pg-core";
import { franchise, matchId, maybePerson, person } from "./record.ts";

// What happened within a match. `franchise_id` is the side a row is about: the batting side, of a bowler his own;
// of stands, match-ups and overs the batting side.

export const innings = pgTable(
	"innings",
	{
		match_id: matchId(),
		innings: smallint().notNull(),
		franchise_id: franchise(),
		opponent_id: franchise(),
		runs: smallint().notNull(),
		wickets: smallint().notNull(),
		balls: smallint().notNull(),
		fours: smallint().notNull(),
		sixes: smallint().notNull(),
		wides: smallint().notNull(),
		noballs: smallint().notNull(),
		byes: smallint().notNull(),
		legbyes: smallint().notNull(),
		penalties: smallint().notNull(),
		/** deliveries called, where `wides` and `noballs` are the runs they cost */
		wide_balls: smallint().notNull(),
		noball_balls: smallint().notNull(),
		all_out: boolean().notNull(),
		/** all out or all twenty overs bowled, and not a chase that was won */
		completed: boolean().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.match_id, t.innings] }),
		index("innings_franchise_idx").on(t.franchise_id, t.opponent_id),
		index("innings_runs_idx").on(t.runs),
	],
);

const ofInnings = <Table extends string>(t: {
	match_id: AnyPgColumn<{ tableName: Table }>;
	innings: AnyPgColumn<{ tableName: Table }>;
}) =>
	foreignKey({
		columns: [t.match_id, t.innings],
		foreignColumns: [innings.match_id, innings.innings],
	});

export const super_overs = pgTable(
	"super_overs",
	{
		match_id: matchId(),
		/** 3 and 4 are the first super over, 5 and 6 the second */
		innings: smallint().notNull(),
		franchise_id: franchise(),
		opponent_id: franchise(),
		runs: smallint().notNull(),
		wickets: smallint().notNull(),
		balls: smallint().notNull(),
	},
	(t) => [primaryKey({ columns: [t.match_id, t.innings] })],
);

export const batting = pgTable(
	"batting",
	{
		match_id: integer().notNull(),
		innings: smallint().notNull(),
		player_id: person(),
		franchise_id: text().notNull(),
		opponent_id: text().notNull(),
		/** order of appearance: 1 and 2 open */
		position: smallint().notNull(),
		runs: smallint().notNull(),
		balls: smallint().notNull(),
		fours: smallint().notNull(),
		sixes: smallint().notNull(),
		is_out: boolean().notNull(),
		/** as the scorer wrote it; 'not out' and 'retired hurt' are not out */
		dismissal: text().notNull(),
		bowler_id: maybePerson(),
		/** members of the other side's line-up only: substitutes are not credited */
		fielder_ids: text().array().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.match_id, t.innings, t.player_id] }),
		ofInnings(t),
		index("batting_player_idx").on(t.player_id),
		index("batting_franchise_idx").on(t.franchise_id, t.opponent_id),
		index("batting_runs_idx").on(t.runs),
		index("batting_fielders_idx").using("gin", t.fielder_ids),
		index("batting_caught_and_bowled_idx").on(t.bowler_id).where(sql`dismissal = 'caught and bowled'`),
	],
);

export const bowling = pgTable(
	"bowling",
	{
		match_id: integer().notNull(),
		innings: smallint().notNull(),
		player_id: person(),
		franchise_id: text().notNull(),
		opponent_id: text().notNull(),
		position: smallint().notNull(),
		balls: smallint().notNull(),
		maidens: smallint().notNull(),
		runs: smallint().notNull(),
		wickets: smallint().notNull(),
		dots: smallint().notNull(),
		wides: smallint().notNull(),
		noballs: smallint().notNull(),
		fours: smallint().notNull(),
		sixes: smallint().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.match_id, t.innings, t.player_id] }),
		ofInnings(t),
		index("bowling_player_idx").on(t.player_id),
		index("bowling_franchise_idx").on(t.franchise_id, t.opponent_id),
		// most wickets, then fewest runs: as rankings and the catalogue write it
		index("bowling_figures_idx").on(sql`(${t.wickets} * 1000 - ${t.runs})`),
	],
);

export const partnerships = pgTable(
	"partnerships",
	{
		match_id: integer().notNull(),
		innings: smallint().notNull(),
		/** 1, 2, 3… within the innings; a retirement begins a new stand for the same wicket */
		stand: smallint().notNull(),
		wicket: smallint().notNull(),
		franchise_id: text().notNull(),
		opponent_id: text().notNull(),
		batter1_id: person(),
		batter2_id: person(),
		runs: smallint().notNull(),
		balls: smallint().notNull(),
		batter1_runs: smallint().notNull(),
		batter2_runs: smallint().notNull(),
		unbroken: boolean().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.match_id, t.innings, t.stand] }),
		ofInnings(t),
		index("partnerships_batter1_idx").on(t.batter1_id),
		index("partnerships_batter2_idx").on(t.batter2_id),
		index("partnerships_runs_idx").on(t.runs),
	],
);

export const matchups = pgTable(
	"matchups",
	{
		match_id: integer().notNull(),
		innings: smallint().notNull(),
		/** powerplay 1-6, middle 7-15, death 16-20 */
		phase: text().$type<"powerplay" | "middle" | "death">().notNull(),
		batter_id: person(),
		bowler_id: person(),
		franchise_id: text().notNull(),
		opponent_id: text().notNull(),
		/** off the bat, and the balls faced (no wides) */
		runs: smallint().notNull(),
		balls: smallint().notNull(),
		fours: smallint().notNull(),
		sixes: smallint().notNull(),
		/** balls faced without a run off the bat */
		dots: smallint().notNull(),
		/** wickets of this batter credited to this bowler */
		wickets: smallint().notNull(),
		/** any dismissal of this batter while this bowler bowled, run outs too */
		dismissals: smallint().notNull(),
		legal_balls: smallint().notNull(),
		runs_charged: smallint().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.match_id, t.innings, t.phase, t.batter_id, t.bowler_id] }),
		ofInnings(t),
		index("matchups_batter_idx").on(t.batter_id, t.bowler_id),
		index("matchups_bowler_idx").on(t.bowler_id),
	],
);

export const overs = pgTable(
	"overs",
	{
		match_id: integer().notNull(),
		innings: smallint().notNull(),
		/** from 1 */
		over: smallint().notNull(),
		/** an over that a second bowler had to finish is two rows */
		bowler_id: person(),
		franchise_id: text().notNull(),
		opponent_id: text().notNull(),
		runs: smallint().notNull(),
		wickets: smallint().notNull(),
		balls: smallint().notNull(),
		fours: smallint().notNull(),
		sixes: smallint().notNull(),
		dots: smallint().notNull(),
		runs_charged: smallint().notNull(),
		wickets_credited: smallint().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.match_id, t.innings, t.over, t.bowler_id] }),
		ofInnings(t),
		index("overs_bowler_idx").on(t.bowler_id),
	],
);

export const milestones = pgTable(
	"milestones",
	{
		match_id: integer().notNull(),
		innings: smallint().notNull(),
		player_id: person(),
		kind: text().$type<"fifty" | "hundred" | "hat_trick">().notNull(),
		franchise_id: text().notNull(),
		opponent_id: text().notNull(),
		/** balls faced up to and with the one that brought it; a hat-trick has none */
		balls: smallint(),
	},
	(t) => [
		primaryKey({ columns: [t.match_id, t.innings, t.player_id, t.kind] }),
		ofInnings(t),
		index("milestones_kind_idx").on(t.kind, t.balls),
		check("milestones_kind", sql`${t.kind} in ('fifty', 'hundred', 'hat_trick')`),
	],
);
