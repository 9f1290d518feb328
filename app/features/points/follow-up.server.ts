import { getTableColumns, inArray, sql } from "drizzle-orm";
import { actionsDue } from "../../../db/schema/game/points.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { LiveLink } from "../../../platform/sockets/live.ts";
import { unlockAchievements } from "./achievements/achievements.server.ts";
import { stepChallenges } from "./challenges/challenges.server.ts";
import { stepDailyChallenges } from "./daily/challenges.server.ts";
import { type DueAction, payRewards } from "./ledger.server.ts";

/** Effects in features of higher tiers. They run in the same transaction. */
type Consequences = {
	/** scores actions in the open battles; returns whether a score changed */
	scoreBattles: (tx: Tx, actions: readonly DueAction[]) => Promise<boolean>;
	/** counts actions of invited friends; returns the fans rewarded for them */
	countFriends: (tx: Tx, actions: readonly DueAction[]) => Promise<string[]>;
};
/** `actions`: their number. `fans`: whose points or progress changed. `scored`: a battle's score changed. */
type FollowedUp = { actions: number; fans: string[]; scored: boolean };

const NOTHING: FollowedUp = { actions: 0, fans: [], scored: false };
const BATCH = 500;
/** Only the holder of this advisory lock may lock the balances of several fans. */
const LOCK = 7_012_018;
const RETRY_AFTER_MINUTES = 10;

/**
 * Applies the effects of the oldest queued actions and removes these from the queue, in one transaction. Does nothing
 * while another process does so. Call it until `actions` is 0, because its rewards are actions too. If the transaction
 * fails, each action gets its own; one that fails alone is retried after ten minutes, and `onFailed` gets its error.
 * Throws if the database is unavailable.
 */
export async function followUp(
	db: Db,
	consequences: Consequences,
	onFailed: (error: unknown) => void,
): Promise<FollowedUp> {
	const queued = await db
		.select({ id: actionsDue.id })
		.from(actionsDue)
		.where(
			sql`${actionsDue.failed_at} is null or ${actionsDue.failed_at} < now() - ${RETRY_AFTER_MINUTES} * interval '1 minute'`,
		)
		.orderBy(actionsDue.id)
		.limit(BATCH);
	const ids = queued.map(({ id }) => id);

	async function runRound(batch: number[]): Promise<FollowedUp> {
		if (batch.length === 0) return NOTHING;
		try {
			return await db.transaction((tx) => applyEffects(tx, consequences, batch));
		} catch (error) {
			const [only = 0, ...others] = batch;
			if (others.length > 0) {
				const rounds: FollowedUp[] = [];
				for (const id of batch) rounds.push(await runRound([id]));
				return mergeRounds(rounds);
			}
			await db.update(actionsDue).set({ failed_at: sql`now()` }).where(sql`${actionsDue.id} = ${only}`);
			onFailed(error);
			return { ...NOTHING, actions: 1 };
		}
	}
	return runRound(ids);
}

/** Takes locks in a fixed order against deadlocks: battles, invited friends, progress, balances. */
async function applyEffects(tx: Tx, consequences: Consequences, ids: number[]): Promise<FollowedUp> {
	const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as free`);
	if (!rows[0]?.free) return NOTHING;
	const done_at = sql<string>`${actionsDue.done_at}::text`;
	const deleted = await tx
		.delete(actionsDue)
		.where(inArray(actionsDue.id, ids))
		.returning({ ...getTableColumns(actionsDue), done_at });
	const actions = (deleted as DueAction[]).sort((one, other) => one.id - other.id);
	const scored = await consequences.scoreBattles(tx, actions);
	const sharers = await consequences.countFriends(tx, actions);
	const rewards = [
		...(await stepDailyChallenges(tx, actions)),
		...(await stepChallenges(tx, actions)),
		...(await unlockAchievements(tx, actions)),
	];
	await payRewards(tx, rewards);
	const fans = new Set([...sharers, ...rewards.map(({ fan_id }) => fan_id)]);
	return { actions: actions.length, fans: [...fans], scored };
}

function mergeRounds(rounds: readonly FollowedUp[]): FollowedUp {
	return {
		actions: rounds.reduce((sum, { actions }) => sum + actions, 0),
		fans: [...new Set(rounds.flatMap(({ fans }) => fans))],
		scored: rounds.some(({ scored }) => scored),
	};
}

/** Tells the open pages of fans to load their points again. Call it after the commit. */
export function sendPoints(live: Pick<LiveLink, "emit">, fan_ids: readonly string[]): void {
	for (const id of fan_ids) live.emit(`fan:${id}`, "points", {});
}
