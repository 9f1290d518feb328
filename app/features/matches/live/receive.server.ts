import { createHash } from "node:crypto";
import { count, eq, sql } from "drizzle-orm";
import { liveMatches } from "../../../../db/schema/matches/live-matches.ts";
import type { Db, Tx } from "../../../../platform/database/database.ts";
import { faultsOf, refusalOfStep } from "../../../../record/builder/faults.ts";
import { type UnfinishedMatch, unfinishedMatch } from "../../../../record/builder/format.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { type FeedDocument, parseDocument } from "./document.server.ts";
import { archivedAs, liveMatchPage } from "./live.server.ts";
import { franchiseOf, resolveNames } from "./people.server.ts";
import { heardTag, LIVE, liveTag, MOST_LIVE_MATCHES, refusals } from "./rules.ts";

export type ReceiveServices = { db: Db; record: MatchRecord; purge: (tags: string[]) => void };
/** `asked`: the names in the document whose person an admin has yet to choose. */
export type ReceiveResult = { state: "stored" | "unchanged"; revision: number; asked: string[] } | Refused;
type Refused = {
	state: "refused";
	why: "unreadable" | "archived" | "impossible" | "against what is here";
	reason: string;
	/** the path of the field at fault */
	field?: string;
};

const refused = (why: Refused["why"], reason: string, field?: string): Refused => ({
	...{ state: "refused", why, reason },
	...(field ? { field } : {}),
});

/**
 * Checks a feed's document of a whole match up to now, and stores it. A refused document leaves the last good state
 * in place; its reason is stored for the desk. An unchanged document only updates when the feed was last heard.
 */
export async function receiveMatch(
	services: ReceiveServices,
	match_id: number,
	document: FeedDocument,
): Promise<ReceiveResult> {
	const { db, purge } = services;
	const result = await checkAndStore(services, match_id, document);
	if (result.state === "refused")
		await db
			.update(liveMatches)
			.set({ refused_at: sql`now()`, refusal: result.reason.slice(0, 500) })
			.where(eq(liveMatches.match_id, match_id));
	else purge([heardTag(match_id), ...(result.state === "stored" ? [liveTag(match_id), LIVE] : [])]);
	return result;
}

async function checkAndStore(
	{ db, record }: ReceiveServices,
	match_id: number,
	document: FeedDocument,
): Promise<ReceiveResult> {
	const match = parseDocument(document);
	if ("unreadable" in match) return refused("unreadable", match.unreadable, match.field);
	if (await archivedAs(record, match_id, match)) return refused("archived", refusals.archived);
	const [fault] = faultsOf(match);
	if (fault) return refused("impossible", fault.fault, fault.field);
	const unknownSide = match.info.teams.find((team) => !franchiseOf(record, team));
	if (unknownSide) return refused("impossible", refusals.unknownSide(unknownSide), "info.teams");
	const names = await resolveNames(db, record, match);
	const asked = names.flatMap(({ state, name }) => (state === "unknown" ? name : []));
	const hash = createHash("sha256").update(JSON.stringify(match)).digest("hex");
	if (await touchUnchanged(db, match_id, hash))
		return { state: "unchanged", revision: await revisionOf(db, match_id), asked };
	try {
		// the store accepts only documents whose page can be computed
		await liveMatchPage(record, db, { id: match_id, match, hash, names });
	} catch (error) {
		return refused("impossible", error instanceof Error ? error.message : String(error));
	}
	const stored = await db.transaction((tx) => store(tx, record, match_id, match, hash));
	return "reason" in stored ? stored : { ...stored, asked };
}

/** Updates when the feed was last heard. False when the stored document differs. */
async function touchUnchanged(db: Db, match_id: number, hash: string): Promise<boolean> {
	const rows = await db
		.update(liveMatches)
		.set({ heard_at: sql`now()` })
		.where(sql`${liveMatches.match_id} = ${match_id} and ${liveMatches.hash} = ${hash}`)
		.returning({ id: liveMatches.match_id });
	return rows.length > 0;
}

async function revisionOf(db: Db, match_id: number): Promise<number> {
	const [row] = await db.select().from(liveMatches).where(eq(liveMatches.match_id, match_id));
	return row?.revision ?? 0;
}

/** Finds the number under which the match is live already: the same two sides on the same day. */
async function findDuplicate(
	tx: Tx,
	record: Pick<MatchRecord, "franchises">,
	{ info: { teams, dates } }: UnfinishedMatch,
): Promise<number | undefined> {
	const sides = (names: string[]) =>
		names
			.map((name) => franchiseOf(record, name))
			.sort()
			.join();
	const rows = await tx
		.select({ match_id: liveMatches.match_id, teams: sql<string[]>`${liveMatches.document} -> 'info' -> 'teams'` })
		.from(liveMatches)
		.where(sql`${liveMatches.document} -> 'info' -> 'dates' ->> 0 = ${dates[0]}`);
	return rows.find((row) => sides(row.teams) === sides(teams))?.match_id;
}

async function store(
	tx: Tx,
	record: Pick<MatchRecord, "franchises">,
	match_id: number,
	document: UnfinishedMatch,
	hash: string,
): Promise<{ state: "stored" | "unchanged"; revision: number } | Refused> {
	// a lock for all inserts, because a match that is not stored yet has no row to lock
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('live matches'))`);
	const [current] = await tx.select().from(liveMatches).where(eq(liveMatches.match_id, match_id));
	if (!current) {
		const duplicate = await findDuplicate(tx, record, document);
		if (duplicate !== undefined) return refused("against what is here", refusals.twice(duplicate));
		const [live] = await tx.select({ count: count() }).from(liveMatches);
		if ((live?.count ?? 0) >= MOST_LIVE_MATCHES) return refused("against what is here", refusals.tooMany);
		await tx.insert(liveMatches).values({ match_id, document, hash, revision: 1 });
		return { state: "stored", revision: 1 };
	}
	if (current.hash === hash) return { state: "unchanged", revision: current.revision };
	const refusal = refusalOfStep(unfinishedMatch.parse(current.document), document);
	if (refusal) return refused("against what is here", refusal);
	const revision = current.revision + 1;
	await tx
		.update(liveMatches)
		.set({ document, hash, revision, changed_at: sql`now()`, heard_at: sql`now()` })
		.where(eq(liveMatches.match_id, match_id));
	return { state: "stored", revision };
}
