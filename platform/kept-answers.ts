import { LRUCache } from "lru-cache";

type Kept = { answer: Promise<unknown>; tags: string[] };
export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

const MOST = 500;

/**
 * Answers of the database that stay the same until one of their tags is purged, kept for the pages that are rendered
 * meanwhile: the page cache keeps no address with a parameter it does not know, as the many that links are shared with.
 * `ttl_ms`: how long an answer is kept at most, as for pages.
 */
export function createKeptAnswers({ ttl_ms = 30_000 } = {}) {
	const answers = new LRUCache<string, Kept>({ max: MOST, ttl: ttl_ms, ttlResolution: Math.min(1000, ttl_ms) });

	/** The answer kept under `name`; else asks for it, once for all who want it meanwhile. One that fails is not kept. */
	function remember<T>(name: string, tags: string[], ask: () => Promise<T>): Promise<T> {
		const known = answers.get(name);
		if (known) return known.answer as Promise<T>;
		const asked: Kept = { answer: ask(), tags };
		answers.set(name, asked);
		asked.answer.catch(() => {
			if (answers.peek(name) === asked) answers.delete(name);
		});
		return asked.answer as Promise<T>;
	}

	/** Drops the answers with any of the tags, those still being waited for included: what they read may be old. */
	function purge(tags: string[]): void {
		for (const [name, kept] of [...answers.entries()])
			if (kept.tags.some((tag) => tags.includes(tag))) answers.delete(name);
	}

	return { remember, purge };
}
