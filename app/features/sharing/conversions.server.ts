import { and, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { userTeamMemberships } from "../../../db/schema/community.ts";
import { shareConversions, viralShares } from "../../../db/schema/sharing.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { award } from "../points/award.server.ts";
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
 * Says that a fan did something that only a person who takes part does: answered a quiz, joined a team, posted. For a
 * friend who came by a link the first time pays the sharer, or has an admin look when the friend came in the network of the
 * sharer or of another friend, or when the sharer's friends arrive faster than friends do. Joining the sharer's own team pays a bonus, once. Call it in the transaction of the deed, after the
 * fan's own payment: balances are locked from the younger account to the older one. One query for everybody else.
 */
export async function friendActed(tx: Tx, fan_id: string, deed: "quiz" | "team" | "message"): Promise<void> {
	const [friend] = await tx
		.update(shareConversions)
		.set({ acted_at: sql`now()` })
		.from(viralShares)
		.where(
			and(
				eq(viralShares.id, shareConversions.share_id),
				eq(shareConversions.fan_id, fan_id),
				eq(shareConversions.state, "waiting"),
			),
		)
		.returning({
			id: shareConversions.id,
			fan_id: shareConversions.fan_id,
			sharer_id: viralShares.user_id,
			doubt: shareConversions.doubt,
		});
	if (!friend) {
		if (deed === "team") await payTeamBonus(tx, fan_id);
		return;
	}
	const doubt = friend.doubt ?? ((await isUnlikely(tx, friend)) ? "pace" : null);
	if (doubt) await tx.update(shareConversions).set({ state: "held", doubt }).where(eq(shareConversions.id, friend.id));
	else await payForFriend(tx, friend, null);
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
 * Answers whether it was paid. The caller holds the friend's row.
 */
export async function payForFriend(
	tx: Tx,
	{ id, fan_id, sharer_id }: Friend,
	admin_id: string | null,
): Promise<boolean> {
	const { awarded } = await award(tx, sharer_id, "referral", id);
	const outcome = awarded ? { state: "paid" as const } : { state: "refused" as const, refusal: "day_cap" as const };
	const [settled] = await tx
		.update(shareConversions)
		.set({ ...outcome, settled_at: sql`now()`, settled_by: admin_id })
		.where(eq(shareConversions.id, id))
		.returning({ share_id: shareConversions.share_id, doubt: shareConversions.doubt });
	if (awarded && settled?.doubt === "same_network") await countConversion(tx, settled.share_id);
	if (awarded && fan_id) await payTeamBonus(tx, fan_id);
	return awarded;
}

/** Pays a sharer once for a paid friend who now stands with the sharer's team. */
async function payTeamBonus(tx: Tx, fan_id: string): Promise<void> {
	const teamOf = (fan: AnyPgColumn) =>
		sql`(select ${userTeamMemberships.team_id} from ${userTeamMemberships}
			where ${userTeamMemberships.user_id} = ${fan} and ${userTeamMemberships.is_active})`;
	const [friend] = await tx
		.select({ id: shareConversions.id, sharer_id: viralShares.user_id })
		.from(shareConversions)
		.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
		.where(
			and(
				eq(shareConversions.fan_id, fan_id),
				eq(shareConversions.state, "paid"),
				sql`${teamOf(shareConversions.fan_id)} = ${teamOf(viralShares.user_id)}`,
			),
		);
	if (friend) await award(tx, friend.sharer_id, "referral_team", friend.id);
}
