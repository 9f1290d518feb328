import type { Tx } from "../../../platform/database/database.ts";
import { achievementRewards } from "./achievements/achievements.server.ts";
import { challengeRewards } from "./challenges/progress.server.ts";
import { dailyRewards } from "./daily/challenges.server.ts";
import { isDailyDeed } from "./daily/rules.ts";
import { enter, isSpent, lockBalance } from "./ledger.server.ts";
import { type Amounts, paymentOf, type Reason } from "./rules.ts";

/**
 * Pays a fan for a deed, in the transaction of the deed: the one way to points. Happens once for a fan, reason and reference,
 * whatever is tried at the same moment, and no more often a day than the reason allows; else answers `awarded: false`. What the
 * deed leads to is paid as well: first deeds, daily and community challenges, achievements.
 *
 * Call it last: it locks the fan's balance until the transaction ends, and whoever locks another thing after that may wait for
 * somebody who waits for the balance. Throws when the reason leaves the amount open and `amounts` is not given.
 */
export async function award(
	tx: Tx,
	fan_id: string,
	reason: Reason,
	reference: string,
	amounts?: Amounts,
): Promise<{ awarded: boolean }> {
	const payment = paymentOf(reason);
	const { points, xp } = amounts ?? { points: payment.points ?? 0, xp: payment.points ?? 0 };
	if (points + xp <= 0) throw new Error(`a payment for ${reason} has no amount`);
	// most deeds of a busy fan are paid already: they wait for nobody
	if (await isSpent(tx, fan_id, reason, reference)) return { awarded: false };
	await lockBalance(tx, fan_id);
	if (payment.most_a_day !== undefined && (await isSpent(tx, fan_id, reason, reference))) return { awarded: false };
	const description = amounts?.description ?? payment.description;
	const paid = await enter(tx, { fan_id, reason, reference, points, xp, description });
	if (!paid) return { awarded: false };
	if (payment.first) await award(tx, fan_id, payment.first, "first");
	const rewards = [
		...(isDailyDeed(reason) ? await dailyRewards(tx, { fan_id, reason, times_on: paid.times_on }) : []),
		...(payment.counts_for ? await challengeRewards(tx, fan_id, payment.counts_for) : []),
		...(await achievementRewards(tx, { fan_id, reason, ...paid, xp_before: paid.xp - xp })),
	];
	for (const reward of rewards) await award(tx, fan_id, reward.reason, reward.reference, reward.amounts);
	return { awarded: true };
}
