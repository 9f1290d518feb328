import { and, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import { newsletterSubscriptions } from "../../../db/schema/newsletter.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import type { Retention } from "../../../platform/database/retention.ts";
import { CONFIRM_HOURS } from "./rules.ts";

export type Subscription = { id: string; confirmed: boolean };

/** Stores an unconfirmed subscription, or renews its time to confirm. A confirmed one stays as it is. Returns it. */
export async function requestSubscription(db: Db, email: string): Promise<Subscription> {
	const [row] = await db
		.insert(newsletterSubscriptions)
		.values({ email, confirmation_expires_at: sql`now() + ${CONFIRM_HOURS} * interval '1 hour'` })
		.onConflictDoUpdate({
			target: newsletterSubscriptions.email,
			set: {
				confirmation_expires_at: sql`case when ${newsletterSubscriptions.confirmed_at} is null
					then excluded.confirmation_expires_at else ${newsletterSubscriptions.confirmation_expires_at} end`,
			},
		})
		.returning({ id: newsletterSubscriptions.id, confirmed_at: newsletterSubscriptions.confirmed_at });
	if (!row) throw new Error("the upsert of a subscription returned no row");
	return { id: row.id, confirmed: row.confirmed_at !== null };
}

/**
 * Confirms a subscription; idempotent. Returns false if the subscription does not exist, or was not confirmed in time.
 */
export async function confirmSubscription(db: Db, id: string): Promise<boolean> {
	const rows = await db
		.update(newsletterSubscriptions)
		.set({ confirmed_at: sql`coalesce(${newsletterSubscriptions.confirmed_at}, now())` })
		.where(
			and(
				eq(newsletterSubscriptions.id, id),
				or(
					isNotNull(newsletterSubscriptions.confirmed_at),
					gt(newsletterSubscriptions.confirmation_expires_at, sql`now()`),
				),
			),
		)
		.returning({ id: newsletterSubscriptions.id });
	return rows.length > 0;
}

/** Deletes a subscription and its address; idempotent. */
export async function unsubscribe(db: Queryable, id: string): Promise<void> {
	await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id));
}

/** Deletes an address from the list, in the transaction that deletes its account. */
export async function forgetAddress(db: Queryable, email: string): Promise<void> {
	await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
}

/** Deletes addresses that nobody confirmed in time. */
export const unconfirmed: Retention = {
	table: newsletterSubscriptions,
	expired: sql`confirmed_at is null and confirmation_expires_at < now()`,
};
