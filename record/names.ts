import { sql } from "drizzle-orm";
import type { Queryable } from "../platform/database/database.ts";

export type Franchise = {
	id: string;
	short_name: string;
	name: string;
	city: string;
	is_current: boolean;
	first_season: number;
	last_season: number;
	/** every name it has played under, the first one first */
	names: { name: string; short_name: string; first_season: number; last_season: number }[];
};

/** All franchises, the current ones first, then by name; each with its names through time. */
export async function franchises(db: Queryable): Promise<Franchise[]> {
	const { rows } = await db.execute(sql`
		select f.id, f.short_name, f.name, f.city, f.is_current, f.first_season, f.last_season,
			json_agg(json_build_object('name', t.name, 'short_name', t.short_name, 'first_season', t.first_season,
				'last_season', t.last_season) order by t.first_season) as names
		from franchises f join teams t on t.franchise_id = f.id
		group by f.id order by f.is_current desc, f.name collate "C"`);
	return rows as Franchise[];
}
