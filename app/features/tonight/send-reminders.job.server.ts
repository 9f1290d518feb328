import { scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../page-context.ts";
import { sendMailJob } from "../outbox/send-mail.job.server.ts";
import { queueReminders } from "./reminders.server.ts";
import { dayToRemindOf } from "./rules.ts";
import { readDay, readTonight } from "./tonight.server.ts";

/** Queues the mails before the match of the day. Runs each minute. */
export const sendRemindersJob = scheduledJob({
	name: "remind-of-match-of-the-day",
	cron: "* * * * *",
	retry: { limit: 1, delay_seconds: 20 },
	async run({ db, record, tonightHour: hour, settings, enqueue }: JobSite & { tonightHour: string | null }) {
		if (hour === null) return;
		const { now } = await readDay(db);
		const day = dayToRemindOf(hour, now);
		if (day === null) return;
		const tonight = await readTonight({ db, record, hour }, { day, now });
		if (tonight?.state !== "before") return;
		const more = await queueReminders(db, settings, { day, tonight }, (tx, mail) => enqueue(tx, sendMailJob, mail));
		if (more) await enqueue(undefined, sendRemindersJob, {}, { singletonKey: "more" });
	},
});
