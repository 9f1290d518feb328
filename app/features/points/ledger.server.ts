import { eq, type SQL, sql } from "drizzle-orm";
import { type actionsDue, userPoints } from "../../../db/schema/game/points.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { canUnlock } from "./achievements/rules.ts";
import { isDailyAction, type Streak } from "./daily/rules.ts";
import { type Action, type Reward, ruleOf, type Worth } from "./rules.ts";

/**
 * Creates a fan's balance if there is none, and locks it until the transaction ends, so that actions of a fan run one
 * at a time.
 */
export async function lockBalance(tx: Tx, fan_id: string): Promise<void> {
	await tx.insert(userPoints).values({ user_id: fan_id }).onConflictDoNothing();
	await tx.select({ id: userPoints.user_id }).from(userPoints).where(eq(userPoints.user_id, fan_id)).for("update");
}

/**
 * A queued action whose effects have not run. `done_at` is the database's text with microseconds, which a `Date`
 * would cut, so that comparisons with an end or a joining are exact.
 */
export type DueAction = Omit<typeof actionsDue.$inferSelect, "action" | "done_at"> & {
	action: Action;
	done_at: string;
};

/** The result of a payment. `paid_before`: to this account, or to one that the same person deleted. */
export type Paid = { reason: Action; paid: boolean; paid_before: boolean };

/** A value, or SQL for it. */
export type SqlText = string | SQL;

/** A row for `payments`. Throws when the action's rule leaves its amount open and `worth` has none. */
export function paymentRow(
	fan_id: SqlText,
	action: Action,
	reference: SqlText,
	worth: Partial<Worth> = {},
	streak?: { with: Streak; before: Streak },
): SQL {
	const { points = 0, description, most_a_day = null, battle, friend } = ruleOf(action);
	const amount = worth.points ?? points;
	if (amount === "open") throw new Error(`a payment for ${action} has no amount`);
	const counts_unpaid = battle?.when === "done" || friend !== undefined;
	return sql`(${fan_id}::uuid, ${action}::text, (${reference})::text, ${amount}::integer, ${worth.description ?? description}::text,
		${most_a_day}::integer, ${streak?.with.streak_days ?? null}::integer, ${streak?.before.last_daily_bonus ?? null}::date,
		${hasEffects(action)}::boolean, ${counts_unpaid}::boolean)`;
}

/** Whether payments of an action can have effects besides a new level. */
function hasEffects(action: Action): boolean {
	const { challenge, battle, friend } = ruleOf(action);
	return Boolean(challenge || battle || friend) || isDailyAction(action) || canUnlock(action);
}

/**
 * SQL: makes payments in order, as rows (reason, paid, paid_before). `pay_fan` (db/migrations/0003_one-person.sql) is the only writer
 * of the ledger.
 */
export const payments = (rows: readonly SQL[]): SQL => sql`
	select paid.reason, paid.paid, paid.paid_before
	from (values ${sql.join([...rows], sql`, `)})
		as due (fan, reason, reference, worth, words, most_a_day, streak, last_bonus, leads_on, counts_unpaid)
	cross join lateral pay_fan(fan, due.reason, reference, worth, words, most_a_day, streak, last_bonus, leads_on,
		counts_unpaid) paid`;

/**
 * Pays the rewards of actions. One statement, or none. The caller must be the only one that locks balances of several
 * fans.
 */
export async function payRewards(tx: Tx, rewards: readonly Reward[]): Promise<void> {
	if (rewards.length === 0) return;
	const rows = rewards.map(({ fan_id, action, reference, worth }) => paymentRow(fan_id, action, reference, worth));
	await tx.execute(payments(rows));
}
