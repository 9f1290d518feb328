import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
} from "drizzle-orm/pg-core";

// The match record. It is written by record/import.ts alone, and always as a whole: nothing else may change a row.
// Super overs are in no figure, so they have a table of their own.

export const franchises = pgTable("franchises", {
	id: text().primaryKey(),
	name: text().notNull(),
	short_name: text().notNull(),
	city: text().notNull(),
	is_current: boolean().notNull(),
	first_season: smallint().notNull(),
	last_season: smallint().notNull(),
	captain: text(),
	captain_note: text(),
	captain_source: text(),
	head_coach: text(),
	head_coach_source: text(),
	owner: text(),
	owner_as_of: text(),
	owner_source: text(),
	home_grounds: text(),
});

export const franchise = () =>
	text()
		.notNull()
		.references(() => franchises.id);
const maybeFranchise = () => text().references(() => franchises.id);

export const teams = pgTable("teams", {
	name: text().primaryKey(),
	short_name: text().notNull(),
	franchise_id: franchise(),
	city: text().notNull(),
	first_season: smallint().notNull(),
	last_season: smallint().notNull(),
});

export const grounds = pgTable("grounds", {
	id: text().primaryKey(),
	name: text().notNull().unique(),
	city: text().notNull(),
	country: text().notNull(),
	venues: text().array().notNull(),
});

export const people = pgTable(
	"people",
	{
		id: text().primaryKey(),
		name: text().notNull(),
		display_name: text().notNull(),
		full_name: text(),
		nationality: text(),
		date_of_birth: date(),
		birthplace: text(),
		batting_style: text(),
		bowling_style: text(),
		playing_role: text(),
		role_group: text(),
		jersey_number: smallint(),
		team_2026: maybeFranchise(),
		acquisition_2026: text(),
		price_2026_crore: doublePrecision(),
		team_2025: maybeFranchise(),
		acquisition_2025: text(),
		price_2025_crore: doublePrecision(),
		cricinfo_id: text(),
		note: text(),
		sources: jsonb().$type<Record<string, string>>().notNull(),
	},
	(t) => [index("people_display_name_idx").on(t.display_name), index("people_team_2026_idx").on(t.team_2026)],
);

export const person = () =>
	text()
		.notNull()
		.references(() => people.id);
export const maybePerson = () => text().references(() => people.id);

export const seasons = pgTable("seasons", {
	season: smallint().primaryKey(),
	first_date: date().notNull(),
	last_date: date().notNull(),
	champion_id: maybeFranchise(),
	runner_up_id: maybeFranchise(),
	final_match_id: integer(),
});

export const matches = pgTable(
	"matches",
	{
		id: integer().primaryKey(),
		/** 1, 2, 3… by date, match number, id: what "as of" is cut by */
		sequence: integer().notNull().unique(),
		season: smallint()
			.notNull()
			.references(() => seasons.season),
		date: date().notNull(),
		match_number: smallint(),
		stage: text().notNull(),
		stage_kind: text().$type<"league" | "playoff" | "final">().notNull(),
		venue: text().notNull(),
		ground_id: text()
			.notNull()
			.references(() => grounds.id),
		team1_id: franchise(),
		team2_id: franchise(),
		toss_winner_id: franchise(),
		toss_decision: text().$type<"bat" | "field">().notNull(),
		batting_first_id: franchise(),
		winner_id: maybeFranchise(),
		result: text().$type<"normal" | "tie" | "no result">().notNull(),
		super_over: boolean().notNull(),
		win_by_runs: smallint(),
		win_by_wickets: smallint(),
		method: text(),
		player_of_match_id: maybePerson(),
		target_runs: smallint(),
		target_balls: smallint(),
		umpires: text().array().notNull(),
	},
	(t) => [
		index("matches_season_idx").on(t.season),
		index("matches_ground_idx").on(t.ground_id),
		index("matches_stage_idx").on(t.stage_kind),
		index("matches_player_of_match_idx").on(t.player_of_match_id),
		check("matches_stage_kind", sql`${t.stage_kind} in ('league', 'playoff', 'final')`),
		check("matches_result", sql`${t.result} in ('normal', 'tie', 'no result')`),
	],
);

export const matchId = () =>
	integer()
		.notNull()
		.references(() => matches.id);

/** A match seen from one of its two sides: two rows a match. */
export const match_teams = pgTable(
	"match_teams",
	{
		match_id: matchId(),
		franchise_id: franchise(),
		opponent_id: franchise(),
		/** the name the franchise played under */
		team: text()
			.notNull()
			.references(() => teams.name),
		batted_first: boolean().notNull(),
		won_toss: boolean().notNull(),
		outcome: text().$type<"won" | "lost" | "no result">().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.match_id, t.franchise_id] }),
		index("match_teams_franchise_idx").on(t.franchise_id, t.opponent_id),
		check("match_teams_outcome", sql`${t.outcome} in ('won', 'lost', 'no result')`),
	],
);

export const lineups = pgTable(
	"lineups",
	{
		match_id: matchId(),
		player_id: person(),
		franchise_id: franchise(),
		opponent_id: franchise(),
	},
	(t) => [primaryKey({ columns: [t.match_id, t.player_id] }), index("lineups_player_idx").on(t.player_id)],
);

/** What a match's rows were, as one hash: by it an update finds the matches that changed. It refers to nothing. */
export const match_hashes = pgTable("match_hashes", {
	match_id: integer().primaryKey(),
	hash: text().notNull(),
});

/** One row: which record is in the tables. */
export const record_snapshots = pgTable("record_snapshots", {
	/** hash of what it was read from, and of how figures are counted from it */
	id: text().primaryKey(),
	/** hash of the files it was read from, or that the archive was read upon */
	files_id: text().notNull().default(""),
	/** edition of record/figures.ts that its sums were counted by */
	figures_edition: text().notNull().default(""),
	/** name of the archive it was last brought up to date from; null: it is as the files say */
	archive: text(),
	as_of_match_id: integer()
		.notNull()
		.references(() => matches.id),
	as_of_date: date().notNull(),
	counts: jsonb().$type<Record<string, number>>().notNull(),
	imported_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
