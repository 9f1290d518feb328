import { sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "../../../db/schema/auth.ts";
import { groupMemberships } from "../../../db/schema/groups.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { defineJob } from "../../../platform/jobs/jobs.ts";
import { type Mail, wasNotAccepted } from "../../../platform/mail/mailer.ts";
import type { JobSite } from "../../page-context.ts";

/** The switch that turns a mail off, or the groups that it reports on. */
const aboutSchema = z.union([
	z.enum(["team_updates", "challenge_alerts", "match_of_the_day"]),
	z.object({ groups: z.array(z.uuid()) }),
]);
type About = z.output<typeof aboutSchema>;

/** Queues a mail to a fan in the caller's transaction. After `until` it is not sent. */
export type QueueMail = (tx: Tx, mail: Mail & { about: About; until?: string }) => Promise<unknown>;

/** The tries of a mail, within about 18 hours with the waits of `waitBefore`. */
const MOST_TRIES = 24;
const LONGEST_WAIT_S = 3_600;
/** The seconds before the next try after `tries` failures: 60, doubled with each, at most an hour. */
const waitBefore = (tries: number): number => Math.min(60 * 2 ** (tries - 1), LONGEST_WAIT_S);

/**
 * Sends a queued mail to a fan. It sends nothing if the fan has since deleted the account or turned this kind of mail
 * off, or after `until`. If the mail server certainly did not accept the mail, it queues the mail again, up to
 * `MOST_TRIES`. After any other failure it does not retry, because the fan could get the mail twice.
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
		// mails that an earlier version queued have none
		about: aboutSchema.optional(),
		tries: z.int().default(0),
	}),
	retry: { limit: 0, delay_seconds: 0 },
	// short, because the payload has a fan's address
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

/** The account of an address, if it still wants mails of this kind. */
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
