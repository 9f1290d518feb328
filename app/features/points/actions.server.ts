import type { SQL } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Streak } from "./daily/rules.ts";
import { type Paid, paymentRow, payments, type SqlText } from "./ledger.server.ts";
import { type Action, ruleOf, type Worth } from "./rules.ts";

/** What a call adds to the action's rule: an open amount, and for a daily bonus the streak before and with it. */
type Details = Partial<Worth> & { streak?: { with: Streak; before: Streak } };

/** The rows of `payments` for an action: its own payment, and the bonus for the first one. */
function paymentRows(fan_id: SqlText, action: Action, reference: SqlText, { streak, ...worth }: Details): SQL[] {
	const { first } = ruleOf(action);
	return [paymentRow(fan_id, action, reference, worth, streak), ...(first ? [paymentRow(fan_id, first, "first")] : [])];
}

/**
 * SQL: rewards a fan for an action, as rows (reason, paid, paid_before), as part of a larger statement. See `reward`.
 */
export const rewarding = (fan_id: SqlText, action: Action, reference: SqlText, details: Details = {}): SQL =>
	payments(paymentRows(fan_id, action, reference, details));

/**
 * Rewards a fan for an action. This is the only call that features make; ACTIONS (rules.ts) says what the action pays
 * and counts for. It pays once per fan, action and reference, also under concurrent calls, and at most the rule's
 * number per day. Further effects (battles, challenges, achievements, friends) run after the commit
 * (follow-up.server.ts) and are queued in the same statement. Returns whether the action was paid, and whether it had
 * been paid before. One statement. It locks the fan's balance until the transaction ends. Lock battles and teams
 * before it, a group's row after it. Throws when the rule leaves the amount open and `details` has none.
 */
export async function reward(
	tx: Queryable,
	fan_id: string,
	action: Action,
	reference: SqlText,
	details: Details = {},
): Promise<Omit<Paid, "reason">> {
	const { rows } = await tx.execute<Paid>(rewarding(fan_id, action, reference, details));
	const own = rows.find(({ reason }) => reason === action);
	return { paid: own?.paid ?? false, paid_before: own?.paid_before ?? false };
}
