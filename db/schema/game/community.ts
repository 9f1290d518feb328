import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../auth.ts";
import { moment } from "../moment.ts";

/** A team's fans as one army. */
export const teamCommunities = pgTable(
	"team_communities",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		team_name: text("team_name").notNull(),
		/** the franchise's id in capitals, 'CSK' */
		team_code: text("team_code").notNull().unique(),
		community_motto: text("community_motto").notNull(),
		/** always the number of active memberships */
		total_members: integer("total_members").notNull().default(0),
		/** always the sum of what memberships contributed, those that have ended included */
		total_points: bigint("total_points", { mode: "number" }).notNull().default(0),
		/** {primary, secondary}; whoever writes the row by hand may leave JSON text here: readers bear both */
		team_colors: jsonb("team_colors").$type<unknown>().notNull(),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		index("team_communities_points_idx").on(t.total_points.desc(), t.team_name),
		check("team_communities_counts", sql`${t.total_members} >= 0 and ${t.total_points} >= 0`),
	],
);

/**
 * A fan in an army, a row a fan and team: who changes sides leaves the row with what was contributed, inactive, and finds it
 * again when coming back. When the account goes, the row stays without it: ended first, so that no count is left behind.
 */
export const userTeamMemberships = pgTable(
	"user_team_memberships",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		user_id: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
		team_id: uuid("team_id")
			.notNull()
			.references(() => teamCommunities.id, { onDelete: "cascade" }),
		is_active: boolean("is_active").notNull().default(true),
		points_contributed: bigint("points_contributed", { mode: "number" }).notNull().default(0),
		joined_at: moment("joined_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("user_team_memberships_one_idx").on(t.user_id, t.team_id),
		uniqueIndex("user_team_memberships_active_idx").on(t.user_id).where(sql`${t.is_active}`),
		index("user_team_memberships_team_idx").on(t.team_id, t.points_contributed.desc()).where(sql`${t.is_active}`),
		check("user_team_memberships_points", sql`${t.points_contributed} >= 0`),
		check("user_team_memberships_of_somebody", sql`not ${t.is_active} or ${t.user_id} is not null`),
	],
);
