import type { SQL } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Streak } from "./daily/rules.ts";
import { type Paid, payments, toPay } from "./ledger.server.ts";
import { type Action, ruleOf, type Worth } from "./rules.ts";

/** What one call adds to the rule of its action: an open amount, and the streak of a daily bonus with the last bonus before it. */
type Details = Partial<Worth> & { streak?: { with: Streak; before: Streak } };

/** The rows of `payments` for an action: its own payment, and the bonus for the first one. */
function rowsOf(fan_id: string, action: Action, reference: string | SQL, { streak, ...worth }: Details): SQL[] {
	const { first } = ruleOf(action);
	return [toPay(fan_id, action, reference, worth, streak), ...(first ? [toPay(fan_id, first, "first")] : [])];
}

/**
 * SQL: rewards a fan for an action, as rows (reason, paid, paid_before), for a statement that does more. See `reward`.
 */
export const rewarding = (fan_id: string, action: Action, reference: string | SQL, details: Details = {}): SQL =>
	payments(rowsOf(fan_id, action, reference, details));

/**
 * Rewards a fan for an action: the only call that a feature makes. ACTIONS (rules.ts) says what the action pays and moves. It pays once
 * for a fan, action and reference, whatever is tried at the same moment, and no more often a day than the rule allows. What else the
 * action moves (battles, challenges, achievements, friends) follows after the commit (follow-up.server.ts); that it is due is written in
 * the same statement. Returns whether the action itself was paid, and whether it had been paid before. One statement.
 *
 * Takes one lock, the fan's balance, and keeps it until the transaction ends. Battles and teams are locked before it, a group's row
 * after it. Throws when the rule leaves the amount open and `details` has none.
 */
export async function reward(
	tx: Queryable,
	fan_id: string,
	action: Action,
	reference: string | SQL,
	details: Details = {},
): Promise<Omit<Paid, "reason">> {
	const { rows } = await tx.execute<Paid>(rewarding(fan_id, action, reference, details));
	const own = rows.find(({ reason }) => reason === action);
	return { paid: own?.paid ?? false, paid_before: own?.paid_before ?? false };
}
