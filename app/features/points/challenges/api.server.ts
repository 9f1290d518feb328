import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { requestId } from "../../../lib/uuid.ts";
import type { Site } from "../../../page-context.ts";
import { challengeSchema } from "./challenge.ts";
import { joinChallenge, listChallenges } from "./challenges.server.ts";

export function challengesEntries({ db }: Site) {
	return [
		entry({
			method: "get",
			path: "/challenges",
			summary: "The challenges that are on, to come or just ended, by their start, with the fan's progress",
			guard: "public",
			answer: z.object({ challenges: z.array(challengeSchema) }),
			handle: async ({ fan }) => ({ challenges: await listChallenges(db, fan?.id ?? null) }),
		}),
		entry({
			method: "post",
			path: "/challenges/:id/participation",
			summary: "Join a challenge",
			guard: "fan",
			params: z.object({ id: requestId }),
			body: z.object({}),
			answer: z.object({ participating: z.literal(true) }),
			handle: async ({ fan, params }) => {
				await db.transaction((tx) => joinChallenge(tx, fan.id, params.id));
				return { participating: true as const };
			},
		}),
	];
}
