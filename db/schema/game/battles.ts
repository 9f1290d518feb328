import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../auth.ts";
import { moment } from "../columns.ts";

/** A battle of two teams for some hours. One of each type is open at a time; ended ones are kept. */
export const liveTeamBattles = pgTable(
	"live_team_battles",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		battle_type: text("battle_type").$type<"share_war" | "quiz_battle" | "post_battle">().notNull(),
		status: text("status").$type<"active" | "ended">().notNull().default("active"),
		team_a_code: text("team_a_code").notNull(),
		team_a_name: text("team_a_name").notNull(),
		team_b_code: text("team_b_code").notNull(),
		team_b_name: text("team_b_name").notNull(),
		/** always the sum of the participations' contributions */
		team_a_points: integer("team_a_points").notNull().default(0),
		team_b_points: integer("team_b_points").notNull().default(0),
		/** always the number of participations */
		total_participants: integer("total_participants").notNull().default(0),
		end_time: moment("end_time").notNull(),
		/** set once the battle has ended */
		winner: text("winner").$type<"a" | "b" | "draw">(),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("live_team_battles_one_open_idx").on(t.battle_type).where(sql`${t.status} = 'active'`),
		index("live_team_battles_newest_idx").on(t.status, t.end_time.desc(), t.id),
		check("live_team_battles_type", sql`${t.battle_type} in ('share_war', 'quiz_battle', 'post_battle')`),
		check("live_team_battles_status", sql`${t.status} in ('active', 'ended')`),
		check("live_team_battles_sides", sql`${t.team_a_code} <> ${t.team_b_code}`),
		check(
			"live_team_battles_counts",
			sql`${t.team_a_points} >= 0 and ${t.team_b_points} >= 0 and ${t.total_participants} >= 0`,
		),
		check(
			"live_team_battles_winner",
			sql`case when ${t.status} = 'active' then ${t.winner} is null else ${t.winner} is not null
				and ${t.winner} = (case when ${t.team_a_points} > ${t.team_b_points} then 'a'
					when ${t.team_b_points} > ${t.team_a_points} then 'b' else 'draw' end) end`,
		),
	],
);

/** A fan in a battle, on a side that never changes. When the account is deleted, the row stays without it. */
export const battleParticipations = pgTable(
	"battle_participations",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		battle_id: uuid("battle_id")
			.notNull()
			.references(() => liveTeamBattles.id, { onDelete: "cascade" }),
		user_id: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
		side: text("side").$type<"a" | "b">().notNull(),
		team_name: text("team_name").notNull(),
		points_contributed: integer("points_contributed").notNull(),
		/** counted actions, without joining */
		actions_count: integer("actions_count").notNull().default(0),
		joined_at: moment("joined_at").notNull().defaultNow(),
		/** when the result was mailed, or the fan found to want no mail */
		notified_at: moment("notified_at"),
	},
	(t) => [
		uniqueIndex("battle_participations_one_idx").on(t.battle_id, t.user_id),
		index("battle_participations_user_idx").on(t.user_id),
		index("battle_participations_unnotified_idx").on(t.battle_id).where(sql`${t.notified_at} is null`),
		check("battle_participations_side", sql`${t.side} in ('a', 'b')`),
		check("battle_participations_counts", sql`${t.points_contributed} >= 0 and ${t.actions_count} >= 0`),
	],
);
