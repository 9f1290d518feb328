import { count, countDistinct } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import { lineups, matches } from "../../../db/schema/record.ts";
import type { Queryable } from "../../../platform/database/database.ts";

export type HomeSummary = { facts: number; players: number; matches: number };

/** The true counts of the stats strip: facts, players who took part in a match of the record, matches. */
export async function homeSummary(db: Queryable): Promise<HomeSummary> {
	const [facts] = await db.select({ count: count() }).from(iplFacts);
	const [players] = await db.select({ count: countDistinct(lineups.player_id) }).from(lineups);
	const [played] = await db.select({ count: count() }).from(matches);
	return { facts: facts?.count ?? 0, players: players?.count ?? 0, matches: played?.count ?? 0 };
}
