import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import { tonightReminders } from "../../../db/schema/matches/tonight.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Db } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import type { Retention } from "../../../platform/database/retention.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Logger } from "../../../platform/logging.ts";
import { type Mail, wasNotTaken } from "../../../platform/mail/mailer.ts";
import { type ReminderSite, reminderMail } from "./reminder-mail.server.ts";
import type { Tonight } from "./tonight.ts";

const MAILS_A_JOB = 100;
const KEPT_DAYS = 30;

const wantsMail = sql`${userSettings.match_of_the_day} and ${userSettings.email_notifications}`;

/** Ends the mails about matches of the day to a fan: the switch goes off, and no reminder waits. */
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

/** Adds a reminder of a day's match for every fan who wants mail and has none. Returns whether any wait. */
export async function addReminders(db: Db, day: string): Promise<boolean> {
	await db.execute(sql`
		insert into ${tonightReminders} (day, user_id)
		select ${day}, user_id from ${userSettings} where ${wantsMail} on conflict do nothing`);
	const { rows } = await db.execute(sql`
		select from ${tonightReminders} where day = ${day} and begun_at is null limit 1`);
	return rows.length > 0;
}

/**
 * Sends at most `MAILS_A_JOB` waiting reminders of a day; returns whether more may wait. Each is marked before its mail is sent, so
 * that a crash loses one mail rather than sending it twice; it is unmarked only when the mail server certainly did not accept the mail.
 * Throws when the mail server is unavailable; the next try sends the rest.
 */
export async function sendReminders(
	db: Db,
	site: ReminderSite,
	{ day, tonight }: { day: string; tonight: Tonight },
	send: (mail: Mail) => Promise<void>,
	logger: Logger,
): Promise<boolean> {
	for (let mails = 0; mails < MAILS_A_JOB; mails++) {
		const reminder = await beginReminder(db, day);
		if (!reminder) return false;
		try {
			await send(reminderMail(site, reminder, tonight));
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

type Reminder = { user_id: string; email: string };

async function beginReminder(db: Db, day: string): Promise<Reminder | null> {
	const { rows } = await db.execute<Reminder>(sql`
		with next as (
			select r.day, r.user_id from ${tonightReminders} r
			join ${userSettings} on ${userSettings.user_id} = r.user_id and ${wantsMail}
			where r.begun_at is null and r.day = ${day}
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

/** The reminders of days that are long over. */
export const oldReminders: Retention = { table: tonightReminders, expired: sql`day < ${today} - ${KEPT_DAYS}::int` };
