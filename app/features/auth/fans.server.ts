import { eq, sql } from "drizzle-orm";
import { profiles, siteOwnership } from "../../../db/schema/auth.ts";
import type { Database, Db, Queryable } from "../../../platform/database/database.ts";
import type { Settings } from "../../../platform/env.ts";
import type { Me } from "../../lib/me.ts";

/**
 * Gives a signed-in account what every fan has: a profile, and the site itself if nobody has it yet. One transaction,
 * and nothing the second time, so it may be called again after a crash in between.
 */
export async function welcomeFan(db: Db, fan: { id: string; email: string }): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.insert(profiles).values({ id: fan.id, email: fan.email }).onConflictDoNothing();
		await tx.insert(siteOwnership).values({ user_id: fan.id }).onConflictDoNothing();
	});
}

/**
 * The role of an account: admins are the addresses of ADMIN_EMAILS; with none set, on the embedded database alone, the
 * first account of the site (AUTH-6).
 */
export async function roleOf(
	db: Queryable,
	site: { settings: Settings; engine: Database["engine"] },
	fan: { id: string; email: string },
): Promise<"fan" | "admin"> {
	const admins = site.settings.ADMIN_EMAILS.map((address) => address.toLowerCase());
	if (admins.length > 0) return admins.includes(fan.email.toLowerCase()) ? "admin" : "fan";
	if (site.engine !== "embedded") return "fan";
	const owned = await db.select({ one: sql`1` }).from(siteOwnership).where(eq(siteOwnership.user_id, fan.id));
	return owned.length > 0 ? "admin" : "fan";
}

/** Name and picture of a fan. Both null when the profile row is missing, which is tolerated. */
export async function findProfile(db: Queryable, id: string): Promise<Pick<Me, "full_name" | "avatar_url">> {
	const [profile] = await db
		.select({ full_name: profiles.full_name, avatar_url: profiles.avatar_url })
		.from(profiles)
		.where(eq(profiles.id, id));
	return profile ?? { full_name: null, avatar_url: null };
}
