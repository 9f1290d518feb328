import { and, desc, eq, gt, lte, ne, sql } from "drizzle-orm";
import { sessions } from "../../../../db/schema/auth.ts";
import type { Db, Queryable } from "../../../../platform/database/database.ts";
import type { Retention } from "../../../../platform/database/retention.ts";
import type { Fan } from "../../../../platform/http/entry.ts";
import type { SessionRow } from "../../../lib/session/me-schema.ts";

export type SignOutScope = "global" | "local" | "others";

/**
 * Returns a fan's live sessions, the last renewed first, at most 100. `last_seen_at` is the last renewal, which happens
 * at most once a day.
 */
export async function listSessions(db: Queryable, fan: Fan): Promise<SessionRow[]> {
	const rows = await db
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, fan.id), gt(sessions.expiresAt, sql`now()`)))
		.orderBy(desc(sessions.updatedAt), sessions.id)
		.limit(100);
	return rows.map((row) => ({
		id: row.id,
		current: row.id === fan.session_id,
		created_at: row.createdAt.toISOString(),
		last_seen_at: row.updatedAt.toISOString(),
		user_agent: row.userAgent,
		ip_address: row.ipAddress,
	}));
}

/** Ends a fan's sessions: this one, all others, or all. Returns the ids of the ended ones. */
export async function signOut(db: Db, fan: Fan, scope: SignOutScope): Promise<string[]> {
	const which = { global: undefined, local: eq(sessions.id, fan.session_id), others: ne(sessions.id, fan.session_id) };
	const ended = await db
		.delete(sessions)
		.where(and(eq(sessions.userId, fan.id), which[scope]))
		.returning({ id: sessions.id });
	return ended.map((row) => row.id);
}

/** Ends one of a fan's sessions. Returns false if the fan has none with that id. */
export async function endSession(db: Db, fan: Fan, id: string): Promise<boolean> {
	const ended = await db
		.delete(sessions)
		.where(and(eq(sessions.userId, fan.id), eq(sessions.id, id)))
		.returning({ id: sessions.id });
	return ended.length > 0;
}

export const expiredSessions: Retention = { table: sessions, expired: lte(sessions.expiresAt, sql`now()`) };
