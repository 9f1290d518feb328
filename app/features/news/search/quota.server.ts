import { eq, sql } from "drizzle-orm";
import { newsSearches } from "../../../../db/schema/news.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import type { Share } from "../../../../platform/limits/shares.ts";
import type { Visitor } from "../../../../platform/limits/visitor.ts";
import { NEWS_QUERIES, SEARCHES_A_DAY } from "../rules.ts";

/** Searches per scheduled run: the three of the news, and the trending topics. */
const SEARCHES_A_RUN = NEWS_QUERIES.length + 1;
/** About every two hours. */
const RUNS_A_DAY = 13;
const DAY_MS = 86_400_000;
/** India has one offset all year. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** Who pays for a search: the visitors' part of the day's quota, or the schedule's. */
type Account = "visitor" | "schedule";
/** The schedule, or a visitor who presses a button. */
export type Requester = "schedule" | Visitor;
export const accountOf = (requester: Requester): Account => (requester === "schedule" ? requester : "visitor");

/** Searches a day for a fan, for a network and for a wide network, so that nobody uses up the whole quota. */
export const VISITOR_QUOTA: Share = {
	name: "news-searches",
	points: 10,
	wide_points: 20,
	per_seconds: 24 * 60 * 60,
};

/**
 * The day's count at which this account has to stop. Searches of the scheduled runs still to come are reserved;
 * visitors get the rest: 31 at midnight, more when the schedule leaves some unused.
 */
export function searchLimit(account: Account, now: Date): number {
	if (account === "schedule") return SEARCHES_A_DAY;
	const left = 1 - ((now.getTime() + INDIA_AHEAD_MS) % DAY_MS) / DAY_MS;
	return SEARCHES_A_DAY - SEARCHES_A_RUN * Math.ceil(RUNS_A_DAY * left);
}

/** Returns the number of today's searches. The day is Asia/Kolkata's. */
export async function usedSearches(db: Queryable): Promise<number> {
	const [row] = await db.select({ used: newsSearches.used }).from(newsSearches).where(eq(newsSearches.day, today));
	return row?.used ?? 0;
}

/**
 * Takes one of today's searches; false when none is left for the asker. Concurrent calls cannot exceed the quota, and
 * visitors cannot use the schedule's part. A failed search stays counted, because the provider may have counted it.
 */
export async function takeSearch(db: Queryable, requester: Requester): Promise<boolean> {
	const most = searchLimit(accountOf(requester), new Date());
	const { rowCount } = await db.execute(sql`
		insert into ${newsSearches} (day, used) values (${today}, 1)
		on conflict (day) do update set used = news_searches.used + 1
		where news_searches.used < ${most}`);
	return rowCount === 1;
}
