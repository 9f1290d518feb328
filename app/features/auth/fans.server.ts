import { eq, sql } from "drizzle-orm";
import { profiles, siteOwnership } from "../../../db/schema/auth.ts";
import { fanPictures } from "../../../db/schema/fan-pictures.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import type { Me } from "../../lib/session/me.ts";
import { reward } from "../points/actions.server.ts";
import { restoreForReturned } from "./gone/gone-fans.server.ts";
import { personOf } from "./gone/person.server.ts";
import { findOtherAccount } from "./trust.server.ts";

/** A fan who has just signed in, with the request's headers and client address. */
type Arrival = { fan_id: string; is_new: boolean; headers: Headers; client: string };
/** Called in the sign-in transaction, so that other features can pay and store. Returns the cookies to set. */
export type NoteArrival = (tx: Tx, arrival: Arrival) => Promise<string[]>;

/** An account after signing in. */
export type Welcomed = {
	is_new: boolean;
	/** new, and the person has or had another account */
	came_back: boolean;
};

/**
 * Sets up a signed-in account in one transaction: a profile, the signup bonus, and sanctions and payments of the
 * person's deleted account. The site's very first call also decides its owner for ever: the account if `claims`, else
 * nobody. `claims` is true without a mail server, because then only the machine itself can read the mail. It is
 * idempotent, so it can be repeated after a crash. `also` runs in the transaction each time; its result is returned.
 */
export async function welcomeFan<Answer>(
	{ db, secret, claims }: { db: Db; secret: string; claims: boolean },
	fan: { id: string; email: string },
	also: (tx: Tx, welcomed: Welcomed) => Promise<Answer>,
): Promise<Answer> {
	return db.transaction(async (tx) => {
		const profile = await tx
			.insert(profiles)
			.values({ id: fan.id, email: fan.email })
			.onConflictDoNothing()
			.returning({ id: profiles.id });
		const is_new = profile.length > 0;
		const known = { fan_id: fan.id, person: personOf(secret, fan.email) };
		const returned = is_new && (await restoreForReturned(tx, known));
		const came_back = returned || (is_new && (await findOtherAccount(tx, fan.id)) !== null);
		await tx
			.insert(siteOwnership)
			.values({ user_id: claims ? fan.id : null })
			.onConflictDoNothing();
		const answer = await also(tx, { is_new, came_back });
		await reward(tx, fan.id, "signup", "signup");
		return answer;
	});
}

/** Saves a fan's name, in the caller's transaction; creates the profile's row if it is missing. */
export async function saveName(tx: Tx, fan: { id: string; email: string }, full_name: string): Promise<void> {
	await tx
		.insert(profiles)
		.values({ id: fan.id, email: fan.email, full_name })
		.onConflictDoUpdate({ target: profiles.id, set: { full_name, updated_at: sql`now()` } });
}

/** SQL: the avatar's URL, or null without a picture, so that pages request no missing one. */
export const shownAvatarUrl = sql<string | null>`case when exists (
	select from ${fanPictures} p where p.user_id = ${profiles}.id
) then ${profiles}.avatar_url end`;

/** Name and picture of a fan; both null without a profile row. */
export async function findProfile(db: Queryable, id: string): Promise<Pick<Me, "full_name" | "avatar_url">> {
	const [profile] = await db
		.select({ full_name: profiles.full_name, avatar_url: shownAvatarUrl })
		.from(profiles)
		.where(eq(profiles.id, id));
	return profile ?? { full_name: null, avatar_url: null };
}
