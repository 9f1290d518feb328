import { scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../../page-context.ts";
import { openChallenges } from "./challenges.server.ts";

/** Creates the current and the next recurring challenges every midnight, so a missed night does no harm. */
export const openChallengesJob = scheduledJob({
	name: "open-challenges",
	cron: "0 0 * * *",
	retry: { limit: 5, delay_seconds: 60 },
	run: ({ db }: JobSite) => openChallenges(db),
});
