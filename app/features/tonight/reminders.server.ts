import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import { pushSubscriptions } from "../../../db/schema/push.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import { tonightReminders } from "../../../db/schema/tonight.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Logger } from "../../../platform/logging.ts";
import { type Mail, wasNotTaken } from "../../../platform/mail/mailer.ts";
import { type Announced, type ReminderSite, reminderMail } from "./reminder-mail.server.ts";
import type { Mine } from "./tonight.ts";

const MAILS_A_JOB = 100;

/** Whether a fan is reminded of a day's match, by the button or by the switch in the settings, and by what means. One query. */
export async function readMine(db: Queryable, fan_id: string, day: string): Promise<Mine> {
	const { rows } = await db.execute<Mine>(sql`
		select exists (select from ${tonightReminders} r where r.user_id = u.id and r.day = ${day}) as reminded,
			coalesce(s.match_of_the_day, false) as every_day,
			coalesce(s.email_notifications, true) as by_mail,
			coalesce(s.push_notifications, false) and exists (
				select from ${pushSubscriptions} p where p.user_id = u.id) as by_push
		from ${users} u left join ${userSettings} s on s.user_id = u.id where u.id = ${fan_id}`);
	return rows[0] ?? { reminded: false, every_day: false, by_mail: false, by_push: false };
}

/** Has a fan reminded of a day's match. Again it changes nothing. */
export async function remind(db: Queryable, fan_id: string, day: string): Promise<void> {
	await db.insert(tonightReminders).values({ day, user_id: fan_id }).onConflictDoNothing();
}

/** Takes it back. A mail that is on its way comes all the same. */
export async function forgetReminder(db: Queryable, fan_id: string, day: string): Promise<void> {
	await db
		.delete(tonightReminders)
		.where(and(eq(tonightReminders.user_id, fan_id), eq(tonightReminders.day, day), isNull(tonightReminders.begun_at)));
}

/** Ends all mails about matches of the day to a fan: the switch is off, and no reminder waits. */
export async function leaveReminders(db: Db, fan_id: string): Promise<void> {
	await db.transaction(async (tx) => {
		await tx
			.update(userSettings)
			.set({ match_of_the_day: false, updated_at: sql`now()` })
			.where(eq(userSettings.user_id, fan_id));
		await tx
			.delete(tonightReminders)
			.where(and(eq(tonightReminders.user_id, fan_id), isNull(tonightReminders.begun_at)));
	});
}

/** Adds a reminder for every fan with the switch on who has none for the day. Answers whether any wait. */
export async function addReminders(db: Db, day: string): Promise<boolean> {
	await db.execute(sql`
		insert into ${tonightReminders} (day, user_id)
		select ${day}, user_id from ${userSettings} where match_of_the_day and email_notifications on conflict do nothing`);
	const { rows } = await db.execute(sql`
		select from ${tonightReminders} r left join ${userSettings} s on s.user_id = r.user_id
		where r.day = ${day} and r.begun_at is null and coalesce(s.email_notifications, true) limit 1`);
	return rows.length > 0;
}

type Reminder = { user_id: string; email: string };

/**
 * Sends the reminders of a day that wait, `MAILS_A_JOB` at most; answers whether more may wait. Each is marked before its mail goes
 * out, so that a kill loses one mail rather than sending it twice; it is unmarked only when the mail server certainly did
 * not take the mail. Throws when the server is away: the rest is for the next try.
 */
export async function sendReminders(
	db: Db,
	site: ReminderSite,
	announced: Announced & { day: string },
	send: (mail: Mail) => Promise<void>,
	logger: Logger,
): Promise<boolean> {
	const { day } = announced;
	for (let mails = 0; mails < MAILS_A_JOB; mails++) {
		const reminder = await beginReminder(db, day);
		if (!reminder) return false;
		try {
			await send(reminderMail(site, reminder, announced));
		} catch (error) {
			if (error instanceof Problem && error.field === "to") {
				logger.warn({ fan_id: reminder.user_id }, "the mail server knows no such recipient");
				continue;
			}
			if (wasNotTaken(error)) await mark(db, day, reminder, sql`begun_at = null`);
			throw error;
		}
		await mark(db, day, reminder, sql`sent_at = now()`);
	}
	return true;
}

async function beginReminder(db: Db, day: string): Promise<Reminder | null> {
	const { rows } = await db.execute<Reminder>(sql`
		with next as (
			select r.day, r.user_id from ${tonightReminders} r left join ${userSettings} s on s.user_id = r.user_id
			where r.begun_at is null and r.day = ${day} and coalesce(s.email_notifications, true)
			limit 1 for update of r skip locked
		), begun as (
			update ${tonightReminders} r set begun_at = now() from next
			where r.day = next.day and r.user_id = next.user_id returning r.user_id
		)
		select begun.user_id, u.email from begun join ${users} u on u.id = begun.user_id`);
	return rows[0] ?? null;
}

async function mark(db: Db, day: string, { user_id }: Reminder, change: ReturnType<typeof sql>): Promise<void> {
	await db.execute(sql`update ${tonightReminders} set ${change} where day = ${day} and user_id = ${user_id}`);
}

/** Deletes the reminders of days that are long over. */
export async function forgetOldReminders(db: Db, day: string): Promise<void> {
	await db.execute(sql`delete from ${tonightReminders} where day < ${day}::date - 30`);
}
