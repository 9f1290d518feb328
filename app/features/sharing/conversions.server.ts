import { and, eq, gt, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { armyMemberships } from "../../../db/schema/game/community.ts";
import { shareConversions, viralShares } from "../../../db/schema/game/sharing.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { reward } from "../points/actions.server.ts";
import type { DueAction } from "../points/ledger.server.ts";
import { ruleOf } from "../points/rules.ts";
import { UNLIKELY_ARRIVALS } from "./rules.ts";

/** A row of `share_conversions`. `fan_id` is the friend's, null when the account is deleted. */
type Friend = { id: string; fan_id: string | null; sharer_id: string };

async function countConversion(tx: Tx, share_id: string): Promise<void> {
	await tx
		.update(viralShares)
		.set({ conversions_count: sql`${viralShares.conversions_count} + 1` })
		.where(eq(viralShares.id, share_id));
}

/**
 * SQL: the friends whom the limits on a sharer's pace and networks count. Friends whom an admin refused count too, or
 * each refusal would let the next account of the same crowd pass.
 */
export const countsForSharer = or(ne(shareConversions.state, "refused"), eq(shareConversions.refusal, "admin"));

/**
 * Pays sharers for the actions of their friends, and returns the sharers who were paid. A friend who signs up pays the
 * sharer 10 points, unless the friend is doubtful or the sharer's friends arrive too fast: then the friend is on hold
 * until an admin decides. A paid friend who joins the sharer's team pays a bonus, once. Without friends to pay it is
 * one statement, or two if a fan joined a team.
 */
export async function countFriends(tx: Tx, actions: readonly DueAction[]): Promise<string[]> {
	const acting = actions.filter(({ action }) => ruleOf(action).friend);
	if (acting.length === 0) return [];
	const acted = await tx
		.update(shareConversions)
		.set({ acted_at: sql`now()` })
		.from(viralShares)
		.where(
			and(
				eq(viralShares.id, shareConversions.share_id),
				inArray(shareConversions.fan_id, [...new Set(acting.map(({ user_id }) => user_id))]),
				eq(shareConversions.state, "waiting"),
			),
		)
		.returning({
			id: shareConversions.id,
			fan_id: shareConversions.fan_id,
			sharer_id: viralShares.user_id,
			doubt: shareConversions.doubt,
		});
	const paid: string[] = [];
	for (const friend of acted) {
		const doubt = friend.doubt ?? ((await arrivesTooFast(tx, friend)) ? "pace" : null);
		if (doubt)
			await tx.update(shareConversions).set({ state: "on_hold", doubt }).where(eq(shareConversions.id, friend.id));
		else if (await payForFriend(tx, friend, null)) paid.push(friend.sharer_id);
	}
	const joined = acting.filter(({ action }) => ruleOf(action).friend === "team").map(({ user_id }) => user_id);
	return [...paid, ...(await payTeamBonuses(tx, joined))];
}

/** Whether more than five of the sharer's friends, this one included, arrived within the hour up to this one. */
async function arrivesTooFast(tx: Tx, { id, sharer_id }: Friend): Promise<boolean> {
	const arrived = sql`(select created_at from ${shareConversions} where id = ${id})`;
	const friends = tx
		.select({ id: shareConversions.id })
		.from(shareConversions)
		.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
		.where(
			and(
				eq(viralShares.user_id, sharer_id),
				countsForSharer,
				lte(shareConversions.created_at, arrived),
				gt(shareConversions.created_at, sql`${arrived} - ${UNLIKELY_ARRIVALS.minutes}::integer * interval '1 minute'`),
			),
		);
	return (await tx.$count(friends.as("friends"))) > UNLIKELY_ARRIVALS.friends;
}

/**
 * Pays the sharer for a friend, and the team bonus if it is due. Beyond the daily limit it refuses the friend and
 * returns false. `admin_id`: the admin who decided, null for an automatic payment. The caller holds the lock of the
 * friend's row.
 */
export async function payForFriend(
	tx: Tx,
	{ id, fan_id, sharer_id }: Friend,
	admin_id: string | null,
): Promise<boolean> {
	const { paid } = await reward(tx, sharer_id, "referral", id);
	const outcome = paid ? { state: "paid" as const } : { state: "refused" as const, refusal: "day_cap" as const };
	const [settled] = await tx
		.update(shareConversions)
		.set({ ...outcome, settled_at: sql`now()`, settled_by: admin_id })
		.where(eq(shareConversions.id, id))
		.returning({ share_id: shareConversions.share_id });
	if (paid && settled) await countConversion(tx, settled.share_id);
	if (paid && fan_id) await payTeamBonuses(tx, [fan_id]);
	return paid;
}

/** Pays sharers once for each of these friends who is paid and in the sharer's team. Returns the sharers paid now. */
async function payTeamBonuses(tx: Tx, fan_ids: readonly string[]): Promise<string[]> {
	if (fan_ids.length === 0) return [];
	const teamOf = (fan: AnyPgColumn) =>
		sql`(select ${armyMemberships.army_id} from ${armyMemberships}
			where ${armyMemberships.user_id} = ${fan} and ${armyMemberships.is_active})`;
	const friends = await tx
		.select({ id: shareConversions.id, sharer_id: viralShares.user_id })
		.from(shareConversions)
		.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
		.where(
			and(
				inArray(shareConversions.fan_id, [...new Set(fan_ids)]),
				eq(shareConversions.state, "paid"),
				sql`${teamOf(shareConversions.fan_id)} = ${teamOf(viralShares.user_id)}`,
			),
		);
	const paid: string[] = [];
	for (const { id, sharer_id } of friends)
		if ((await reward(tx, sharer_id, "referral_team", id)).paid) paid.push(sharer_id);
	return paid;
}
