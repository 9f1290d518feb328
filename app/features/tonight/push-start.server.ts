import { sql } from "drizzle-orm";
import { pushSubscriptions } from "../../../db/schema/push.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import { tonightReminders } from "../../../db/schema/tonight.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Watching } from "../groups/relive/relives.server.ts";
import { queuePush } from "../push/messages.server.ts";
import { tonightTexts } from "./rules.ts";

/** So long the beginning is news. */
const MINUTES = 30;

/** Queues a note that the match has begun for fans who want to be reminded of it. Answers whether there is any to send. */
export async function pushStart(tx: Tx, day: string, { row, timeline }: Watching): Promise<boolean> {
	const { rows } = await tx.execute<{ id: string }>(sql`
		select distinct p.user_id as id from ${pushSubscriptions} p join ${userSettings} s on s.user_id = p.user_id
		where s.match_of_the_day or exists (
			select from ${tonightReminders} r where r.user_id = p.user_id and r.day = ${day})`);
	const queued = await queuePush(tx, {
		fan_ids: rows.map(({ id }) => id),
		key: `match-of-the-day ${day}`,
		minutes: MINUTES,
		title: tonightTexts.begins,
		body: timeline.title,
		path: `/groups/${row.group_id}`,
	});
	return queued > 0;
}
