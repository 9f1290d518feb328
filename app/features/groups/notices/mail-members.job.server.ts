import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob, type Enqueue } from "../../../../platform/jobs/jobs.ts";
import type { LiveLink } from "../../../../platform/sockets/live.ts";
import { sendMailJob } from "../../outbox/send-mail.job.server.ts";
import { mailMembers } from "./mail-members.server.ts";
import type { MailSite } from "./notice-mail.server.ts";

type TellMembers = { db: Db; enqueue: Enqueue; mailSite: MailSite; live: LiveLink };

/** Mails members about new messages once an hour, as the settings of a group promise. */
export const mailMembersJob = defineJob({
	name: "tell-members",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "7 * * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, enqueue, mailSite, live }: TellMembers) {
		await mailMembers(db, mailSite, (tx, mail) => enqueue(tx, sendMailJob, mail), live.whoIsIn);
	},
});
