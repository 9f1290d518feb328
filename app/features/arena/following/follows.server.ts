import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "../../../../db/schema/auth.ts";
import { fanFollows } from "../../../../db/schema/game/arena.ts";
import { userSettings } from "../../../../db/schema/settings.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { badRequest, notFound } from "../../../../platform/http/problem.ts";
import { followTexts } from "./rules.ts";

/** The number of a fan's followers. `mine`: the caller is one. */
export const followingSchema = z.object({ followers: z.int(), mine: z.boolean() });
export type Following = z.output<typeof followingSchema>;

/** Returns the number of a fan's followers. One query. */
export const countFollowers = (db: Queryable, fan_id: string): Promise<number> =>
	db.$count(fanFollows, eq(fanFollows.followed_id, fan_id));

/**
 * Returns the number of a fan's followers, and whether `viewer` is one. Null for an unknown fan or a private profile.
 * Two queries.
 */
export async function readFollowers(db: Queryable, fan_id: string, viewer: string | null): Promise<Following | null> {
	const [fan] = await db
		.select({
			mine: sql<boolean>`exists (select from ${fanFollows} where ${fanFollows.followed_id} = ${fan_id}
				and ${fanFollows.user_id} = ${viewer}::uuid)`,
		})
		.from(users)
		.leftJoin(userSettings, eq(userSettings.user_id, users.id))
		.where(and(eq(users.id, fan_id), sql`coalesce(${userSettings.public_profile}, true)`));
	return fan ? { followers: await countFollowers(db, fan_id), mine: fan.mine } : null;
}

/**
 * Makes a fan follow another, in the caller's transaction; idempotent. Throws 400 for the same fan, 404 for an unknown
 * fan or a private profile.
 */
export async function follow(tx: Tx, fan_id: string, followed_id: string): Promise<Following> {
	if (fan_id === followed_id) throw badRequest("id", followTexts.oneself);
	if (!(await readFollowers(tx, followed_id, fan_id))) throw notFound(followTexts.notFound);
	await tx.insert(fanFollows).values({ user_id: fan_id, followed_id, day: today }).onConflictDoNothing();
	return { followers: await countFollowers(tx, followed_id), mine: true };
}

/** Unfollows a fan, in the caller's transaction; idempotent. Returns 0 followers for a private or unknown fan. */
export async function unfollow(tx: Tx, fan_id: string, followed_id: string): Promise<Following> {
	await tx.delete(fanFollows).where(and(eq(fanFollows.user_id, fan_id), eq(fanFollows.followed_id, followed_id)));
	return (await readFollowers(tx, followed_id, fan_id)) ?? { followers: 0, mine: false };
}
