import { inArray, type SQL, sql } from "drizzle-orm";
import { newsSources } from "../../../../db/schema/news.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";

/** The search provider's name in `news_sources`. Feeds are named by their addresses. */
export const SEARCH_SOURCE = "search";

export type Source = {
	source: string;
	etag: string | null;
	last_modified: string | null;
	failures: number;
	/** by the database's clock; true for a source without a row */
	is_due: boolean;
	/** seconds since its last answer, or null */
	answered_ago: number | null;
};

const unknown = (source: string): Source => ({
	source,
	etag: null,
	last_modified: null,
	failures: 0,
	is_due: true,
	answered_ago: null,
});

/** Returns the state of the named sources, in the order of the names. One query. */
export async function readSources(db: Queryable, names: string[]): Promise<Source[]> {
	if (names.length === 0) return [];
	const rows = await db
		.select({
			source: newsSources.source,
			etag: newsSources.etag,
			last_modified: newsSources.last_modified,
			failures: newsSources.failures,
			is_due: sql<boolean>`${newsSources.next_at} <= now()`,
			answered_ago: sql<number | null>`extract(epoch from now() - ${newsSources.answered_at})::float8`,
		})
		.from(newsSources)
		.where(inArray(newsSources.source, names));
	const known = new Map(rows.map((row) => [row.source, row]));
	return names.map((name) => known.get(name) ?? unknown(name));
}

type Answer = { etag: string | null; last_modified: string | null };

/** Stores a source's answer, and when it is due again. */
export const storeAnswer = (db: Queryable, source: string, answer: Answer, pause_ms: number): Promise<void> =>
	store(db, source, { ...answer, failures: 0, next_at: after(pause_ms), answered_at: sql`now()` });

/** Stores a source's number of failures in a row, and when it is due again. */
export const storeFailure = (db: Queryable, source: string, failures: number, pause_ms: number): Promise<void> =>
	store(db, source, { failures, next_at: after(pause_ms) });

/** Pauses a source until midnight in Asia/Kolkata. */
export const pauseUntilTomorrow = (db: Queryable, source: string): Promise<void> =>
	store(db, source, { next_at: sql`(${today} + 1)::timestamp at time zone 'Asia/Kolkata'` });

type Changes = Partial<Answer> & { failures?: number; next_at: SQL; answered_at?: SQL };

async function store(db: Queryable, source: string, changes: Changes): Promise<void> {
	await db
		.insert(newsSources)
		.values({ source, ...changes })
		.onConflictDoUpdate({ target: newsSources.source, set: changes });
}

const after = (pause_ms: number) => sql`now() + ${pause_ms} * interval '1 millisecond'`;

const MINUTE = 60_000;
const EVERY_MS = 10 * MINUTE;
const LONGEST_MS = 6 * 60 * MINUTE;
/** At most thirteen runs a day, for which search/quota.server.ts reserves searches. */
const SEARCH_EVERY_MS = 120 * MINUTE;

/**
 * Returns the milliseconds until a feed is due again: until the next run, doubled with each failure after the first, at
 * most six hours. `random` (0 to 1) shortens it by 5 to 25 %, so that feeds are spread and none misses a run by a
 * second.
 */
export function feedPause(failures: number, random: number): number {
	const pause = Math.min(EVERY_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS);
	return Math.round(pause * (0.75 + 0.2 * random));
}

/** Like `feedPause`, for the search provider: about two hours without a failure, after one the pause of a feed. */
export function searchPause(failures: number, random: number): number {
	return failures === 0 ? Math.round(SEARCH_EVERY_MS * (0.9 + 0.09 * random)) : feedPause(failures, random);
}
