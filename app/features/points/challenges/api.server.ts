import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { entry } from "../../../../platform/http/entry.ts";
import { requestId } from "../../../lib/uuid.ts";
import { challengeSchema } from "./challenge.ts";
import { joinChallenge, listChallenges } from "./challenges.server.ts";

/** The entries of the community's challenges. */
export function challengesEntries({ db }: { db: Db }) {
	return [
		entry({
			method: "get",
			path: "/challenges",
			summary: "The active challenges by their start, with one's own progress",
			guard: "public",
			limit: { name: "challenges", points: 240, per_seconds: 60 },
			answer: z.object({ challenges: z.array(challengeSchema) }),
			handle: async ({ fan }) => ({ challenges: await listChallenges(db, fan?.id ?? null) }),
		}),
		entry({
			method: "post",
			path: "/challenges/:id/participation",
			summary: "Take part in a challenge",
			guard: "fan",
			limit: { name: "challenge-participations", points: 60, per_seconds: 60 },
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
