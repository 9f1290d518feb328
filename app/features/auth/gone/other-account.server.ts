import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../platform/database/database.ts";
import { accountsOf } from "../trust.server.ts";

/** Returns the id of another account of the person who has this one, the oldest; null when there is none. One query. */
export async function otherAccount(db: Queryable, fan_id: string): Promise<string | null> {
	const { rows } = await db.execute<{ id: string }>(
		sql`select id from users where id in ${accountsOf(fan_id)} and id <> ${fan_id} order by created_at, id limit 1`,
	);
	return rows[0]?.id ?? null;
}
