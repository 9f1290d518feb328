import type { Db } from "../../../../platform/database/database.ts";
import { type Enqueue, scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { LiveLink } from "../../../../platform/sockets/live.ts";
import { sendMailJob } from "../../outbox/send-mail.job.server.ts";
import { mailMembers } from "./mail-members.server.ts";
import type { MailSite } from "./notice-mail.server.ts";

type TellMembers = { db: Db; enqueue: Enqueue; mailSite: MailSite; live: LiveLink };

/** Mails members about new messages once an hour, as the settings of a group promise. */
export const mailMembersJob = scheduledJob({
	name: "tell-members",
	cron: "7 * * * *",
	retry: { limit: 2, delay_seconds: 60 },
	async run({ db, enqueue, mailSite, live }: TellMembers) {
		await mailMembers(db, mailSite, (tx, mail) => enqueue(tx, sendMailJob, mail), live.whoIsIn);
	},
});
