import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import { forgetStandings } from "./forget-standings.server.ts";

/** Deletes the standings of ended periods every night. */
export const forgetStandingsJob = defineJob({
	name: "forget-captain-standings",
	payload: z.object({}),
	retry: { limit: 3, delay_seconds: 600 },
	schedule: { cron: "40 3 * * *", tz: "Asia/Kolkata" },
	run: (_payload, { db }: { db: Db }) => forgetStandings(db),
});
