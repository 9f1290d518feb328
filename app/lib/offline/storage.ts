import { ownPath } from "../return-path.ts";
import { OWNER, PAGES_AND_CHATS, STORED_AT, STORED_TITLE } from "./rules.ts";

// Pages use Cache Storage like the worker. It does not exist without https; nothing is stored then.
export const openStorage = async (): Promise<Cache | null> =>
	"caches" in globalThis ? caches.open(PAGES_AND_CHATS) : null;
export const pathOf = ({ url }: Request) => new URL(url).pathname + new URL(url).search;

const NOBODY = "nobody";
/** The event on the window when another fan's pages are stored from now on. */
export const OWNER_CHANGED = "kept-for-another";

let owner_id: string | undefined;
let changing: Promise<void> = Promise.resolve();

/**
 * Stores who is signed in, from an answer of the server; null is nobody. Deletes the stored pages of a previous fan,
 * and of a visitor when a fan comes or goes.
 */
export function storeOwner(id: string | null): void {
	const owner = id ?? NOBODY;
	if (owner === owner_id) return;
	owner_id = owner;
	// one at a time, so that the last call wins; without storage there is nothing to delete
	changing = changing.then(() => changeOwner(owner)).catch(() => {});
}

async function changeOwner(owner: string): Promise<void> {
	const before = await (await (await openStorage())?.match(OWNER))?.text();
	if (before === owner) return;
	if (before !== undefined) await caches.delete(PAGES_AND_CHATS);
	await (await openStorage())?.put(OWNER, new Response(owner));
	// the current page belongs to the fan who has just signed in
	if (owner !== NOBODY) window.dispatchEvent(new Event(OWNER_CHANGED));
}

/** Whether the site answers. A browser that reports a connection may still not reach it. */
export const isSiteReachable = (): Promise<boolean> =>
	fetch("/healthz").then(
		({ ok }) => ok,
		() => false,
	);

export type StoredPage = { path: string; title: string; at: string };

/** The stored pages, the last read first. */
export async function listStoredPages(): Promise<StoredPage[]> {
	const cache = await openStorage();
	const pages = [];
	for (const request of (await cache?.keys()) ?? []) {
		const headers = (await cache?.match(request))?.headers;
		const at = headers?.get(STORED_AT);
		// the address '//evil.example' of this site would lead to that host
		const path = ownPath(pathOf(request));
		if (at && path) pages.push({ path, title: decodeURIComponent(headers?.get(STORED_TITLE) ?? ""), at });
	}
	return pages.sort((a, b) => (a.at < b.at ? 1 : -1));
}
