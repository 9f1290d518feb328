import { eq, type SQL, sql } from "drizzle-orm";
import { type actionsDue, userPoints } from "../../../db/schema/game/points.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { canUnlock } from "./achievements/rules.ts";
import { isDailyAction, type Streak } from "./daily/rules.ts";
import { type Action, type Reward, ruleOf, type Worth } from "./rules.ts";

/** Locks a fan's balance until the transaction ends, so that the fan's actions run one at a time. Creates a missing one. */
export async function lockBalance(tx: Tx, fan_id: string): Promise<void> {
	await tx.insert(userPoints).values({ user_id: fan_id }).onConflictDoNothing();
	await tx.select({ id: userPoints.user_id }).from(userPoints).where(eq(userPoints.user_id, fan_id)).for("update");
}

/**
 * A queued action. `done_at` is a text because a `Date` has no microseconds, which comparisons with the end of a battle
 * need.
 */
export type DueAction = Omit<typeof actionsDue.$inferSelect, "action" | "done_at"> & {
	action: Action;
	done_at: string;
};

/** `paid_before`: the same reference was paid to this account, or to another or deleted one of the same person. */
export type Paid = { reason: Action; paid: boolean; paid_before: boolean };

export type SqlText = string | SQL;

/** SQL: a row for `payments`. Throws if the rule leaves the amount open and `worth` has none. */
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

/** Whether an action can have effects other than a new level. */
function hasEffects(action: Action): boolean {
	const { challenge, battle, friend } = ruleOf(action);
	return Boolean(challenge || battle || friend) || isDailyAction(action) || canUnlock(action);
}

/**
 * SQL: makes payments in order and returns rows (reason, paid, paid_before). The database function `pay_fan`
 * (db/migrations/0003_one-person.sql) is the only writer of the ledger.
 */
export const payments = (rows: readonly SQL[]): SQL => sql`
	select paid.reason, paid.paid, paid.paid_before
	from (values ${sql.join([...rows], sql`, `)})
		as due (fan, reason, reference, worth, words, most_a_day, streak, last_bonus, leads_on, counts_unpaid)
	cross join lateral pay_fan(fan, due.reason, reference, worth, words, most_a_day, streak, last_bonus, leads_on,
		counts_unpaid) paid`;

/**
 * Pays rewards to several fans. At most one statement. Only one caller at a time may do so, because it locks their
 * balances in any order.
 */
export async function payRewards(tx: Tx, rewards: readonly Reward[]): Promise<void> {
	if (rewards.length === 0) return;
	const rows = rewards.map(({ fan_id, action, reference, worth }) => paymentRow(fan_id, action, reference, worth));
	await tx.execute(payments(rows));
}
