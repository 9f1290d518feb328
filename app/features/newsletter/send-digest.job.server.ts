import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { defineJob, type Enqueue, scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../platform/logging.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { sendDeliveries, writeIssue } from "./issues.server.ts";
import type { NewsletterSite } from "./mails.server.ts";

type Newsletter = {
	db: Db;
	record: MatchRecord;
	logger: Logger;
	mailer: Mailer;
	mailSite: NewsletterSite;
	enqueue: Enqueue;
};

/**
 * Sends the waiting mails of this week's issue, a hundred at a time. It retries for hours while the mail server is
 * unavailable.
 */
export const sendDigestJob = defineJob({
	name: "send-newsletter",
	payload: z.object({}),
	retry: { limit: 8, delay_seconds: 60 },
	async run(_payload, { db, logger, mailer, mailSite, enqueue }: Newsletter) {
		const more = await sendDeliveries(db, mailSite, mailer.send, logger);
		if (more) await enqueue(undefined, sendDigestJob, {}, { singletonKey: "more" });
	},
});

/** Writes the week's issue on Monday morning and queues its sending. */
export const writeDigestJob = scheduledJob({
	name: "write-newsletter",
	cron: "0 9 * * 1",
	retry: { limit: 5, delay_seconds: 60 },
	async run({ db, record, logger, enqueue }: Newsletter) {
		const deliveries = await writeIssue(db, record, (tx) => enqueue(tx, sendDigestJob, {}, { singletonKey: "week" }));
		logger.info({ deliveries }, "the newsletter of the week is on its way");
	},
});
