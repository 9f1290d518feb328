import { scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../../page-context.ts";
import { sendMailJob } from "../../outbox/send-mail.job.server.ts";
import { mailMembers } from "./mail-members.server.ts";

/** Mails members about new messages once an hour. */
export const mailMembersJob = scheduledJob({
	name: "tell-members",
	cron: "7 * * * *",
	retry: { limit: 2, delay_seconds: 60 },
	async run({ db, enqueue, settings, live }: JobSite) {
		await mailMembers(db, settings, (tx, mail) => enqueue(tx, sendMailJob, mail), live.fanIdsIn);
	},
});
