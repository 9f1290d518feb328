import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { entry, type Fan } from "../../../platform/http/entry.ts";
import { battleHistory, joinBattle, openBattles, participationsOf } from "./battles.server.ts";
import type { BattleNews } from "./live.server.ts";
import { BATTLE_TYPES } from "./rules.ts";

export type BattlesServices = { db: Db; battleNews: BattleNews };

const battleSchema = z.object({
	id: z.uuid(),
	battle_type: z.enum(BATTLE_TYPES),
	status: z.enum(["active", "ended"]),
	team_a_code: z.string(),
	team_a_name: z.string(),
	team_b_code: z.string(),
	team_b_name: z.string(),
	team_a_points: z.int(),
	team_b_points: z.int(),
	total_participants: z.int(),
	end_time: z.string(),
	created_at: z.string(),
	winner: z.enum(["a", "b", "draw"]).nullable(),
});
const participationSchema = z.object({
	battle_id: z.uuid(),
	side: z.enum(["a", "b"]),
	team_name: z.string(),
	points_contributed: z.int(),
	actions_count: z.int(),
});
const READ_LIMIT = { name: "battles", points: 240, per_seconds: 60 };

/** The entries of battles. */
export function battlesEntries({ db, battleNews }: BattlesServices) {
	return [
		entry({
			method: "get",
			path: "/battles",
			summary: "The open battles, newest first, and the server's time",
			guard: "public",
			limit: READ_LIMIT,
			answer: z.object({ battles: z.array(battleSchema), now: z.string() }),
			handle: () => openBattles(db),
		}),
		entry({
			method: "get",
			path: "/battles/history",
			summary: "The battles that are over, the last one first",
			guard: "public",
			limit: READ_LIMIT,
			answer: z.object({ battles: z.array(battleSchema) }),
			handle: async () => ({ battles: await battleHistory(db) }),
		}),
		entry({
			method: "get",
			path: "/battles/mine",
			summary: "One's own places in the open battles",
			guard: "fan",
			limit: READ_LIMIT,
			answer: z.object({ participations: z.array(participationSchema) }),
			handle: async ({ fan }) => ({ participations: await participationsOf(db, (fan as Fan).id) }),
		}),
		entry({
			method: "post",
			path: "/battles/:id/participation",
			summary: "Join a battle on the side of one of its two teams",
			guard: "fan",
			limit: { name: "join-battle", points: 20, per_seconds: 60 },
			params: z.object({ id: z.uuid() }),
			body: z.object({ team_name: z.string().max(100) }),
			answer: z.object({ participation: participationSchema }),
			handle: async ({ fan, params, body }) => {
				const participation = await db.transaction((tx) => joinBattle(tx, (fan as Fan).id, params.id, body.team_name));
				battleNews.changed();
				return { participation };
			},
		}),
	];
}
