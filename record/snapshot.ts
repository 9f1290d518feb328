import { sql } from "drizzle-orm";
import type { Queryable } from "../platform/database/database.ts";

export type Snapshot = {
	id: string;
	as_of_match_id: number;
	/** YYYY-MM-DD, the day of that match */
	as_of_date: string;
	/** rows by table; `players` are the people who have played */
	counts: Record<string, number>;
};

/** Which record is in the tables, and up to which match. Throws when none has been imported. */
export async function currentSnapshot(db: Queryable): Promise<Snapshot> {
	const { rows } = await db.execute(sql`select id, as_of_match_id, as_of_date::text, counts from record_snapshots`);
	if (!rows[0]) throw new Error("the match record has not been imported");
	return rows[0] as Snapshot;
}

/** What a figure was counted up to: a match, and how people call the stage it ended ('the 2026 final'). */
export type AsOf = { match_id: number; date: string; label: string };

/** Up to which match the record goes. Throws when none has been imported. */
export async function asOf(db: Queryable): Promise<AsOf> {
	const { rows } = await db.execute(sql`
		select m.id as match_id, m.date::text as date, 'the ' || m.season || case m.stage_kind when 'final' then ' final'
			when 'playoff' then ' playoffs' else ' league stage' end as label
		from record_snapshots s join matches m on m.id = s.as_of_match_id`);
	if (!rows[0]) throw new Error("the match record has not been imported");
	return rows[0] as AsOf;
}
