import type { SQL } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Streak } from "./daily/rules.ts";
import { type Paid, paymentRow, payments, type SqlText } from "./ledger.server.ts";
import { type Action, ruleOf, type Worth } from "./rules.ts";

/** `points`: required if the rule's amount is open. `streak`: for a daily bonus, the streaks with and before it. */
type Details = Partial<Worth> & { streak?: { with: Streak; before: Streak } };

/** Returns the payment of an action, and the bonus for the first one if the rule has it. */
function paymentRows(fan_id: SqlText, action: Action, reference: SqlText, { streak, ...worth }: Details): SQL[] {
	const { first } = ruleOf(action);
	return [paymentRow(fan_id, action, reference, worth, streak), ...(first ? [paymentRow(fan_id, first, "first")] : [])];
}

/** SQL: `reward` as part of a larger statement. Its rows are (reason, paid, paid_before). */
export const rewarding = (fan_id: SqlText, action: Action, reference: SqlText, details: Details = {}): SQL =>
	payments(paymentRows(fan_id, action, reference, details));

/**
 * Pays a fan for an action by its rule in ACTIONS (rules.ts). Pays once per fan, action and reference, also under
 * concurrent calls, and nothing beyond the rule's number per day. Returns whether it paid now, and whether it had paid
 * before. Queues the effects on battles, challenges, achievements and friends, which run after the commit
 * (follow-up.server.ts). One statement. It locks the fan's balance until the transaction ends: lock battles and armies
 * before, a group's row after. Throws if the rule leaves the amount open and `details` has none.
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
