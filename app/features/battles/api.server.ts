import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { requestId } from "../../lib/uuid.ts";
import type { Site } from "../../page-context.ts";
import { battleSchema, openBattlesSchema, participationSchema } from "./battle.ts";
import { joinBattle, listEndedBattles, listOpenBattles, listParticipations } from "./battles.server.ts";
import type { BattleNews } from "./live.server.ts";

export function battlesEntries({ db, battleNews }: Site & { battleNews: BattleNews }) {
	return [
		entry({
			method: "get",
			path: "/battles",
			summary: "The open battles, newest first, and the server's time",
			guard: "public",
			answer: openBattlesSchema,
			handle: () => listOpenBattles(db),
		}),
		entry({
			method: "get",
			path: "/battles/history",
			summary: "The last ended battles, the latest first",
			guard: "public",
			answer: z.object({ battles: z.array(battleSchema) }),
			handle: async () => ({ battles: await listEndedBattles(db) }),
		}),
		entry({
			method: "get",
			path: "/battles/mine",
			summary: "The caller's sides in the open battles",
			guard: "fan",
			answer: z.object({ participations: z.array(participationSchema) }),
			handle: async ({ fan }) => ({ participations: await listParticipations(db, fan.id) }),
		}),
		entry({
			method: "post",
			path: "/battles/:id/participation",
			summary: "Join one of the two sides of a battle",
			guard: "fan",
			params: z.object({ id: requestId }),
			body: z.object({ team_name: z.string().max(100) }),
			answer: z.object({ participation: participationSchema }),
			handle: async ({ fan, params, body }) => {
				const participation = await db.transaction((tx) => joinBattle(tx, fan.id, params.id, body.team_name));
				battleNews.changed();
				return { participation };
			},
		}),
	];
}
