import { scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../../page-context.ts";
import { sendMailJob } from "../../outbox/send-mail.job.server.ts";
import { alertChallenges } from "./alerts-mail.server.ts";

/** Mails fans whose challenges end within a day. Challenges end at midnight, so the mail comes on the morning before. */
export const alertChallengesJob = scheduledJob({
	name: "alert-challenges",
	cron: "*/5 9-20 * * *",
	retry: { limit: 2, delay_seconds: 60 },
	async run({ db, enqueue, settings }: JobSite) {
		await alertChallenges(db, settings, (tx, mail) => enqueue(tx, sendMailJob, mail));
	},
});
