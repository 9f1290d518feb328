import { count } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { currentSnapshot } from "../../../record/snapshot.ts";

export type HomeSummary = {
	facts: number;
	players: number;
	/** of the players, those who have played a match */
	played: number;
};

/** The true counts of the stats strip: facts; people of the record, squad members included. Two queries. */
export async function homeSummary(db: Queryable): Promise<HomeSummary> {
	const { counts } = await currentSnapshot(db);
	const [facts] = await db.select({ count: count() }).from(iplFacts);
	return { facts: facts?.count ?? 0, players: counts.people ?? 0, played: counts.players ?? 0 };
}
