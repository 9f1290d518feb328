import { eq, sql } from "drizzle-orm";
import { profiles, siteOwnership } from "../../../db/schema/auth.ts";
import { fanPictures } from "../../../db/schema/fan-pictures.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import type { Me } from "../../lib/me.ts";
import { award } from "../points/award.server.ts";

/**
 * Gives a signed-in account what every fan has: a profile, the signup bonus, and the site itself if nobody has it yet. One
 * transaction, and nothing the second time, so it may be called again after a crash in between. `also` runs in it each time,
 * and is told whether the fan is new; its answer is the answer.
 */
export async function welcomeFan<Answer>(
	db: Db,
	fan: { id: string; email: string },
	also: (tx: Tx, is_new: boolean) => Promise<Answer>,
): Promise<Answer> {
	return db.transaction(async (tx) => {
		const profile = await tx
			.insert(profiles)
			.values({ id: fan.id, email: fan.email })
			.onConflictDoNothing()
			.returning({ id: profiles.id });
		await tx.insert(siteOwnership).values({ user_id: fan.id }).onConflictDoNothing();
		const answer = await also(tx, profile.length > 0);
		await award(tx, fan.id, "signup", "signup");
		return answer;
	});
}

/** The saved address of a fan who has a picture, else null: no page asks for a picture that is not there. */
export const shownAvatarUrl = sql<string | null>`case when exists (
	select from ${fanPictures} p where p.user_id = ${profiles}.id
) then ${profiles}.avatar_url end`;

/** Name and picture of a fan. Both null when the profile row is missing, which is tolerated. */
export async function findProfile(db: Queryable, id: string): Promise<Pick<Me, "full_name" | "avatar_url">> {
	const [profile] = await db
		.select({ full_name: profiles.full_name, avatar_url: shownAvatarUrl })
		.from(profiles)
		.where(eq(profiles.id, id));
	return profile ?? { full_name: null, avatar_url: null };
}
