import { sql } from "drizzle-orm";
import type { Queryable } from "../platform/database/database.ts";

export type Snapshot = {
	id: string;
	as_of_match_id: number;
	/** YYYY-MM-DD, the day of that match */
	as_of_date: string;
	/** rows by table */
	counts: Record<string, number>;
};

/** Which record is in the tables, and up to which match. Throws when none has been imported. */
export async function currentSnapshot(db: Queryable): Promise<Snapshot> {
	const { rows } = await db.execute(sql`select id, as_of_match_id, as_of_date::text, counts from record_snapshots`);
	if (!rows[0]) throw new Error("the match record has not been imported");
	return rows[0] as Snapshot;
}
