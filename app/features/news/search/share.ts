import type { Share } from "../../../../platform/limits/shares.ts";
import type { Visitor } from "../../../../platform/limits/visitor.ts";
import { NEWS_QUERIES, SEARCHES_A_DAY } from "../rules.ts";

/** What the clock's run asks: the three questions of the news, and what is trending. */
const QUESTIONS_A_RUN = NEWS_QUERIES.length + 1;
/** About every two hours. */
const RUNS_A_DAY = 13;
const DAY_MS = 86_400_000;
/** India has one offset all year. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** On whose account the day's searches go: those of visitors, or those of the clock. */
type Account = "visitor" | "schedule";
/** Who asks: the clock, for all; or somebody who presses a button. */
export type Asker = "schedule" | Visitor;
export const accountOf = (asker: Asker): Account => (asker === "schedule" ? asker : "visitor");

/** Searches a day for a fan, for a network and for a wide network, so that nobody uses up the quota of all. */
export const SHARE_OF_A_VISITOR: Share = {
	name: "news-searches",
	points: 10,
	wide_points: 20,
	per_seconds: 24 * 60 * 60,
};

/**
 * How far the day's count may go on this account. The runs that are still to come today have their questions kept for them;
 * the rest is the visitors': 31 at midnight, and what the schedule did not use as the day goes by.
 */
export function searchesFor(account: Account, now: Date): number {
	if (account === "schedule") return SEARCHES_A_DAY;
	const left = 1 - ((now.getTime() + INDIA_AHEAD_MS) % DAY_MS) / DAY_MS;
	return SEARCHES_A_DAY - QUESTIONS_A_RUN * Math.ceil(RUNS_A_DAY * left);
}
