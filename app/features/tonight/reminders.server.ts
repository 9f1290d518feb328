import { eq, sql } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import { tonightReminders } from "../../../db/schema/matches/tonight.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Db } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import type { Retention } from "../../../platform/database/retention.ts";
import type { Tonight } from "../../lib/live/tonight.ts";
import type { QueueMail } from "../outbox/send-mail.job.server.ts";
import { type ReminderSite, reminderMail } from "./reminder-mail.server.ts";

const MAILS_A_RUN = 100;
const KEEP_DAYS = 30;

/** Reminders expire after `KEEP_DAYS`. */
export const oldReminders: Retention = { table: tonightReminders, expired: sql`day < ${today} - ${KEEP_DAYS}::int` };

/** Turns off a fan's mails about the match of the day. The mail job checks this before it sends a queued one. */
export async function leaveReminders(db: Db, fan_id: string): Promise<void> {
	await db
		.update(userSettings)
		.set({ match_of_the_day: false, updated_at: sql`now()` })
		.where(eq(userSettings.user_id, fan_id));
}

/**
 * Queues one mail about a day's match per fan who wants it, at most `MAILS_A_RUN`. Mails are not sent after the start of
 * the match. Returns true if more fans may wait for theirs.
 */
export const queueReminders = (
	db: Db,
	site: ReminderSite,
	{ day, tonight }: { day: string; tonight: Tonight },
	queue: QueueMail,
): Promise<boolean> =>
	db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ user_id: string; email: string }>(sql`
			with reminded as (
				insert into ${tonightReminders} as r (day, user_id, begun_at)
				select ${day}, s.user_id, now() from ${userSettings} s
				where s.match_of_the_day and s.email_notifications and not exists (
					select from ${tonightReminders} r where r.day = ${day} and r.user_id = s.user_id and r.begun_at is not null)
				limit ${MAILS_A_RUN}
				on conflict (day, user_id) do update set begun_at = now() where r.begun_at is null
				returning r.user_id
			)
			select u.id as user_id, u.email from reminded join ${users} u on u.id = reminded.user_id`);
		for (const fan of rows)
			await queue(tx, { ...reminderMail(site, fan, tonight), about: "match_of_the_day", until: tonight.starts_at });
		return rows.length === MAILS_A_RUN;
	});
