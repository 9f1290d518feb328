import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../auth.ts";
import { moment } from "../columns.ts";

/** An army: the fans of one franchise. The view `team_communities` shows it under the catalogue's names. */
export const armies = pgTable(
	"armies",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		team_name: text("team_name").notNull(),
		/** the franchise's id in capitals, 'CSK' */
		team_code: text("team_code").notNull().unique(),
		motto: text("motto").notNull(),
		/** always the number of active memberships */
		total_members: integer("total_members").notNull().default(0),
		/** always the sum of all memberships' contributions, ended ones included */
		total_points: bigint("total_points", { mode: "number" }).notNull().default(0),
		/** {primary, secondary}; readers also accept JSON text, which a manual edit may leave */
		team_colors: jsonb("team_colors").$type<unknown>().notNull(),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		index("armies_points_idx").on(t.total_points.desc(), t.team_name),
		check("armies_counts", sql`${t.total_members} >= 0 and ${t.total_points} >= 0`),
	],
);

/**
 * A fan in an army, one row per fan and army. A fan who changes sides leaves an inactive row with the contributed
 * points and reactivates it on return. When the account is deleted, the row is ended and stays without it. The view
 * `user_team_memberships` shows it under the catalogue's names.
 */
export const armyMemberships = pgTable(
	"army_memberships",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		user_id: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
		army_id: uuid("army_id")
			.notNull()
			.references(() => armies.id, { onDelete: "cascade" }),
		is_active: boolean("is_active").notNull().default(true),
		points_contributed: bigint("points_contributed", { mode: "number" }).notNull().default(0),
		joined_at: moment("joined_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("army_memberships_one_idx").on(t.user_id, t.army_id),
		uniqueIndex("army_memberships_active_idx").on(t.user_id).where(sql`${t.is_active}`),
		index("army_memberships_army_idx").on(t.army_id, t.points_contributed.desc()).where(sql`${t.is_active}`),
		check("army_memberships_points", sql`${t.points_contributed} >= 0`),
		check("army_memberships_of_somebody", sql`not ${t.is_active} or ${t.user_id} is not null`),
	],
);
