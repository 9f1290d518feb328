import { and, eq, ne, sql } from "drizzle-orm";
import { pushSubscriptions } from "../../../db/schema/push.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import type { Fan } from "../../../platform/http/entry.ts";
import { badRequest, conflict } from "../../../platform/http/problem.ts";
import { isPushAddress } from "../../../platform/push/push.ts";
import type { PushState, Subscription } from "./push.ts";
import { MOST_BROWSERS, pushTexts } from "./rules.ts";

type Asking = Pick<Fan, "id" | "session_id">;
type State = Omit<PushState, "public_key">;

/** Whether a fan's messages come to the browser of this session, and to how many others. One query. */
export async function readPushState(db: Queryable, { id, session_id }: Asking): Promise<State> {
	const { rows } = await db.execute<State>(sql`
		select coalesce(bool_or(session_id = ${session_id}), false) as here,
			(count(*) filter (where session_id <> ${session_id}))::int as elsewhere
		from ${pushSubscriptions} where user_id = ${id}`);
	return rows[0] ?? { here: false, elsewhere: 0 };
}

/**
 * Has a fan's messages come to the browser of this session; sent again it changes nothing. Throws 400 for an address that is no push
 * service's, 409 for a fan with as many browsers as one may have, and where the browser is another fan's by other keys.
 */
export async function subscribe(db: Db, fan: Asking, { endpoint, keys }: Subscription): Promise<State> {
	if (!isPushAddress(endpoint)) throw badRequest("endpoint", pushTexts.wrongAddress);
	const { id: user_id, session_id } = fan;
	return db.transaction(async (tx) => {
		// two at once would each not count the other
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`push of ${user_id}`}))`);
		await takeOver(tx, endpoint, keys, session_id);
		const { elsewhere } = await readPushState(tx, fan);
		if (elsewhere >= MOST_BROWSERS) throw conflict(pushTexts.tooMany);
		const own = { user_id, endpoint, ...keys };
		await tx
			.insert(pushSubscriptions)
			.values({ ...own, session_id })
			.onConflictDoUpdate({ target: pushSubscriptions.session_id, set: own });
		await setSwitch(tx, user_id, true);
		return { here: true, elsewhere };
	});
}

/** The same browser, signed in again: who has its keys has the browser, and knows more than its address. */
async function takeOver(tx: Tx, endpoint: string, keys: Subscription["keys"], session_id: string): Promise<void> {
	const other = and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.session_id, session_id));
	const [known] = await tx.select().from(pushSubscriptions).where(other).for("update");
	if (!known) return;
	if (known.p256dh !== keys.p256dh || known.auth !== keys.auth) throw conflict(pushTexts.taken);
	await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, known.id));
}

/** Ends a fan's messages in the browser of this session, or in all. */
export async function unsubscribe(db: Db, fan: Asking, { everywhere }: { everywhere: boolean }): Promise<State> {
	return db.transaction(async (tx) => {
		const own = eq(pushSubscriptions.user_id, fan.id);
		await tx
			.delete(pushSubscriptions)
			.where(everywhere ? own : and(own, eq(pushSubscriptions.session_id, fan.session_id)));
		const left = await readPushState(tx, fan);
		if (left.elsewhere === 0) await setSwitch(tx, fan.id, false);
		return left;
	});
}

async function setSwitch(tx: Tx, user_id: string, push_notifications: boolean): Promise<void> {
	await tx
		.insert(userSettings)
		.values({ user_id, push_notifications })
		.onConflictDoUpdate({ target: userSettings.user_id, set: { push_notifications, updated_at: sql`now()` } });
}
