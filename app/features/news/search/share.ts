import { NEWS_QUERIES, SEARCHES_A_DAY } from "../rules.ts";

/** What the clock's run asks: the three questions of the news, and what is trending. */
const QUESTIONS_A_RUN = NEWS_QUERIES.length + 1;
/** About every two hours. */
const RUNS_A_DAY = 13;
const DAY_MS = 86_400_000;
/** India has one offset all year. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** Who asks: a visitor, for himself or by a refresh, or the clock, for all. */
export type Asker = "visitor" | "schedule";

/**
 * How far the day's count may go when this one asks. The runs that are still to come today have their questions kept for them;
 * the rest is the visitors': 31 at midnight, and what the schedule did not use as the day goes by.
 */
export function searchesFor(asker: Asker, now: Date): number {
	if (asker === "schedule") return SEARCHES_A_DAY;
	const left = 1 - ((now.getTime() + INDIA_AHEAD_MS) % DAY_MS) / DAY_MS;
	return SEARCHES_A_DAY - QUESTIONS_A_RUN * Math.ceil(RUNS_A_DAY * left);
}
