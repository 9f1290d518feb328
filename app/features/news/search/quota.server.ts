import { eq, sql } from "drizzle-orm";
import { newsSearches } from "../../../../db/schema/news.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import type { Share, Visitor } from "../../../../platform/limits/visitor.ts";
import { NEWS_QUERIES, SEARCHES_A_DAY } from "../rules.ts";

/** The three searches of the news, and the trending topics. */
const SEARCHES_A_RUN = NEWS_QUERIES.length + 1;
/** A run about every two hours. */
const RUNS_A_DAY = 13;
const DAY_MS = 86_400_000;
/** India has one offset all year. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** The part of the day's quota from which a search is taken. */
type Account = "visitor" | "schedule";
export type Requester = "schedule" | Visitor;
export const accountOf = (requester: Requester): Account => (requester === "schedule" ? requester : "visitor");

/** Searches per day of a fan or network (10) and of a wide network (20), so that none uses up the site's quota. */
export const VISITOR_QUOTA: Share = {
	name: "news-searches",
	points: 10,
	wide_points: 20,
	per_seconds: 24 * 60 * 60,
};

/**
 * Returns the count of the day's searches at which an account has to stop. It reserves the searches of the scheduled
 * runs still to come, so visitors may bring the count to 31 at midnight and to 79 before the next one (Indian time).
 */
export function searchLimit(account: Account, now: Date): number {
	if (account === "schedule") return SEARCHES_A_DAY;
	const left = 1 - ((now.getTime() + INDIA_AHEAD_MS) % DAY_MS) / DAY_MS;
	return SEARCHES_A_DAY - SEARCHES_A_RUN * Math.ceil(RUNS_A_DAY * left);
}

/** Returns the number of searches used today in Asia/Kolkata. */
export async function usedSearches(db: Queryable): Promise<number> {
	const [row] = await db.select({ used: newsSearches.used }).from(newsSearches).where(eq(newsSearches.day, today));
	return row?.used ?? 0;
}

/**
 * Counts a search, or returns false when the requester's part of the day is used up. One statement, so concurrent calls
 * cannot exceed the quota. A search that fails stays counted, because the provider may have counted it.
 */
export async function takeSearch(db: Queryable, requester: Requester): Promise<boolean> {
	const most = searchLimit(accountOf(requester), new Date());
	const { rowCount } = await db.execute(sql`
		insert into ${newsSearches} (day, used) values (${today}, 1)
		on conflict (day) do update set used = news_searches.used + 1
		where news_searches.used < ${most}`);
	return rowCount === 1;
}
