import { LRUCache } from "lru-cache";

type Entry = { answer: Promise<unknown>; tags: string[] };
export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** The tag of a pending answer whose own tags depend on the answer. Every purge drops it. */
const PENDING = "";

/**
 * Caches answers of the database until one of their tags is purged, at most `ttl_ms`. `most` is the number of answers.
 */
export function createAnswerCache({ ttl_ms = 30_000, most = 500 } = {}) {
	const namesOfTag = new Map<string, Set<string>>();
	const answers = new LRUCache<string, Entry>({
		max: most,
		ttl: ttl_ms,
		ttlResolution: Math.min(1000, ttl_ms),
		dispose: (entry, name) => removeTags(name, entry.tags),
	});

	function addTags(name: string, tags: string[]): void {
		for (const one of tags) namesOfTag.set(one, (namesOfTag.get(one) ?? new Set()).add(name));
	}

	function removeTags(name: string, tags: string[]): void {
		for (const one of tags) {
			const names = namesOfTag.get(one);
			names?.delete(name);
			if (names?.size === 0) namesOfTag.delete(one);
		}
	}

	/**
	 * Returns the answer cached under `name`. Without one it calls `ask`, once for concurrent callers. Errors are not
	 * cached. If `tags` is a function of the answer, null means not to cache it; any purge drops it while it is pending.
	 */
	function remember<T>(
		name: string,
		tags: string[] | ((answer: T) => string[] | null),
		ask: () => Promise<T>,
	): Promise<T> {
		const cached = answers.get(name);
		if (cached) return cached.answer as Promise<T>;
		const entry: Entry = { answer: ask(), tags: typeof tags === "function" ? [PENDING] : tags };
		answers.set(name, entry);
		addTags(name, entry.tags);
		const answer = entry.answer as Promise<T>;
		answer.then(
			(answer) => {
				if (typeof tags !== "function" || answers.peek(name) !== entry) return;
				const own = tags(answer);
				if (!own) return void answers.delete(name);
				removeTags(name, entry.tags);
				entry.tags = own;
				addTags(name, own);
			},
			() => {
				if (answers.peek(name) === entry) answers.delete(name);
			},
		);
		return answer;
	}

	/** Drops the answers with any of the tags. It drops pending ones too, since they may have read old data. */
	function purge(tags: string[]): void {
		for (const one of [PENDING, ...tags]) for (const name of [...(namesOfTag.get(one) ?? [])]) answers.delete(name);
	}

	return { remember, purge };
}
