import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { matchFeeds } from "../../../../db/schema/matches/live-matches.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { Logger } from "../../../../platform/logging.ts";
import type { OutsideFetch } from "../../../../platform/outside/outside-fetch.ts";
import { readId } from "../rules.ts";
import { MOST_FEED_BYTES, MOST_FILES } from "./rules.ts";
import { type TakeServices, takeMatch } from "./take.server.ts";
import type { Word } from "./word.server.ts";

export type FeedServices = TakeServices & { fetchOutside: OutsideFetch; logger: Logger };
type FeedWord = { match_id: number; word: Word };

const TYPES = ["application/json", "text/csv", "text/plain"];
const FILE = /(\d+)\.(json|csv)$/;

/**
 * Reads each folder and address that is due and stores its matches. One process at a time reads each. A failed read or a refused
 * document changes no match; the reason is stored for the desk and logged. `every_seconds`: the time between two reads.
 */
export async function askFeeds(services: FeedServices, sources: string[], every_seconds: number): Promise<void> {
	for (const source of sources) if (await isOurs(services.db, source, every_seconds)) await askFeed(services, source);
}

/** Claims a feed for this read. False when it is not due, or another process has claimed it. */
async function isOurs(db: Db, source: string, every_seconds: number): Promise<boolean> {
	const due = sql`${matchFeeds.asked_at} <= clock_timestamp() - make_interval(secs => ${every_seconds})`;
	const asked_at = sql`clock_timestamp()`;
	const taken = await db
		.insert(matchFeeds)
		.values({ source, asked_at })
		.onConflictDoUpdate({ target: matchFeeds.source, set: { asked_at }, setWhere: due })
		.returning({ source: matchFeeds.source });
	return taken.length > 0;
}

async function askFeed(services: FeedServices, source: string): Promise<void> {
	const { db, logger } = services;
	const failures: string[] = [];
	let answered = false;
	try {
		for (const { match_id, word } of await wordsOf(services, source)) {
			const taken = await takeMatch(services, match_id, word);
			answered = true;
			// files of matches that the record has by now may stay in the folder
			if (taken.state === "refused" && taken.why !== "archived") failures.push(`${match_id}: ${taken.reason}`);
		}
	} catch (error) {
		failures.push(error instanceof Error ? error.message : String(error));
	}
	const failure = failures.length > 0 ? failures.join(" ").slice(0, 500) : null;
	if (failure) logger.warn({ feed: source, failure }, "a match feed was not taken");
	await db
		.update(matchFeeds)
		.set({ failure, ...(answered ? { answered_at: sql`clock_timestamp()` } : {}) })
		.where(sql`${matchFeeds.source} = ${source}`);
}

const wordsOf = ({ fetchOutside }: FeedServices, source: string): Promise<FeedWord[]> =>
	source.startsWith("/") ? wordsOfFolder(source) : wordsAt(fetchOutside, source);

/** The match at an address whose path ends in its number: '…/1535465.json'. Throws when it can't be fetched. */
async function wordsAt(fetchOutside: OutsideFetch, address: string): Promise<FeedWord[]> {
	const [, id, kind] = FILE.exec(new URL(address).pathname) ?? [];
	const match_id = readId(id);
	if (!match_id) throw new Error("The address does not end in the number of a match and .json or .csv.");
	const { body } = await fetchOutside(address, { accept: TYPES });
	return [{ match_id, word: wordOf(body, kind) }];
}

/** The newest files of a folder with names like 1535465.json. Throws when there is no such folder. */
async function wordsOfFolder(folder: string): Promise<FeedWord[]> {
	const named = (await readdir(folder)).flatMap((name) => {
		const [whole, id, kind] = FILE.exec(name) ?? [];
		const match_id = readId(id);
		return match_id && whole === name ? [{ match_id, kind, path: join(folder, name) }] : [];
	});
	const files = await Promise.all(named.map(async (file) => ({ ...file, about: await stat(file.path) })));
	const newest = files
		.filter(({ about }) => about.isFile())
		.toSorted((a, b) => b.about.mtimeMs - a.about.mtimeMs)
		.slice(0, MOST_FILES);
	return Promise.all(
		newest.map(async ({ match_id, kind, path, about }) => {
			if (about.size > MOST_FEED_BYTES) throw tooLarge(path);
			return { match_id, word: wordOf(await readFile(path), kind) };
		}),
	);
}

function wordOf(body: Buffer, kind: string | undefined): Word {
	if (body.byteLength > MOST_FEED_BYTES) throw tooLarge("The answer");
	const text = body.toString();
	return kind === "csv" ? { csv: text } : { json: text };
}

const tooLarge = (what: string) => new Error(`${what} has more than ${MOST_FEED_BYTES / 1024} kB.`);
