import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { matchFeeds } from "../../../../db/schema/matches/live-matches.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { Logger } from "../../../../platform/logging.ts";
import type { OutsideFetch } from "../../../../platform/outside/outside-fetch.ts";
import { readId } from "../rules.ts";
import type { FeedDocument } from "./document.server.ts";
import { type ReceiveServices, receiveMatch } from "./receive.server.ts";
import { MOST_FEED_BYTES, MOST_FILES } from "./rules.ts";

export type FeedServices = ReceiveServices & { fetchOutside: OutsideFetch; logger: Logger };
type MatchDocument = { match_id: number; document: FeedDocument };

const TYPES = ["application/json", "text/csv", "text/plain"];
const FILE = /(\d+)\.(json|csv)$/;

/**
 * Reads each feed (a folder or an address) that is due, and stores its matches. Processes claim feeds, so each is
 * read once per `every_seconds`. A failed read or a refused document changes no match; the reason is logged and
 * stored for the desk.
 */
export async function readFeeds(services: FeedServices, sources: string[], every_seconds: number): Promise<void> {
	for (const source of sources)
		if (await claimFeed(services.db, source, every_seconds)) await readFeed(services, source);
}

/** Claims a feed for this read. False when it is not due, or another process has claimed it. */
async function claimFeed(db: Db, source: string, every_seconds: number): Promise<boolean> {
	const due = sql`${matchFeeds.asked_at} <= clock_timestamp() - make_interval(secs => ${every_seconds})`;
	const asked_at = sql`clock_timestamp()`;
	const claimed = await db
		.insert(matchFeeds)
		.values({ source, asked_at })
		.onConflictDoUpdate({ target: matchFeeds.source, set: { asked_at }, setWhere: due })
		.returning({ source: matchFeeds.source });
	return claimed.length > 0;
}

async function readFeed(services: FeedServices, source: string): Promise<void> {
	const { db, logger } = services;
	const failures: string[] = [];
	let answered = false;
	try {
		for (const { match_id, document } of await loadDocuments(services, source)) {
			const result = await receiveMatch(services, match_id, document);
			answered = true;
			// old files may stay in the folder after the record has their match
			if (result.state === "refused" && result.why !== "archived") failures.push(`${match_id}: ${result.reason}`);
		}
	} catch (error) {
		failures.push(error instanceof Error ? error.message : String(error));
	}
	const failure = failures.length > 0 ? failures.join(" ").slice(0, 500) : null;
	if (failure) logger.warn({ feed: source, failure }, "a match feed failed");
	await db
		.update(matchFeeds)
		.set({ failure, ...(answered ? { answered_at: sql`clock_timestamp()` } : {}) })
		.where(sql`${matchFeeds.source} = ${source}`);
}

const loadDocuments = ({ fetchOutside }: FeedServices, source: string): Promise<MatchDocument[]> =>
	source.startsWith("/") ? loadFolder(source) : fetchDocument(fetchOutside, source);

/** Fetches the match of an address whose path ends in its number: '…/1535465.json'. Throws when it can't. */
async function fetchDocument(fetchOutside: OutsideFetch, address: string): Promise<MatchDocument[]> {
	const [, id, kind] = FILE.exec(new URL(address).pathname) ?? [];
	const match_id = readId(id);
	if (!match_id) throw new Error("The address does not end in the number of a match and .json or .csv.");
	const { body } = await fetchOutside(address, { accept: TYPES });
	return [{ match_id, document: documentOf(body, kind) }];
}

/** Reads the newest files with names like 1535465.json. Throws if there is no folder, or one of them is too large. */
async function loadFolder(folder: string): Promise<MatchDocument[]> {
	const files = (await readdir(folder)).flatMap((name) => {
		const [whole, id, kind] = FILE.exec(name) ?? [];
		const match_id = readId(id);
		return match_id && whole === name ? [{ match_id, kind, path: join(folder, name) }] : [];
	});
	const withStats = await Promise.all(files.map(async (file) => ({ ...file, stats: await stat(file.path) })));
	const newest = withStats
		.filter(({ stats }) => stats.isFile())
		.toSorted((a, b) => b.stats.mtimeMs - a.stats.mtimeMs)
		.slice(0, MOST_FILES);
	return Promise.all(
		newest.map(async ({ match_id, kind, path, stats }) => {
			if (stats.size > MOST_FEED_BYTES) throw tooLarge(path);
			return { match_id, document: documentOf(await readFile(path), kind) };
		}),
	);
}

function documentOf(body: Buffer, kind: string | undefined): FeedDocument {
	if (body.byteLength > MOST_FEED_BYTES) throw tooLarge("The answer");
	const text = body.toString();
	return kind === "csv" ? { csv: text } : { json: text };
}

const tooLarge = (what: string) => new Error(`${what} has more than ${MOST_FEED_BYTES / 1024} kB.`);
