import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { isRobot } from "../../../../platform/http/robots.ts";
import { visitorOf } from "../../../../platform/limits/visitor.ts";
import { requestId } from "../../../lib/uuid.ts";
import type { Site } from "../../../page-context.ts";
import { fanLeaderboardRowSchema } from "./leaderboard.ts";
import { countShare, countView, playerFanLeaderboard } from "./popularity.server.ts";

export function playerFansEntries({ db, record, secret }: Site) {
	return [
		entry({
			method: "post",
			path: "/players/:id/views",
			summary: "Count a view of a player's profile, once a day per fan or network of visitors",
			guard: "public",
			sheds: "counters",
			limit: "reading",
			params: z.object({ id: requestId }),
			body: z.object({}),
			answer: z.object({ counted: z.boolean() }),
			handle: async ({ fan, client, headers, params: { id } }) => {
				if (isRobot(headers.get("user-agent"))) return { counted: false };
				const viewer = visitorOf({ fan, client });
				return { counted: await countView(db, { player_id: id, viewer, secret }) };
			},
		}),
		entry({
			method: "post",
			path: "/players/:id/shares",
			summary: "Count a fan's share of a player, once a day",
			guard: "fan",
			params: z.object({ id: requestId }),
			body: z.object({}),
			answer: z.object({ counted: z.boolean() }),
			handle: async ({ fan, params: { id } }) => ({
				counted: await db.transaction((tx) => countShare(tx, { player_id: id, fan_id: fan.id })),
			}),
		}),
		entry({
			method: "post",
			path: "/functions/player-sharing",
			summary: "List the players with the most views and shares",
			guard: "public",
			sheds: "nothing",
			body: z.object({ action: z.literal("get-leaderboard") }),
			answer: z.object({ leaderboard: z.array(fanLeaderboardRowSchema) }),
			handle: async () => ({ leaderboard: await playerFanLeaderboard(record, db) }),
		}),
	];
}
