import { desc, gt, inArray, sql } from "drizzle-orm";
import { newsArticles, newsRuns } from "../../../../db/schema/news.ts";
import type { Db, Tx } from "../../../../platform/database/database.ts";
import type { NewsChannel } from "../rules.ts";
import type { Candidate } from "./candidate.ts";

/** Titles are compared with those of so recent articles only, because a headline may return next season. */
const COMPARED_DAYS = 3;
const MOST_COMPARED = 2_000;

export type Stored = {
	/** new articles */
	fresh: number;
	/** articles of the source, without repeats */
	received: number;
	/** whether pages have to be purged */
	changed: boolean;
};

/**
 * Stores a source's new articles, in one transaction that concurrent calls wait for. An article is not new when one
 * with its link is stored, or one of the last three days with a nearly equal title. A stored article of a feed becomes
 * 'live' when the search provider finds its link too.
 */
export async function storeArticles(
	db: Db,
	channel: Exclude<NewsChannel, "sample">,
	candidates: Candidate[],
): Promise<Stored> {
	if (candidates.length === 0) return { fresh: 0, received: 0, changed: false };
	return db.transaction(async (tx) => {
		await tx.insert(newsRuns).values({}).onConflictDoNothing();
		await tx.select({ one: newsRuns.one }).from(newsRuns).for("update");
		const recent = await tx
			.select({ link_key: newsArticles.link_key, title: newsArticles.title })
			.from(newsArticles)
			.where(gt(newsArticles.created_at, sql`now() - ${COMPARED_DAYS} * interval '1 day'`))
			.orderBy(desc(newsArticles.created_at))
			.limit(MOST_COMPARED);
		const titles = recent.map(({ title }) => titleWords(title));
		const articles = withoutRepeats(candidates);
		const sameLink = await tx
			.select({ link_key: newsArticles.link_key })
			.from(newsArticles)
			.where(
				inArray(
					newsArticles.link_key,
					articles.map(({ link_key }) => link_key),
				),
			);
		const stored = new Set(sameLink.map(({ link_key }) => link_key));
		const fresh = articles.filter(({ link_key, title }) => {
			const words = titleWords(title);
			return !stored.has(link_key) && !titles.some((other) => isSameStory(words, other));
		});
		if (fresh.length > 0)
			// sources list the newest first, and `number` must grow with time
			await tx.insert(newsArticles).values(fresh.toReversed().map((article) => ({ ...article, channel })));
		const marked = channel === "live" && stored.size > 0 ? await markLive(tx, [...stored] as string[]) : 0;
		return { fresh: fresh.length, received: articles.length, changed: fresh.length + marked > 0 };
	});
}

function withoutRepeats(candidates: Candidate[]): Candidate[] {
	const kept: { candidate: Candidate; words: Set<string> }[] = [];
	for (const candidate of candidates) {
		const words = titleWords(candidate.title);
		const repeats = kept.some(
			(other) => other.candidate.link_key === candidate.link_key || isSameStory(other.words, words),
		);
		if (!repeats) kept.push({ candidate, words });
	}
	return kept.map(({ candidate }) => candidate);
}

async function markLive(tx: Tx, link_keys: string[]): Promise<number> {
	const marked = await tx
		.update(newsArticles)
		.set({ channel: "live" })
		.where(sql`${inArray(newsArticles.link_key, link_keys)} and ${newsArticles.channel} = 'rss'`)
		.returning({ id: newsArticles.id });
	return marked.length;
}

/** The Jaccard index from which two titles are the same story. */
const SAME_FROM = 0.85;
const FEWEST_WORDS = 4;

/** The words of a title in lower case. */
export function titleWords(title: string): Set<string> {
	return new Set(
		title
			.toLowerCase()
			.normalize("NFKD")
			.match(/[\p{L}\p{N}]+/gu) ?? [],
	);
}

/**
 * Whether two titles have the same words, or at least four words each and a Jaccard index of 0.85. Titles with
 * different numbers are different stories: 'day 1' and 'day 2'.
 */
export function isSameStory(one: Set<string>, other: Set<string>): boolean {
	const shared = [...one].filter((word) => other.has(word)).length;
	const all = one.size + other.size - shared;
	if (all === 0) return false;
	if (shared === all) return true;
	const different = [...one, ...other].filter((word) => !(one.has(word) && other.has(word)));
	if (different.some((word) => /\d/.test(word))) return false;
	return Math.min(one.size, other.size) >= FEWEST_WORDS && shared / all >= SAME_FROM;
}
