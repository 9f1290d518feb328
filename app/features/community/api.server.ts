import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { requestId } from "../../lib/uuid.ts";
import type { Site } from "../../page-context.ts";
import { armyLeaderboard, armyOf, joinArmy, listArmies } from "./armies.server.ts";
import { armyMembershipSchema, armySchema, leaderboardRowSchema } from "./army.ts";
import { MOST_LEADERS } from "./rules.ts";

/** The entries of armies. */
export function communityEntries({ db, purge }: Site) {
	return [
		entry({
			method: "get",
			path: "/community/armies",
			summary: "The armies, most points first",
			guard: "public",
			answer: z.object({ armies: z.array(armySchema) }),
			handle: async () => ({ armies: await listArmies(db) }),
		}),
		entry({
			method: "post",
			path: "/functions/get-team-leaderboard",
			summary: "The leading armies by points, with the average per member",
			guard: "public",
			sheds: "nothing",
			limit: "reading",
			body: z.object({ limit_count: z.int().min(1).max(MOST_LEADERS).default(MOST_LEADERS) }),
			answer: z.object({ leaderboard: z.array(leaderboardRowSchema) }),
			handle: async ({ body }) => ({ leaderboard: await armyLeaderboard(db, body.limit_count) }),
		}),
		entry({
			method: "get",
			path: "/community/membership",
			summary: "The caller's army, or null",
			guard: "fan",
			answer: z.object({ membership: armyMembershipSchema.nullable() }),
			handle: async ({ fan }) => ({ membership: await armyOf(db, fan.id) }),
		}),
		entry({
			method: "post",
			path: "/community/armies/:id/membership",
			summary: "Join an army and leave the previous one",
			guard: "fan",
			params: z.object({ id: requestId }),
			body: z.object({}),
			answer: z.object({ membership: armyMembershipSchema }),
			handle: async ({ fan, params }) => {
				const membership = await db.transaction((tx) => joinArmy(tx, fan.id, params.id));
				purge(["community"]);
				return { membership };
			},
		}),
	];
}
