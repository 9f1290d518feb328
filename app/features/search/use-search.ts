import { useEffect, useState } from "react";
import { request } from "../../lib/api.ts";
import type { SearchQuery } from "./rules.ts";
import type { Result, Searched } from "./search.ts";

const LOOKED_AT = "looked-at";
const MOST = 3;

/** Waits for a pause in typing. */
const TYPED_AFTER_MS = 120;

type State = "start" | "looking" | "found" | "failed";

/** The results of a search while it is typed. The last results remain until the next ones arrive. */
export function useSearch(query: SearchQuery): { found: Searched | null; state: State } {
	const q = query.q.trim();
	const [answered, setAnswered] = useState<{ q: string; found: Searched } | null>(null);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		let here = true;
		const q = query.q.trim();
		setFailed(false);
		const ask = () =>
			request("GET /search", { query: { q, exact: query.exact ? "1" : "0" } }).then(
				(found) => here && setAnswered({ q, found }),
				() => here && setFailed(true),
			);
		const timer = setTimeout(ask, q ? TYPED_AFTER_MS : 0);
		return () => {
			here = false;
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
	try {
		const kept: unknown = JSON.parse(window.localStorage.getItem(LOOKED_AT) ?? "[]");
		return Array.isArray(kept) ? kept.filter(isResult).slice(0, MOST) : [];
	} catch {
		return [];
	}
}

/** Stores an opened result. Without storage nothing is listed later. */
export function noteLookedAt(result: Result): void {
	const others = readLookedAt().filter(({ href }) => href !== result.href);
	try {
		window.localStorage.setItem(LOOKED_AT, JSON.stringify([result, ...others].slice(0, MOST)));
	} catch {
		// storage is full or disabled
	}
}
