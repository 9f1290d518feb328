import { ownPath } from "../return-path.ts";
import { OWNER, PAGES_AND_CHATS, STORED_AT, STORED_TITLE } from "./rules.ts";

/** The cache that pages and the service worker share; null without Cache Storage (browsers have it on https only). */
export const openStorage = async (): Promise<Cache | null> =>
	"caches" in globalThis ? caches.open(PAGES_AND_CHATS) : null;
export const pathOf = ({ url }: Request) => new URL(url).pathname + new URL(url).search;

const NOBODY = "nobody";
/** The event on the window after a fan has become the owner of the stored pages. */
export const OWNER_CHANGED = "kept-for-another";

let owner_id: string | undefined;
let changing: Promise<void> = Promise.resolve();

/** Sets the owner of the stored pages: a fan's id, or null for a visitor. If that is another one, deletes the pages. */
export function storeOwner(id: string | null): void {
	const owner = id ?? NOBODY;
	if (owner === owner_id) return;
	owner_id = owner;
	// one at a time, so that the last call wins
	changing = changing.then(() => changeOwner(owner)).catch(() => {});
}

async function changeOwner(owner: string): Promise<void> {
	const before = await (await (await openStorage())?.match(OWNER))?.text();
	if (before === owner) return;
	if (before !== undefined) await caches.delete(PAGES_AND_CHATS);
	await (await openStorage())?.put(OWNER, new Response(owner));
	// offline.ts then has the open page stored for the fan
	if (owner !== NOBODY) window.dispatchEvent(new Event(OWNER_CHANGED));
}

/** Whether the site answers. The connection that a browser reports may not lead to it. */
export const isSiteReachable = (): Promise<boolean> =>
	fetch("/healthz").then(
		({ ok }) => ok,
		() => false,
	);

export type StoredPage = { path: string; title: string; at: string };

/** The stored pages, newest first. */
export async function listStoredPages(): Promise<StoredPage[]> {
	const cache = await openStorage();
	const pages = [];
	for (const request of (await cache?.keys()) ?? []) {
		const headers = (await cache?.match(request))?.headers;
		const at = headers?.get(STORED_AT);
		// a link to the path '//evil.example' would lead to that host
		const path = ownPath(pathOf(request));
		if (at && path) pages.push({ path, title: decodeURIComponent(headers?.get(STORED_TITLE) ?? ""), at });
	}
	return pages.sort((a, b) => (a.at < b.at ? 1 : -1));
}
