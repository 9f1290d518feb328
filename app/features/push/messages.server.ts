import { sql } from "drizzle-orm";
import { pushMessages, pushSubscriptions } from "../../../db/schema/push.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import type { Push, PushOutcome } from "../../../platform/push/push.ts";
import type { PushNote } from "./push.ts";
import { MOST_FAILURES, MOST_TRIES } from "./rules.ts";

const MESSAGES_A_JOB = 200;
/** So many are on their way at once. */
const AT_ONCE = 8;
const LEAST_TTL_SECONDS = 60;
const KEPT_DAYS = 3;

type Note = Omit<PushNote, "tag"> & {
	fan_ids: readonly string[];
	/** what it is about: each browser gets it once */
	key: string;
	/** minutes for which it is news */
	minutes: number;
};

/**
 * Queues a message for all browsers of fans who want them, in the caller's transaction or on its own. With the same key again it adds
 * nothing. Answers how many are new: with any, hand in `sendPushJob`.
 */
export async function queuePush(db: Queryable, { fan_ids, key, minutes, ...note }: Note): Promise<number> {
	if (fan_ids.length === 0) return 0;
	const content: PushNote = { ...note, tag: key };
	const { rowCount } = await db.execute(sql`
		insert into ${pushMessages} (subscription_id, key, content, expires_at)
		select p.id, ${key}, ${JSON.stringify(content)}::jsonb, now() + ${minutes} * interval '1 minute'
		from ${pushSubscriptions} p join ${userSettings} s on s.user_id = p.user_id
		where p.user_id = any(${sql.param(fan_ids)}::uuid[]) and s.push_notifications
		on conflict do nothing`);
	return rowCount ?? 0;
}

type Message = {
	subscription_id: string;
	key: string;
	content: PushNote;
	seconds: number;
	tries: number;
	endpoint: string;
	p256dh: string;
	auth: string;
};

/**
 * Sends messages that wait, `MESSAGES_A_JOB` at most; answers whether more may wait. Each is marked before it goes out, so that a kill
 * loses one rather than showing it twice; it is unmarked, a few times, only when the push service certainly did not take it.
 */
export async function sendMessages(db: Db, push: Push): Promise<boolean> {
	for (let sent = 0; sent < MESSAGES_A_JOB; sent += AT_ONCE) {
		const batch = await beginMessages(db);
		const outcomes = await Promise.all(batch.map(async (message) => ({ message, came: await sendOne(push, message) })));
		for (const { message, came } of outcomes) await note(db, message, came);
		if (batch.length < AT_ONCE) return false;
	}
	return true;
}

const sendOne = (push: Push, { content, seconds, ...target }: Message): Promise<PushOutcome> =>
	push.send(target, content, Math.max(LEAST_TTL_SECONDS, Math.floor(seconds)));

/** What failed waits longer before each next try. */
async function beginMessages(db: Db): Promise<Message[]> {
	const { rows } = await db.execute<Message>(sql`
		with next as (
			select m.subscription_id, m.key from ${pushMessages} m
			join ${pushSubscriptions} p on p.id = m.subscription_id
			join ${userSettings} s on s.user_id = p.user_id and s.push_notifications
			where m.begun_at is null and m.expires_at > now() and m.created_at + m.tries * m.tries * interval '1 minute' <= now()
			order by m.created_at limit ${AT_ONCE} for update of m skip locked
		), begun as (
			update ${pushMessages} m set begun_at = now(), tries = m.tries + 1 from next
			where m.subscription_id = next.subscription_id and m.key = next.key returning m.*
		)
		select begun.subscription_id, begun.key, begun.content, begun.tries, p.endpoint, p.p256dh, p.auth,
			extract(epoch from begun.expires_at - now())::double precision as seconds
		from begun join ${pushSubscriptions} p on p.id = begun.subscription_id`);
	return rows;
}

/** Writes down what came of a message, and forgets a browser that is gone or has failed too often. */
async function note(db: Db, { subscription_id, key, tries }: Message, came: PushOutcome): Promise<void> {
	const subscription = sql`${pushSubscriptions} where id = ${subscription_id}`;
	if (came === "gone") return void (await db.execute(sql`delete from ${subscription}`));
	const again = came === "later" && tries < MOST_TRIES;
	await db.transaction(async (tx) => {
		if (came === "sent" || again)
			await tx.execute(sql`
				update ${pushMessages} set ${came === "sent" ? sql`sent_at = now()` : sql`begun_at = null`}
				where subscription_id = ${subscription_id} and key = ${key}`);
		await tx.execute(
			came === "sent"
				? sql`update ${pushSubscriptions} set succeeded_at = now(), failures = 0 where id = ${subscription_id}`
				: sql`update ${pushSubscriptions} set failures = failures + 1 where id = ${subscription_id}`,
		);
		await tx.execute(sql`delete from ${subscription} and failures >= ${MOST_FAILURES}`);
	});
}

/** Deletes messages that are no news any more. Their keys stay for some days, so that none is queued again. */
export async function forgetMessages(db: Db): Promise<void> {
	await db.execute(sql`delete from ${pushMessages} where expires_at < now() - ${KEPT_DAYS} * interval '1 day'`);
}
