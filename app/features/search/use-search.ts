import { useEffect, useState } from "react";
import { request } from "../../lib/api.ts";
import { readStorage, writeStorage } from "../../lib/browser/storage.ts";
import type { SearchQuery } from "./rules.ts";
import type { Result, Searched } from "./search.ts";

const LOOKED_AT = "looked-at";
const MOST = 3;

/** The pause in typing after which the search starts. */
const TYPED_AFTER_MS = 120;

type State = "start" | "looking" | "found" | "failed";

/**
 * Searches while the fan types. The last results stay until the next arrive or the search fails. An empty search loads
 * the totals.
 */
export function useSearch(query: SearchQuery): { found: Searched | null; state: State } {
	const q = query.q.trim();
	const [answered, setAnswered] = useState<{ q: string; found: Searched } | null>(null);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		let current = true;
		const q = query.q.trim();
		setFailed(false);
		const ask = () =>
			request("GET /search", { query: { q, exact: query.exact ? "1" : "0" } }).then(
				(found) => current && setAnswered({ q, found }),
				() => current && setFailed(true),
			);
		const timer = setTimeout(ask, q ? TYPED_AFTER_MS : 0);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [query]);
	const found = answered?.found ?? null;
	if (!q) return { found, state: "start" };
	if (failed) return { found, state: "failed" };
	return { found, state: answered?.q ? "found" : "looking" };
}

const isResult = (one: unknown): one is Result =>
	typeof one === "object" && one !== null && "href" in one && /^\/(?!\/)/.test(String(one.href)) && "title" in one;

/** The results opened in this browser, newest first. */
export function readLookedAt(): Result[] {
	const stored = readStorage(LOOKED_AT);
	return Array.isArray(stored) ? stored.filter(isResult).slice(0, MOST) : [];
}

/** Stores an opened result. */
export function storeLookedAt(result: Result): void {
	const others = readLookedAt().filter(({ href }) => href !== result.href);
	writeStorage(LOOKED_AT, [result, ...others].slice(0, MOST));
}
