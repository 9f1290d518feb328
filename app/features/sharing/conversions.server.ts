import { and, eq, gt, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { userTeamMemberships } from "../../../db/schema/game/community.ts";
import { shareConversions, viralShares } from "../../../db/schema/game/sharing.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { reward } from "../points/actions.server.ts";
import type { DueAction } from "../points/ledger.server.ts";
import { ruleOf } from "../points/rules.ts";
import { UNLIKELY_ARRIVALS } from "./rules.ts";

/** A friend who came by a link, with the fan whose link it was. */
type Friend = { id: string; fan_id: string | null; sharer_id: string };

/** Counts a friend for the link that won the friend. */
export async function countConversion(tx: Tx, share_id: string): Promise<void> {
	await tx
		.update(viralShares)
		.set({ conversions_count: sql`${viralShares.conversions_count} + 1` })
		.where(eq(viralShares.id, share_id));
}

/**
 * Friends who tell how fast a fan's friends arrive, and in which networks. Whom an admin refused is one of them: else each
 * refusal would make room for the next friend of the same crowd.
 */
export const tellsOfSharer = or(ne(shareConversions.state, "refused"), eq(shareConversions.refusal, "admin"));

/**
 * Counts what friends did who came by a link. The first action of such a friend pays the sharer, or has an admin look when the friend
 * came in the network of the sharer or of another friend, or when the sharer's friends arrive faster than friends do. A paid friend who
 * joins the sharer's team pays a bonus, once. Returns the sharers whom it paid. One statement where nobody came by a link.
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
		const doubt = friend.doubt ?? ((await isUnlikely(tx, friend)) ? "pace" : null);
		if (doubt)
			await tx.update(shareConversions).set({ state: "held", doubt }).where(eq(shareConversions.id, friend.id));
		else if (await payForFriend(tx, friend, null)) paid.push(friend.sharer_id);
	}
	const joined = acting.filter(({ action }) => ruleOf(action).friend === "team").map(({ user_id }) => user_id);
	return [...paid, ...(await payTeamBonuses(tx, joined))];
}

/** Whether too many friends of the same fan arrived in the hour up to this one's arrival. */
async function isUnlikely(tx: Tx, { id, sharer_id }: Friend): Promise<boolean> {
	const arrived = sql`(select created_at from ${shareConversions} where id = ${id})`;
	const friends = tx
		.select({ id: shareConversions.id })
		.from(shareConversions)
		.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
		.where(
			and(
				eq(viralShares.user_id, sharer_id),
				tellsOfSharer,
				lte(shareConversions.created_at, arrived),
				gt(shareConversions.created_at, sql`${arrived} - ${UNLIKELY_ARRIVALS.minutes}::integer * interval '1 minute'`),
			),
		);
	return (await tx.$count(friends.as("friends"))) > UNLIKELY_ARRIVALS.friends;
}

/**
 * Pays the sharer for a friend who took part; beyond the friends of a day the friend is refused. `admin_id`: who decided it.
 * Returns whether it was paid. The caller holds the friend's row.
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
		.returning({ share_id: shareConversions.share_id, doubt: shareConversions.doubt });
	if (paid && settled?.doubt === "same_network") await countConversion(tx, settled.share_id);
	if (paid && fan_id) await payTeamBonuses(tx, [fan_id]);
	return paid;
}

/** Pays sharers once for each of these friends who is paid for and is now in the sharer's team. Returns the sharers. */
async function payTeamBonuses(tx: Tx, fan_ids: readonly string[]): Promise<string[]> {
	if (fan_ids.length === 0) return [];
	const teamOf = (fan: AnyPgColumn) =>
		sql`(select ${userTeamMemberships.team_id} from ${userTeamMemberships}
			where ${userTeamMemberships.user_id} = ${fan} and ${userTeamMemberships.is_active})`;
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
