import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { profiles } from "../../../../db/schema/auth.ts";
import { shareConversions, viralShares } from "../../../../db/schema/game/sharing.ts";
import type { Db, Queryable } from "../../../../platform/database/database.ts";
import { conflict, notFound } from "../../../../platform/http/problem.ts";
import { type Doer, noteAction } from "../../auth/audit.server.ts";
import { payForFriend } from "../conversions.server.ts";
import { type Decision, onHoldTexts } from "./rules.ts";

const FRIENDS_PER_PAGE = 20;
const onHold = eq(shareConversions.state, "on_hold");

const person = z.object({ full_name: z.string().nullable(), email: z.string() });
export const friendOnHoldSchema = z.object({
	id: z.uuid(),
	came_at: z.iso.datetime(),
	acted_at: z.iso.datetime(),
	/** `same_network`: a network of the sharer or another friend; `pace`: too many friends within an hour */
	doubt: z.enum(["same_network", "pace"]),
	/** null when the account is gone */
	friend: person.nullable(),
	/** `on_hold`: how many of the sharer's friends are on hold, this one included */
	sharer: person.extend({ on_hold: z.int() }),
});
export type FriendOnHold = z.output<typeof friendOnHoldSchema>;

/**
 * Returns a page of the friends on hold, longest waiting first, with mail addresses. `after`: the `next` of the
 * previous page, whose friend may be decided by now. Two queries.
 */
export async function listFriendsOnHold(
	db: Queryable,
	after?: string,
): Promise<{ friends: FriendOnHold[]; next: string | null }> {
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
			// never null: a check of the table requires it for friends on hold
			acted_at: sql<Date>`${shareConversions.acted_at}`.mapWith(shareConversions.acted_at),
			doubt: sql<"same_network" | "pace">`coalesce(${shareConversions.doubt}, 'pace')`,
			// the address first: drizzle treats a joined row with an empty first column as missing
			friend: { email: friend.email, full_name: friend.full_name },
			sharer: { id: sharer.id, full_name: sharer.full_name, email: sharer.email },
		})
		.from(shareConversions)
		.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
		.innerJoin(sharer, eq(sharer.id, viralShares.user_id))
		.leftJoin(friend, eq(friend.id, shareConversions.fan_id))
		.where(and(onHold, after ? sql`(${shareConversions.acted_at}, ${shareConversions.id}) > ${place}` : undefined))
		.orderBy(asc(shareConversions.acted_at), asc(shareConversions.id))
		.limit(FRIENDS_PER_PAGE + 1);
	const shown = rows.slice(0, FRIENDS_PER_PAGE);
	const sharers = shown.map(({ sharer }) => sharer.id);
	const counts = await db
		.select({ sharer_id: viralShares.user_id, on_hold: count() })
		.from(shareConversions)
		.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
		.where(and(onHold, inArray(viralShares.user_id, sharers)))
		.groupBy(viralShares.user_id);
	return {
		friends: shown.map(({ came_at, acted_at, sharer: { id: sharer_id, ...sharer }, ...row }) => ({
			...row,
			came_at: came_at.toISOString(),
			acted_at: acted_at.toISOString(),
			// no row when this friend was decided between the two queries
			sharer: { ...sharer, on_hold: counts.find((counted) => counted.sharer_id === sharer_id)?.on_hold ?? 1 },
		})),
		next: rows.length > FRIENDS_PER_PAGE ? (shown.at(-1)?.id ?? null) : null,
	};
}

/**
 * Pays or refuses a friend on hold and logs the decision, in one transaction. Returns whether the sharer was paid;
 * beyond the daily limit 'pay' refuses the friend. Throws 404 for an unknown id, 409 for a friend who is no longer on
 * hold.
 */
export async function settleFriendOnHold(
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
			// a second admin waits here for the first one's decision
			.for("update", { of: shareConversions });
		if (!friend) throw notFound(onHoldTexts.unknown);
		if (friend.state !== "on_hold") throw conflict(onHoldTexts.notOnHold);
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
