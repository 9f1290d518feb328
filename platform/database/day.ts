import { sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";

/** Today as a fan counts days: in Asia/Kolkata, by the database's clock. For use within a statement. */
export const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** The same as a text, '2026-05-31'. */
export async function readToday(db: Queryable): Promise<string> {
	const { rows } = await db.execute<{ day: string }>(sql`select ${today}::text as day`);
	return rows[0]?.day ?? "";
}
