import type { Db } from "../../../../platform/database/database.ts";
import { type Enqueue, scheduledJob } from "../../../../platform/jobs/jobs.ts";
import { sendMailJob } from "../../outbox/send-mail.job.server.ts";
import { alertChallenges, type MailSite } from "./alerts-mail.server.ts";

type AlertChallenges = { db: Db; enqueue: Enqueue; mailSite: MailSite };

/** Mails fans whose challenges end within a day. Challenges end at midnight, so the mail comes on the morning before. */
export const alertChallengesJob = scheduledJob({
	name: "alert-challenges",
	cron: "*/5 9-20 * * *",
	retry: { limit: 2, delay_seconds: 60 },
	async run({ db, enqueue, mailSite }: AlertChallenges) {
		await alertChallenges(db, mailSite, (tx, mail) => enqueue(tx, sendMailJob, mail));
	},
});
