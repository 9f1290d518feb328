import { and, count, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { adminGrants } from "../../../db/schema/admin.ts";
import { profiles, siteOwnership, users } from "../../../db/schema/auth.ts";
import { contains } from "../../../platform/database/contains.ts";
import type { Database, Queryable, Tx } from "../../../platform/database/database.ts";
import type { Settings } from "../../../platform/env.ts";
import { conflict, notFound } from "../../../platform/http/problem.ts";
import { isUuid } from "../../lib/uuid.ts";

/** What decides roles besides grants: ADMIN_EMAILS, and the engine. Only the embedded one makes the owner an admin. */
export type RoleSite = { settings: Pick<Settings, "ADMIN_EMAILS">; engine: Database["engine"] };

const texts = {
	noFan: "We couldn't find that fan.",
	fixedBySettings: "ADMIN_EMAILS names this admin. Change the settings to take the role away.",
	fixedByOwnership: "The site's first account stays its admin while ADMIN_EMAILS names nobody.",
	lastAdmin: "You're the only admin. Make someone else an admin first.",
};
const FANS_PER_PAGE = 20;
const GRANTS_LOCK = 727_277;

const adminEmails = ({ settings }: RoleSite) => settings.ADMIN_EMAILS;
/** The owner is an admin only on the embedded database, and while the settings name no admin. */
const ownerIsAdmin = (site: RoleSite) => site.engine === "embedded" && adminEmails(site).length === 0;

/** SQL: a row of `users` is an admin by ADMIN_EMAILS or ownership, so it needs no grant and cannot lose the role. */
function fixedAdmin(site: RoleSite): SQL<boolean> {
	if (ownerIsAdmin(site)) return sql<boolean>`exists (select from ${siteOwnership} where user_id = ${users.id})`;
	// an array parameter, because an empty list is no valid "in ()"
	return sql<boolean>`lower(${users.email}) = any(${sql.param(adminEmails(site))}::text[])`;
}
const hasGrant = sql<boolean>`exists (select from ${adminGrants} where user_id = ${users.id})`;
/** SQL: a row of `users` is an admin: by ADMIN_EMAILS, by ownership, or by a grant. */
export const adminCondition = (site: RoleSite): SQL<boolean> => sql<boolean>`(${fixedAdmin(site)} or ${hasGrant})`;

/**
 * Returns the role of an account. Admins are the addresses of ADMIN_EMAILS and the accounts with a grant. If
 * ADMIN_EMAILS is empty, the embedded database's first account is an admin too (AUTH-6). One query, none for an address
 * of ADMIN_EMAILS.
 */
export async function roleOf(
	db: Queryable,
	site: RoleSite,
	fan: { id: string; email: string },
): Promise<"fan" | "admin"> {
	if (adminEmails(site).includes(fan.email)) return "admin";
	const [found] = await db
		.select({ one: sql`1` })
		.from(users)
		.where(and(eq(users.id, fan.id), adminCondition(site)));
	return found ? "admin" : "fan";
}

/** The ids of all admins. One query. */
export async function adminIds(db: Queryable, site: RoleSite): Promise<string[]> {
	const rows = await db.select({ id: users.id }).from(users).where(adminCondition(site));
	return rows.map(({ id }) => id);
}

/** True if somebody can be an admin; an address in ADMIN_EMAILS counts without an account. At most one query. */
export async function hasAdmin(db: Queryable, site: RoleSite): Promise<boolean> {
	if (adminEmails(site).length > 0) return true;
	const owned = ownerIsAdmin(site) ? sql`exists (select from ${siteOwnership} where user_id is not null)` : sql`false`;
	const { rows } = await db.execute<{ found: boolean }>(
		sql`select exists (select from ${adminGrants}) or ${owned} as found`,
	);
	return rows[0]?.found === true;
}

export const fanRowSchema = z.object({
	id: z.uuid(),
	email: z.string(),
	full_name: z.string().nullable(),
	joined_at: z.iso.datetime(),
	role: z.enum(["fan", "admin"]),
	/** true: decided by the settings or the ownership, not by a grant */
	fixed: z.boolean(),
});
export type FanRow = z.output<typeof fanRowSchema>;

/** Accounts whose address contains `q`, newest first. `after`: `next` of the previous page. Two queries. */
export async function listFans(
	db: Queryable,
	site: RoleSite,
	{ q = "", after }: { q?: string; after?: string },
): Promise<{ fans: FanRow[]; total: number; next: string | null }> {
	const matching = q ? contains(users.email, q, "ilike") : undefined;
	const cursor = after && isUuid(after) ? after : undefined;
	const last = db
		.select({ at: users.createdAt })
		.from(users)
		.where(eq(users.id, cursor ?? ""));
	const rows = await db
		.select({
			id: users.id,
			email: users.email,
			full_name: profiles.full_name,
			joined_at: users.createdAt,
			fixed: fixedAdmin(site),
			hasGrant,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.id, users.id))
		.where(
			and(
				matching,
				cursor
					? or(sql`${users.createdAt} < (${last})`, and(sql`${users.createdAt} = (${last})`, lt(users.id, cursor)))
					: undefined,
			),
		)
		.orderBy(desc(users.createdAt), desc(users.id))
		.limit(FANS_PER_PAGE + 1);
	const [counted] = await db.select({ total: count() }).from(users).where(matching);
	const page = rows.slice(0, FANS_PER_PAGE);
	return {
		fans: page.map(({ hasGrant, joined_at, ...fan }) => ({
			...fan,
			joined_at: joined_at.toISOString(),
			role: fan.fixed || hasGrant ? "admin" : "fan",
		})),
		total: counted?.total ?? 0,
		next: rows.length > FANS_PER_PAGE ? (page.at(-1)?.id ?? null) : null,
	};
}

/**
 * Grants or removes the admin role, in the caller's transaction. Returns whether anything changed. Throws 404 for an
 * unknown account, and 409 for removing the last admin, or one by ADMIN_EMAILS or ownership.
 */
export async function setRole(
	tx: Tx,
	site: RoleSite,
	{ fan_id, role, admin_id }: { fan_id: string; role: "fan" | "admin"; admin_id: string },
): Promise<boolean> {
	// without the lock, two admins could remove each other at once and leave the site without one
	await tx.execute(sql`select pg_advisory_xact_lock(${GRANTS_LOCK})`);
	const [fan] = await tx
		.select({ fixed: fixedAdmin(site), hasGrant })
		.from(users)
		.where(eq(users.id, fan_id));
	if (!fan) throw notFound(texts.noFan);
	if (fan.fixed) {
		if (role === "admin") return false;
		throw conflict(adminEmails(site).length > 0 ? texts.fixedBySettings : texts.fixedByOwnership);
	}
	if (fan.hasGrant === (role === "admin")) return false;
	if (role === "admin") {
		await tx.insert(adminGrants).values({ user_id: fan_id, granted_by: admin_id });
		return true;
	}
	await tx.delete(adminGrants).where(eq(adminGrants.user_id, fan_id));
	// ADMIN_EMAILS counts: an admin named there can sign in, even one without an account yet
	if (!(await hasAdmin(tx, site))) throw conflict(texts.lastAdmin);
	return true;
}
