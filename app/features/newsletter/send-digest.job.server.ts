import { z } from "zod";
import { defineJob, scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../page-context.ts";
import { sendDeliveries, writeIssue } from "./issues.server.ts";

/**
 * Sends at most a hundred mails of this week's issue, and queues itself if more may wait. While the mail server is
 * unavailable, it retries for about four hours.
 */
export const sendDigestJob = defineJob({
	name: "send-newsletter",
	payload: z.object({}),
	retry: { limit: 8, delay_seconds: 60 },
	async run(_payload, { db, logger, mailer, settings, enqueue }: JobSite) {
		const more = await sendDeliveries(db, settings, mailer.send, logger);
		if (more) await enqueue(undefined, sendDigestJob, {}, { singletonKey: "more" });
	},
});

/** Writes the newsletter of the week into the database, on Monday at 9:00 in India, and queues the job that mails it. */
export const writeDigestJob = scheduledJob({
	name: "write-newsletter",
	cron: "0 9 * * 1",
	retry: { limit: 5, delay_seconds: 60 },
	async run({ db, record, logger, enqueue, purge }: JobSite) {
		const deliveries = await writeIssue(db, record, (tx) => enqueue(tx, sendDigestJob, {}, { singletonKey: "week" }));
		purge(["newsletter"]);
		logger.info({ deliveries }, "the newsletter of the week is on its way");
	},
});
