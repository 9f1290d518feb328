import { sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";

/** SQL: today's date in Asia/Kolkata, by the database's clock. */
export const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** Today's date as text, such as '2026-05-31'. */
export async function readToday(db: Queryable): Promise<string> {
	const { rows } = await db.execute<{ day: string }>(sql`select ${today}::text as day`);
	return rows[0]?.day ?? "";
}
