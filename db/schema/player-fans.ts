import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { fanId } from "./auth.ts";
import { iplPlayers } from "./players.ts";

const player = () =>
	uuid("player_id")
		.notNull()
		.references(() => iplPlayers.id, { onDelete: "cascade" });

/** Views of profiles, once per day and viewer. Rows of past days are deleted; `player_popularity` has the sums. */
export const playerViews = pgTable(
	"player_views",
	{
		player_id: player(),
		/** by the clock of Asia/Kolkata */
		day: date("day", { mode: "string" }).notNull(),
		/** keyed hash of fan or network, valid for this day only */
		viewer: text("viewer").notNull(),
	},
	(t) => [primaryKey({ columns: [t.player_id, t.day, t.viewer] }), index("player_views_day_idx").on(t.day)],
);

/** Shares of players, once per day and fan. */
export const playerShares = pgTable(
	"player_shares",
	{
		player_id: player(),
		day: date("day", { mode: "string" }).notNull(),
		fan_id: fanId("fan_id"),
	},
	(t) => [primaryKey({ columns: [t.player_id, t.day, t.fan_id] }), index("player_shares_fan_idx").on(t.fan_id)],
);

/** Sums of a player's views and shares, updated in the transaction of each. */
export const playerPopularity = pgTable(
	"player_popularity",
	{
		player_id: player().primaryKey(),
		total_views: integer("total_views").notNull().default(0),
		total_shares: integer("total_shares").notNull().default(0),
		/** a share is worth ten views */
		fan_score: integer("fan_score").notNull().generatedAlwaysAs(sql`total_views + 10 * total_shares`),
	},
	(t) => [
		index("player_popularity_score_idx").on(t.fan_score.desc().nullsFirst(), t.player_id),
		check("player_popularity_counts", sql`${t.total_views} >= 0 and ${t.total_shares} >= 0`),
	],
);
