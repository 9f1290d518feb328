import type { Result } from "./search.ts";

const LOOKED_AT = "looked-at";
const MOST = 3;

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
