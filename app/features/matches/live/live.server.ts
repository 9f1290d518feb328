import { desc, eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { liveMatches } from "../../../../db/schema/matches/live-matches.ts";
import type { AnswerCache } from "../../../../platform/cache/answer-cache.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { type UnfinishedMatch, unfinishedMatch } from "../../../../record/builder/format.ts";
import { sourceOf, withUnfinishedRecord } from "../../../../record/live/open.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { type FoundMatch, findMatch } from "../card/match.server.ts";
import { type LiveScore, liveScoreOf } from "./live-score.ts";
import type { FeedName } from "./names.ts";
import { franchiseOf, resolveNames } from "./people.server.ts";
import { LIVE, liveTag, MOST_LIVE_MATCHES, QUIET_AFTER_SECONDS } from "./rules.ts";

export type LiveMatch = { found: FoundMatch; live: LiveScore };
/** The answer for a live match's number: its page, or the number under which the record has the match by now. */
export type FoundLive = LiveMatch | { archived_as: number };
type LivePage = { found: FoundMatch; live: Omit<LiveScore, "heard_at" | "quiet"> } | { archived_as: number };

type LiveParts = { db: Db; record: MatchRecord; remember: AnswerCache["remember"] };

/**
 * Returns a live match as in the last accepted document, or its number in the record if it is there by now. Null when
 * no feed has sent this number.
 */
export async function liveMatch({ db, record, remember }: LiveParts, id: number): Promise<FoundLive | null> {
	const [page, heard] = await Promise.all([
		// computing the page builds a record, so it is cached until the match changes
		remember(`live match ${id}`, ["record", liveTag(id)], () => loadLivePage(record, db, id)),
		findLastHeard(db, id),
	]);
	if (!page || !heard) return null;
	if ("archived_as" in page) return page;
	const quiet = heard.quiet && page.live.state !== "over";
	return { ...page, live: { ...page.live, heard_at: heard.heard_at.toISOString(), quiet } };
}

/** Returns the live matches, the last changed first. */
export async function liveScores(parts: LiveParts): Promise<LiveScore[]> {
	const ids = await parts.remember("live matches", [LIVE], async () =>
		parts.db.select({ id: liveMatches.match_id }).from(liveMatches).orderBy(desc(liveMatches.changed_at)),
	);
	const found = await Promise.all(ids.map(({ id }) => liveMatch(parts, id)));
	return found.flatMap((match) => (match && "live" in match ? match.live : []));
}

async function findLastHeard(db: Db, id: number): Promise<{ heard_at: Date; quiet: boolean } | undefined> {
	const { heard_at, match_id } = liveMatches;
	const quiet = sql<boolean>`${heard_at} < now() - make_interval(secs => ${QUIET_AFTER_SECONDS})`;
	const [row] = await db.select({ heard_at, quiet }).from(liveMatches).where(eq(match_id, id));
	return row;
}

async function loadLivePage(record: MatchRecord, db: Db, id: number): Promise<LivePage | null> {
	const [row] = await db.select().from(liveMatches).where(eq(liveMatches.match_id, id));
	if (!row) return null;
	const document = unfinishedMatch.parse(row.document);
	const archived_as = await archivedAs(record, id, document);
	if (archived_as !== null) return { archived_as };
	const names = await resolveNames(db, record, document);
	const found = await liveMatchPage(record, db, { id, match: document, hash: row.hash, names });
	return { found, live: liveScoreOf(found, document, row.revision) };
}

type Pages = LRUCache<string, Promise<FoundMatch>>;
/** Computed pages, so that the entry that checks a document and the page that shows it build its record once. */
const pagesOf = new WeakMap<Db, Pages>();

type LiveDocument = { id: number; match: UnfinishedMatch; hash: string; names: FeedName[] };

/**
 * Computes the page of a live match like that of a finished one, from a temporary record with this match alone.
 * `hash` identifies the document. Throws when the match contradicts itself.
 */
export async function liveMatchPage(
	record: MatchRecord,
	db: Db,
	{ id, match, hash, names }: LiveDocument,
): Promise<FoundMatch> {
	const pages = pagesOf.get(db) ?? new LRUCache({ max: MOST_LIVE_MATCHES });
	pagesOf.set(db, pages);
	const key = JSON.stringify([id, hash, names, record.edition]);
	const page = pages.get(key) ?? computePage(record, db, id, match, names);
	pages.set(key, page);
	page.catch(() => pages.delete(key));
	return page;
}

async function computePage(record: MatchRecord, db: Db, id: number, match: UnfinishedMatch, names: FeedName[]) {
	const source = sourceOf(record, id, match, new Map(names.map((name) => [name.name, name])));
	const found = await withUnfinishedRecord(record, source, (one) => findMatch(one, db, id));
	if (!found) throw new Error(`the record of live match ${id} does not hold it`);
	// throws here, while the feed is answered, if the score cannot be computed
	liveScoreOf(found, match, 1);
	return { ...found, previous_match_id: record.as_of.match_id };
}

/**
 * Returns the number under which the record has a live match: its own, or that of the same sides on the same day.
 * Null when it has none.
 */
export async function archivedAs(
	record: Pick<MatchRecord, "ask" | "knows" | "franchises">,
	match_id: number,
	{ info: { teams, dates } }: UnfinishedMatch,
): Promise<number | null> {
	if (record.knows("matches", match_id)) return match_id;
	const [team, opponent] = teams.map((name) => franchiseOf(record, name));
	const [date] = dates;
	if (!team || !opponent || !date) return null;
	const { rows } = await record.ask({
		rows: "matches",
		measures: ["matches"],
		list: true,
		order: "keys",
		where: { team, opponent, date },
	});
	return rows[0]?.match_id ?? null;
}
