import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import { openChallenges } from "./challenges.server.ts";

/** Opens the current and the next recurring challenges every midnight, so that one missed night does not matter. */
export const openChallengesJob = defineJob({
	name: "open-challenges",
	payload: z.object({}),
	retry: { limit: 5, delay_seconds: 60 },
	schedule: { cron: "0 0 * * *", tz: "Asia/Kolkata" },
	run: (_payload, { db }: { db: Db }) => openChallenges(db),
});
