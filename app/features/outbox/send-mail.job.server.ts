import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "../../../db/schema/auth.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { defineJob, type Enqueue } from "../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../platform/logging.ts";
import { type Mail, type Mailer, wasNotTaken } from "../../../platform/mail/mailer.ts";

/** Queues a mail to a fan in the caller's transaction. */
export type QueueMail = (tx: Tx, mail: Mail) => Promise<unknown>;

/** With the waits of `waitBefore` about 17 hours. */
const MOST_TRIES = 24;
const LONGEST_WAIT_S = 3_600;
/** The wait before the next try after `tries` failed ones, in seconds: a minute, then twice as long each time, at most an hour. */
const waitBefore = (tries: number): number => Math.min(60 * 2 ** (tries - 1), LONGEST_WAIT_S);

type SendMail = { db: Db; mailer: Mailer; logger: Logger; enqueue: Enqueue };

/**
 * The outbox: sends one mail to a fan. The transaction that decides to mail queues it. A mail that the mail server
 * certainly did not accept is queued again, up to `MOST_TRIES`. Every other failure ends it, because another try
 * could send it twice: a crash, or a connection lost after the content was sent.
 */
export const sendMailJob = defineJob({
	name: "send-mail",
	payload: z.object({
		to: z.string(),
		subject: z.string(),
		text: z.string(),
		html: z.string(),
		tries: z.int().default(0),
	}),
	retry: { limit: 0, delay_seconds: 0 },
	// the queue forgets a sent mail after a minute, because it holds a fan's address
	kept_seconds: 60,
	async run({ tries: failed, ...mail }, { db, mailer, logger, enqueue }: SendMail) {
		const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, mail.to));
		// deleted meanwhile
		if (!account) return;
		try {
			await mailer.send(mail);
		} catch (error) {
			const tries = failed + 1;
			if (!wasNotTaken(error) || tries >= MOST_TRIES)
				return logger.error({ err: error, fan_id: account.id, tries }, "a mail is given up");
			await enqueue(undefined, sendMailJob, { ...mail, tries }, { delay_seconds: waitBefore(tries) });
		}
	},
});
