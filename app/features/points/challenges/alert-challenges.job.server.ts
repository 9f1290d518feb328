import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob, type Enqueue } from "../../../../platform/jobs/jobs.ts";
import { sendMailJob } from "../../outbox/send-mail.job.server.ts";
import { alertChallenges, type MailSite } from "./alerts-mail.server.ts";

type AlertChallenges = { db: Db; enqueue: Enqueue; mailSite: MailSite };

/** Mails fans whose challenges end within a day. Challenges end at midnight, so the mail comes on the morning before. */
export const alertChallengesJob = defineJob({
	name: "alert-challenges",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "*/5 9-20 * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, enqueue, mailSite }: AlertChallenges) {
		await alertChallenges(db, mailSite, (tx, mail) => enqueue(tx, sendMailJob, mail));
	},
});
