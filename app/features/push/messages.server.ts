import { sql } from "drizzle-orm";
import { pushMessages, pushSubscriptions } from "../../../db/schema/push.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import type { Retention } from "../../../platform/database/retention.ts";
import type { Push, PushOutcome } from "../../../platform/push/push.ts";
import type { Note } from "../../lib/offline/notes.ts";
import { MOST_FAILURES, MOST_TRIES, waitBefore } from "./rules.ts";

const MESSAGES_A_JOB = 200;
const AT_ONCE = 8;
const LEAST_TTL_SECONDS = 60;
/** An expired message is stored for this time, so that its key prevents duplicates. */
const RETENTION_DAYS = 3;

type QueuedNote = Omit<Note, "tag"> & {
	/** idempotency key: a browser gets the message once */
	key: string;
	/** the message expires after this time */
	minutes: number;
};

/**
 * Stores a message for each browser of all fans with notifications on, in the caller's transaction. It is idempotent by
 * `key`. Returns the number stored. `sendPushJob` sends them each minute; a caller may enqueue it after the commit.
 */
export async function queuePush(db: Queryable, { key, minutes, ...note }: QueuedNote): Promise<number> {
	const content: Note = { ...note, tag: key };
	const { rowCount } = await db.execute(sql`
		insert into ${pushMessages} (subscription_id, key, content, expires_at)
		select p.id, ${key}, ${JSON.stringify(content)}::jsonb, now() + ${minutes} * interval '1 minute'
		from ${pushSubscriptions} p join ${userSettings} s on s.user_id = p.user_id
		where s.push_notifications
		on conflict do nothing`);
	return rowCount ?? 0;
}

type Message = {
	subscription_id: string;
	key: string;
	content: Note;
	seconds: number;
	tries: number;
	endpoint: string;
	p256dh: string;
	auth: string;
};

/**
 * Sends at most `MESSAGES_A_JOB` waiting messages; returns whether more may wait. It marks each before sending, so that
 * a crash loses a message and never sends it twice. It removes the mark only if the push service certainly did not
 * accept the message.
 */
export async function sendMessages(db: Db, push: Push): Promise<boolean> {
	for (let sent = 0; sent < MESSAGES_A_JOB; sent += AT_ONCE) {
		const batch = await beginMessages(db);
		await Promise.all(batch.map(async (message) => storeOutcome(db, message, await sendOne(push, message))));
		if (batch.length < AT_ONCE) return false;
	}
	return true;
}

const sendOne = (push: Push, { content, seconds, ...target }: Message): Promise<PushOutcome> =>
	push.send(target, content, Math.max(LEAST_TTL_SECONDS, Math.floor(seconds)));

async function beginMessages(db: Db): Promise<Message[]> {
	const { rows } = await db.execute<Message>(sql`
		with next as (
			select m.subscription_id, m.key from ${pushMessages} m
			join ${pushSubscriptions} p on p.id = m.subscription_id
			join ${userSettings} s on s.user_id = p.user_id and s.push_notifications
			where m.begun_at is null and m.due_at <= now() and m.expires_at > now()
			order by m.due_at limit ${AT_ONCE} for update of m skip locked
		), begun as (
			update ${pushMessages} m set begun_at = now(), tries = m.tries + 1 from next
			where m.subscription_id = next.subscription_id and m.key = next.key returning m.*
		)
		select begun.subscription_id, begun.key, begun.content, begun.tries, p.endpoint, p.p256dh, p.auth,
			extract(epoch from begun.expires_at - now())::double precision as seconds
		from begun join ${pushSubscriptions} p on p.id = begun.subscription_id`);
	return rows;
}

/** Stores the result of a message. Deletes a browser that has unsubscribed or failed too often. */
async function storeOutcome(db: Db, { subscription_id, key, tries }: Message, outcome: PushOutcome): Promise<void> {
	const subscription = sql`${pushSubscriptions} where id = ${subscription_id}`;
	const message = sql`subscription_id = ${subscription_id} and key = ${key}`;
	if (outcome.result === "gone") return void (await db.execute(sql`delete from ${subscription}`));
	if (outcome.result === "sent")
		return db.transaction(async (tx) => {
			await tx.execute(sql`update ${pushMessages} set sent_at = now() where ${message}`);
			await tx.execute(
				sql`update ${pushSubscriptions} set succeeded_at = now(), failures = 0 where id = ${subscription_id}`,
			);
		});
	await db.transaction(async (tx) => {
		if (outcome.result === "later" && tries < MOST_TRIES)
			await tx.execute(sql`
				update ${pushMessages} set begun_at = null,
					due_at = now() + ${waitBefore(tries, outcome.after_seconds)} * interval '1 second'
				where ${message}`);
		else await tx.execute(sql`update ${pushSubscriptions} set failures = failures + 1 where id = ${subscription_id}`);
		await tx.execute(sql`delete from ${subscription} and failures >= ${MOST_FAILURES}`);
	});
}

export const oldPushMessages: Retention = {
	table: pushMessages,
	expired: sql`expires_at < now() - ${RETENTION_DAYS} * interval '1 day'`,
};
