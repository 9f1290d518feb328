import { sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "../../../db/schema/auth.ts";
import { groupMemberships } from "../../../db/schema/groups.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { defineJob } from "../../../platform/jobs/jobs.ts";
import { type Mail, wasNotAccepted } from "../../../platform/mail/mailer.ts";
import type { JobSite } from "../../page-context.ts";

/** What a mail is about: the switch that turns it off, or the groups that it tells of. */
const aboutSchema = z.union([
	z.enum(["team_updates", "challenge_alerts", "match_of_the_day"]),
	z.object({ groups: z.array(z.uuid()) }),
]);
type About = z.output<typeof aboutSchema>;

/** Queues a mail to a fan in the caller's transaction. `until`: it is not sent later. */
export type QueueMail = (tx: Tx, mail: Mail & { about: About; until?: string }) => Promise<unknown>;

/** With the waits of `waitBefore` about 17 hours. */
const MOST_TRIES = 24;
const LONGEST_WAIT_S = 3_600;
/** The wait before the next try after `tries` failed ones, in seconds: a minute, then twice as long each time, at most an hour. */
const waitBefore = (tries: number): number => Math.min(60 * 2 ** (tries - 1), LONGEST_WAIT_S);

/**
 * Sends one queued mail to a fan. A feature queues the mail in the transaction that causes it. The job sends nothing when the fan has
 * deleted the account, or turned this kind of mail off, since the mail was queued, or when it comes too late. When the mail server certainly did not accept the
 * mail, the job queues it again, up to `MOST_TRIES`. After any other failure, such as a crash or a connection lost once the content
 * was sent, it does not try again: the fan could get the mail twice.
 */
export const sendMailJob = defineJob({
	name: "send-mail",
	payload: z.object({
		to: z.string(),
		subject: z.string(),
		text: z.string(),
		html: z.string(),
		headers: z.record(z.string(), z.string()).optional(),
		until: z.iso.datetime().optional(),
		// a mail that an earlier version queued has none
		about: aboutSchema.optional(),
		tries: z.int().default(0),
	}),
	retry: { limit: 0, delay_seconds: 0 },
	// the queue forgets a sent mail after a minute, because it holds a fan's address
	retention_seconds: 60,
	async run({ tries: failed, about, until, ...mail }, { db, mailer, logger, enqueue }: JobSite) {
		const account = await findRecipient(db, mail.to, about);
		if (!account || (until && Date.parse(until) < Date.now())) return;
		try {
			await mailer.send(mail);
		} catch (error) {
			const tries = failed + 1;
			if (!wasNotAccepted(error) || tries >= MOST_TRIES)
				return logger.error({ err: error, fan_id: account.id, tries }, "a mail is given up");
			await enqueue(undefined, sendMailJob, { ...mail, about, until, tries }, { delay_seconds: waitBefore(tries) });
		}
	},
});

/** The account of an address, when it still wants mails of this kind. */
async function findRecipient(db: Db, email: string, about: About | undefined): Promise<{ id: string } | undefined> {
	const wantsMail =
		about === undefined
			? sql`true`
			: typeof about === "string"
				? sql`coalesce(s.${sql.identifier(about)}, true)`
				: sql`exists (select 1 from ${groupMemberships} m where m.user_id = u.id and m.is_active
					and m.group_id = any(${sql.param(about.groups)}::uuid[]) and m.notifications <> 'none'
					and (m.quiet_until is null or m.quiet_until <= now()))`;
	const { rows } = await db.execute<{ id: string }>(sql`
		select u.id from ${users} u left join ${userSettings} s on s.user_id = u.id
		where u.email = ${email} and coalesce(s.email_notifications, true) and ${wantsMail}`);
	return rows[0];
}
