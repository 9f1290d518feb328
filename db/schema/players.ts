import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	doublePrecision,
	index,
	jsonb,
	pgTable,
	smallint,
	text,
	uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export type StoredAchievement = {
	title: string;
	/** its seasons, earliest first; empty for an achievement over all seasons */
	seasons: number[];
};

export const iplPlayers = pgTable(
	"ipl_players",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** the person in the record; no foreign key, because an update replaces the whole record */
		person_id: text("person_id").notNull().unique(),
		name: text("name").notNull(),
		slug: text("slug").unique(),
		/** franchise of the current squad, else the last one */
		team: text("team"),
		role: text("role"),
		nationality: text("nationality"),
		date_of_birth: date("date_of_birth"),
		jersey_number: smallint("jersey_number"),
		debut_year: smallint("debut_year"),
		/** rank by fame, players of the newest squads first: record/fame.ts */
		fame_rank: smallint("fame_rank").notNull().default(32_767),
		/** in one of the newest squads */
		in_squad: boolean("in_squad").notNull().default(false),
		price_crores: doublePrecision("price_crores"),
		biography: text("biography"),
		achievements: jsonb("achievements").$type<StoredAchievement[]>().notNull().default([]),
		/** all names, in lower case, with a space before each word */
		search_text: text("search_text").notNull(),
		/** `search_text` with names that sound alike made equal */
		sound_text: text("sound_text").generatedAlwaysAs(sql`fold_name(search_text)`),
		/** the record's edition and the rules from which the row was made */
		made_from: text("made_from").notNull(),
		created_at: moment("created_at").notNull().defaultNow(),
		updated_at: moment("updated_at").notNull().defaultNow(),
	},
	(t) => [
		index("ipl_players_name_idx").on(sql`lower(${t.name}) collate "C"`, t.id),
		index("ipl_players_team_idx").on(t.team, sql`lower(${t.name}) collate "C"`, t.id),
		index("ipl_players_fame_idx").on(t.fame_rank, t.id),
		index("ipl_players_team_fame_idx").on(t.team, t.fame_rank, t.id),
		index("ipl_players_role_idx").on(t.role, sql`lower(${t.name}) collate "C"`, t.id),
		index("ipl_players_price_idx").on(t.price_crores.desc().nullsLast(), sql`lower(${t.name}) collate "C"`, t.id),
		index("ipl_players_search_idx").using("gin", sql`${t.search_text} gin_trgm_ops`),
		index("ipl_players_likeness_idx").using("gin", sql`${t.sound_text} gin_trgm_ops`),
		check("ipl_players_role", sql`${t.role} in ('Batsman', 'Bowler', 'All-rounder', 'Wicket-keeper/Batsman')`),
	],
);

/** Admins' edits of a person's data. Null: as in the list of squads. They survive when players are made again. */
export const playerEdits = pgTable(
	"player_edits",
	{
		person_id: text("person_id").primaryKey(),
		biography: text("biography"),
		nationality: text("nationality"),
		date_of_birth: date("date_of_birth", { mode: "string" }),
		jersey_number: smallint("jersey_number"),
		price_crores: doublePrecision("price_crores"),
		updated_at: moment("updated_at").notNull().defaultNow(),
	},
	(t) => [
		check("player_edits_jersey_number", sql`${t.jersey_number} between 0 and 999`),
		check("player_edits_price_crores", sql`${t.price_crores} > 0 and ${t.price_crores} < 1000`),
		check("player_edits_biography", sql`length(${t.biography}) between 1 and 4000`),
		check("player_edits_nationality", sql`length(${t.nationality}) between 1 and 60`),
	],
);
