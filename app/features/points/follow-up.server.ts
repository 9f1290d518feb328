import { getTableColumns, inArray, sql } from "drizzle-orm";
import { actionsDue } from "../../../db/schema/game/points.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { LiveLink } from "../../../platform/sockets/live.ts";
import { unlockAchievements } from "./achievements/achievements.server.ts";
import { stepChallenges } from "./challenges/challenges.server.ts";
import { stepDailyChallenges } from "./daily/challenges.server.ts";
import { type DueAction, payRewards } from "./ledger.server.ts";

/** The effects of actions in other features, in the same transaction. */
export type Consequences = {
	/** Scores actions in the open battles; returns whether a score changed. */
	scoreBattles: (tx: Tx, actions: readonly DueAction[]) => Promise<boolean>;
	/** Counts actions of invited friends; returns the fans rewarded for them. */
	countFriends: (tx: Tx, actions: readonly DueAction[]) => Promise<string[]>;
};
/** The result of a round: the number of actions, the fans with changes, and whether a battle's score changed. */
export type FollowedUp = { actions: number; fans: string[]; scored: boolean };

const NOTHING: FollowedUp = { actions: 0, fans: [], scored: false };
const BATCH = 500;
/** The lock for a round: only its holder may lock the balances of several fans. */
const FOLLOWING_UP = 7_012_018;
const AGAIN_AFTER_MINUTES = 10;

/**
 * Runs the effects of the oldest queued actions, in one transaction that also removes them from the queue, so that a
 * crash loses and repeats nothing. Does nothing while another process runs. Call it again until `actions` is 0,
 * because a reward is an action too. An action whose effects fail is passed to `onFailed` and postponed for ten
 * minutes. Throws when the database is unavailable.
 */
export async function followUp(
	db: Db,
	consequences: Consequences,
	onFailed: (error: unknown) => void,
): Promise<FollowedUp> {
	const due = await db
		.select({ id: actionsDue.id })
		.from(actionsDue)
		.where(
			sql`${actionsDue.failed_at} is null or ${actionsDue.failed_at} < now() - ${AGAIN_AFTER_MINUTES} * interval '1 minute'`,
		)
		.orderBy(actionsDue.id)
		.limit(BATCH);
	const ids = due.map(({ id }) => id);

	async function attempt(some: number[]): Promise<FollowedUp> {
		if (some.length === 0) return NOTHING;
		try {
			return await db.transaction((tx) => round(tx, consequences, some));
		} catch (error) {
			const [only = 0, ...others] = some;
			if (others.length > 0) {
				const rounds: FollowedUp[] = [];
				for (const id of some) rounds.push(await attempt([id]));
				return together(rounds);
			}
			await db.update(actionsDue).set({ failed_at: sql`now()` }).where(sql`${actionsDue.id} = ${only}`);
			onFailed(error);
			return { ...NOTHING, actions: 1 };
		}
	}
	return attempt(ids);
}

/** Locks are always taken in this order: battles, invited friends, progress, balances. */
async function round(tx: Tx, consequences: Consequences, ids: number[]): Promise<FollowedUp> {
	const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${FOLLOWING_UP}) as free`);
	if (!rows[0]?.free) return NOTHING;
	const done_at = sql<string>`${actionsDue.done_at}::text`;
	const taken = await tx
		.delete(actionsDue)
		.where(inArray(actionsDue.id, ids))
		.returning({ ...getTableColumns(actionsDue), done_at });
	const actions = (taken as DueAction[]).sort((one, other) => one.id - other.id);
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

function together(rounds: readonly FollowedUp[]): FollowedUp {
	return {
		actions: rounds.reduce((sum, { actions }) => sum + actions, 0),
		fans: [...new Set(rounds.flatMap(({ fans }) => fans))],
		scored: rounds.some(({ scored }) => scored),
	};
}

/** Notifies fans' open pages that their points changed. Call it after the commit. */
export function sendPoints(live: Pick<LiveLink, "emit">, fan_ids: readonly string[]): void {
	for (const id of fan_ids) live.emit(`fan:${id}`, "points", {});
}
