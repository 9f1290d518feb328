import { eq, sql } from "drizzle-orm";
import { newsSearches } from "../../../../db/schema/news.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { type Asker, accountOf, searchesFor } from "./share.ts";

/** Returns the number of today's searches. The day is Asia/Kolkata's. */
export async function usedSearches(db: Queryable): Promise<number> {
	const [row] = await db.select({ used: newsSearches.used }).from(newsSearches).where(eq(newsSearches.day, today));
	return row?.used ?? 0;
}

/**
 * Takes one of today's searches; false when none is left for the asker. Concurrent calls cannot exceed the quota, and
 * visitors cannot use the schedule's part. A failed search stays counted, because the provider may have counted it.
 */
export async function takeSearch(db: Queryable, asker: Asker): Promise<boolean> {
	const most = searchesFor(accountOf(asker), new Date());
	const { rowCount } = await db.execute(sql`
		insert into ${newsSearches} (day, used) values (${today}, 1)
		on conflict (day) do update set used = news_searches.used + 1
		where news_searches.used < ${most}`);
	return rowCount === 1;
}
