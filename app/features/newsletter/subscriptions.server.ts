import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { newsletterSubscriptions } from "../../../db/schema/newsletter.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import { CONFIRM_HOURS } from "./rules.ts";
import { hashOf } from "./tokens.server.ts";

export type Subscription = { id: string; confirmed: boolean };

/**
 * Notes that an address is to be asked, with the token that the mail to it will carry, and answers its subscription. Of one that is
 * confirmed already nothing changes. Asked again, the newest token counts.
 */
export async function askToSubscribe(db: Db, email: string, token: string): Promise<Subscription> {
	const hash = hashOf(token);
	const expires = sql`now() + ${CONFIRM_HOURS} * interval '1 hour'`;
	const unlessConfirmed = (fresh: unknown, column: unknown) =>
		sql`case when ${newsletterSubscriptions.confirmed_at} is null then ${fresh} else ${column} end`;
	const [row] = await db
		.insert(newsletterSubscriptions)
		.values({ email, confirmation_hash: hash, confirmation_expires_at: expires })
		.onConflictDoUpdate({
			target: newsletterSubscriptions.email,
			set: {
				confirmation_hash: unlessConfirmed(sql`excluded.confirmation_hash`, newsletterSubscriptions.confirmation_hash),
				confirmation_expires_at: unlessConfirmed(
					sql`excluded.confirmation_expires_at`,
					newsletterSubscriptions.confirmation_expires_at,
				),
			},
		})
		.returning({ id: newsletterSubscriptions.id, confirmed_at: newsletterSubscriptions.confirmed_at });
	if (!row) throw new Error("an upsert answered no row");
	return { id: row.id, confirmed: row.confirmed_at !== null };
}

/** Confirms by a mailed token. A second time it is still confirmed. False when the token is unknown or too old. */
export async function confirmSubscription(db: Db, token: string): Promise<boolean> {
	const rows = await db
		.update(newsletterSubscriptions)
		.set({ confirmed_at: sql`coalesce(${newsletterSubscriptions.confirmed_at}, now())` })
		.where(
			and(
				eq(newsletterSubscriptions.confirmation_hash, hashOf(token)),
				gt(newsletterSubscriptions.confirmation_expires_at, sql`now()`),
			),
		)
		.returning({ id: newsletterSubscriptions.id });
	return rows.length > 0;
}

/** Ends a subscription and erases its address. Ending it twice is no error. */
export async function unsubscribe(db: Queryable, id: string): Promise<void> {
	await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id));
}

/** Erases an address from the list, with the account that has it. */
export async function forgetAddress(db: Queryable, email: string): Promise<void> {
	await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email.toLowerCase()));
}

/** Erases the addresses that were never confirmed. Answers how many. */
export async function forgetUnconfirmed(db: Db): Promise<number> {
	const rows = await db
		.delete(newsletterSubscriptions)
		.where(
			and(
				isNull(newsletterSubscriptions.confirmed_at),
				lt(newsletterSubscriptions.confirmation_expires_at, sql`now()`),
			),
		)
		.returning({ id: newsletterSubscriptions.id });
	return rows.length;
}
