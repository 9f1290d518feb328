import { and, eq, ne, sql } from "drizzle-orm";
import { pushSubscriptions } from "../../../db/schema/push.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import type { Fan } from "../../../platform/http/entry.ts";
import { badRequest, conflict } from "../../../platform/http/problem.ts";
import { isPushAddress } from "../../../platform/push/push.ts";
import type { Subscription } from "./push.ts";
import { MOST_BROWSERS, pushTexts } from "./rules.ts";

type FanSession = Pick<Fan, "id" | "session_id">;

/** Whether the browser of this session gets the fan's notifications. One query. */
export async function hasPush(db: Queryable, { session_id }: FanSession): Promise<boolean> {
	const { rows } = await db.execute(sql`
		select from ${pushSubscriptions} p join ${userSettings} s on s.user_id = p.user_id
		where p.session_id = ${session_id} and s.push_notifications`);
	return rows.length > 0;
}

/**
 * Subscribes the browser of this session and turns the fan's push notifications on; idempotent. It takes the browser
 * over from an earlier session, also another fan's. Throws 400 for an address that cannot be a push service's, and 409
 * if the fan has too many browsers or another session has the address with other keys.
 */
export async function subscribe(db: Db, fan: FanSession, { endpoint, keys }: Subscription): Promise<void> {
	if (!isPushAddress(endpoint)) throw badRequest("endpoint", pushTexts.wrongAddress);
	const { id: user_id, session_id } = fan;
	await db.transaction(async (tx) => {
		// without these locks, concurrent requests would not see each other's rows
		for (const taken of [`push of ${user_id}`, `push to ${endpoint}`])
			await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${taken}))`);
		await takeOver(tx, endpoint, keys, session_id);
		const others = and(eq(pushSubscriptions.user_id, user_id), ne(pushSubscriptions.session_id, session_id));
		if ((await tx.$count(pushSubscriptions, others)) >= MOST_BROWSERS) throw conflict(pushTexts.tooMany);
		const own = { user_id, endpoint, ...keys };
		await tx
			.insert(pushSubscriptions)
			.values({ ...own, session_id })
			.onConflictDoUpdate({ target: pushSubscriptions.session_id, set: own });
		await setSwitch(tx, user_id, true);
	});
}

/** Ends another session's subscription of this address. Equal keys prove the same browser; throws 409 for others. */
async function takeOver(tx: Tx, endpoint: string, keys: Subscription["keys"], session_id: string): Promise<void> {
	const other = and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.session_id, session_id));
	const [existing] = await tx.select().from(pushSubscriptions).where(other).for("update");
	if (!existing) return;
	if (existing.p256dh !== keys.p256dh || existing.auth !== keys.auth) throw conflict(pushTexts.taken);
	await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, existing.id));
}

/** Ends the subscription of this session. The end of a fan's last one also turns push notifications off. */
export async function unsubscribe(db: Db, { id, session_id }: FanSession): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.session_id, session_id));
		if ((await tx.$count(pushSubscriptions, eq(pushSubscriptions.user_id, id))) === 0) await setSwitch(tx, id, false);
	});
}

async function setSwitch(tx: Tx, user_id: string, push_notifications: boolean): Promise<void> {
	await tx
		.insert(userSettings)
		.values({ user_id, push_notifications })
		.onConflictDoUpdate({ target: userSettings.user_id, set: { push_notifications, updated_at: sql`now()` } });
}
