import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { profiles } from "../../../../db/schema/auth.ts";
import { shareConversions, viralShares } from "../../../../db/schema/game/sharing.ts";
import type { Db, Queryable } from "../../../../platform/database/database.ts";
import { conflict, notFound } from "../../../../platform/http/problem.ts";
import { type Doer, noteAction } from "../../auth/audit.server.ts";
import { payForFriend } from "../conversions.server.ts";
import { type Decision, heldTexts } from "./rules.ts";

const FRIENDS_PER_PAGE = 20;
const held = eq(shareConversions.state, "held");

/** A friend who waits for an admin's decision. */
const who = z.object({ full_name: z.string().nullable(), email: z.string() });
export const heldFriendSchema = z.object({
	id: z.uuid(),
	came_at: z.iso.datetime(),
	acted_at: z.iso.datetime(),
	/** why: in the network of the sharer or of another friend, or too many friends within an hour */
	doubt: z.enum(["same_network", "pace"]),
	/** null once that account is gone */
	friend: who.nullable(),
	/** `held`: how many friends of this fan wait, this one included */
	sharer: who.extend({ held: z.int() }),
});
export type HeldFriend = z.output<typeof heldFriendSchema>;

/**
 * The friends who are held, the longest waiting first. `after`: the `next` of an earlier page; its row may be decided by now.
 * For admins: it shows addresses. Two queries.
 */
export async function listHeldFriends(
	db: Queryable,
	after?: string,
): Promise<{ friends: HeldFriend[]; next: string | null }> {
	const [sharer, friend, last] = [
		alias(profiles, "sharer"),
		alias(profiles, "friend"),
		alias(shareConversions, "last"),
	];
	const place = db
		.select({ acted_at: last.acted_at, id: last.id })
		.from(last)
		.where(eq(last.id, after ?? ""));
	const rows = await db
		.select({
			id: shareConversions.id,
			came_at: shareConversions.created_at,
			// who is held has acted: the table has a check of it
			acted_at: sql<Date>`${shareConversions.acted_at}`.mapWith(shareConversions.acted_at),
			doubt: sql<"same_network" | "pace">`coalesce(${shareConversions.doubt}, 'pace')`,
			// the address first: drizzle takes a joined row whose first column is empty for no row
			friend: { email: friend.email, full_name: friend.full_name },
			sharer: { id: sharer.id, full_name: sharer.full_name, email: sharer.email },
		})
		.from(shareConversions)
		.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
		.innerJoin(sharer, eq(sharer.id, viralShares.user_id))
		.leftJoin(friend, eq(friend.id, shareConversions.fan_id))
		.where(and(held, after ? sql`(${shareConversions.acted_at}, ${shareConversions.id}) > ${place}` : undefined))
		.orderBy(asc(shareConversions.acted_at), asc(shareConversions.id))
		.limit(FRIENDS_PER_PAGE + 1);
	const shown = rows.slice(0, FRIENDS_PER_PAGE);
	const sharers = shown.map(({ sharer }) => sharer.id);
	const counts = await db
		.select({ sharer_id: viralShares.user_id, held: count() })
		.from(shareConversions)
		.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
		.where(and(held, inArray(viralShares.user_id, sharers)))
		.groupBy(viralShares.user_id);
	return {
		friends: shown.map(({ came_at, acted_at, sharer: { id: sharer_id, ...sharer }, ...row }) => ({
			...row,
			came_at: came_at.toISOString(),
			acted_at: acted_at.toISOString(),
			// decided between the two queries, it is still this one
			sharer: { ...sharer, held: counts.find((counted) => counted.sharer_id === sharer_id)?.held ?? 1 },
		})),
		next: rows.length > FRIENDS_PER_PAGE ? (shown.at(-1)?.id ?? null) : null,
	};
}

/**
 * Decides about a held friend, in one transaction with the log of what admins did: 'pay' pays the sharer as if the friend had
 * never been held, 'refuse' pays nothing, whatever the friend does later. Answers whether the sharer was paid: beyond the
 * friends of a day 'pay' refuses as well. Throws 404 for an unknown id, 409 for a friend who is not held, as when another
 * admin was quicker.
 */
export async function settleHeldFriend(
	db: Db,
	doer: Doer,
	{ id, decision }: { id: string; decision: Decision },
): Promise<{ paid: boolean }> {
	return db.transaction(async (tx) => {
		const [friend] = await tx
			.select({
				id: shareConversions.id,
				fan_id: shareConversions.fan_id,
				state: shareConversions.state,
				sharer_id: viralShares.user_id,
			})
			.from(shareConversions)
			.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
			.where(eq(shareConversions.id, id))
			// the second of two admins waits here, and then sees what the first one decided
			.for("update", { of: shareConversions });
		if (!friend) throw notFound(heldTexts.unknown);
		if (friend.state !== "held") throw conflict(heldTexts.notHeld);
		const paid = decision === "pay" && (await payForFriend(tx, friend, doer.fan.id));
		if (decision === "refuse")
			await tx
				.update(shareConversions)
				.set({ state: "refused", refusal: "admin", settled_at: sql`now()`, settled_by: doer.fan.id })
				.where(eq(shareConversions.id, id));
		const details = { sharer: friend.sharer_id, paid };
		await noteAction(tx, doer, { action: `${decision}-friend`, target: `friend ${id}`, details });
		return { paid };
	});
}
