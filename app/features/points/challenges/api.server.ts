import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { entry, type Fan } from "../../../../platform/http/entry.ts";
import { joinChallenge, listChallenges } from "./challenges.server.ts";

const challengeSchema = z.object({
	id: z.uuid(),
	title: z.string(),
	description: z.string(),
	challenge_type: z.enum(["quiz", "prediction", "sharing", "recruitment", "other"]),
	target_value: z.int(),
	reward_points: z.int(),
	start_date: z.string(),
	end_date: z.string(),
	max_participants: z.int().nullable(),
	participants_count: z.int(),
	mine: z.object({ current_progress: z.int(), completed: z.boolean() }).nullable(),
	phase: z.enum(["coming", "on", "ended"]),
});

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
			params: z.object({ id: z.uuid() }),
			body: z.object({}),
			answer: z.object({ participating: z.literal(true) }),
			handle: async ({ fan, params }) => {
				await db.transaction((tx) => joinChallenge(tx, (fan as Fan).id, params.id));
				return { participating: true };
			},
		}),
	];
}
