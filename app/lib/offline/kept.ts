import {
	CHAT_MESSAGES,
	chatKey,
	KEPT,
	KEPT_AT,
	KEPT_TITLE,
	MOST_CHATS,
	OFFLINE_PATH,
	OWNER,
	tooMany,
} from "./rules.ts";

// Pages use Cache Storage like the worker. It does not exist without https; nothing is stored then.
const open = async (): Promise<Cache | null> => ("caches" in globalThis ? caches.open(KEPT) : null);
const pathOf = ({ url }: Request) => new URL(url).pathname + new URL(url).search;

const NOBODY = "nobody";
/** The event on the window when another fan's pages are stored from now on. */
export const FAN_CAME = "kept-for-another";

let noted: string | undefined;
let noting: Promise<void> = Promise.resolve();

/**
 * Stores who is signed in, from an answer of the server; null is nobody. Deletes the stored pages of a previous fan,
 * and of a visitor when a fan comes or goes.
 */
export function noteFan(id: string | null): void {
	const owner = id ?? NOBODY;
	if (owner === noted) return;
	noted = owner;
	// one at a time, so that the last call wins; without storage there is nothing to delete
	noting = noting.then(() => changeOwner(owner)).catch(() => {});
}

async function changeOwner(owner: string): Promise<void> {
	const before = await (await (await open())?.match(OWNER))?.text();
	if (before === owner) return;
	if (before !== undefined) await caches.delete(KEPT);
	await (await open())?.put(OWNER, new Response(owner));
	// the current page belongs to the fan who has just signed in
	if (owner !== NOBODY) window.dispatchEvent(new Event(FAN_CAME));
}

/** Whether the site answers. A browser that reports a connection may still not reach it. */
export const siteIsReached = (): Promise<boolean> =>
	fetch("/healthz").then(
		({ ok }) => ok,
		() => false,
	);

export type KeptPage = { path: string; title: string; at: string };

/** The stored pages, the last read first. */
export async function listKeptPages(): Promise<KeptPage[]> {
	const kept = await open();
	const pages = [];
	for (const request of (await kept?.keys()) ?? []) {
		const headers = (await kept?.match(request))?.headers;
		const at = headers?.get(KEPT_AT);
		if (at) pages.push({ path: pathOf(request), title: decodeURIComponent(headers?.get(KEPT_TITLE) ?? ""), at });
	}
	return pages.sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** `fan_id`: the author, null when the account is gone */
export type KeptMessage = { id: string; fan_id: string | null; name: string; text: string; at: string };
export type KeptChat = { at: string; messages: KeptMessage[] };

const isOf = async (kept: Cache | null, fan_id: string) => (await (await kept?.match(OWNER))?.text()) === fan_id;

/** Stores the end of a chat for its reader, unless that fan has signed out meanwhile. */
export async function keepChat(fan_id: string, group_id: string, messages: KeptMessage[]): Promise<void> {
	const kept = await open();
	if (!kept || !(await isOf(kept, fan_id))) return;
	const chat: KeptChat = { at: new Date().toISOString(), messages: messages.slice(-CHAT_MESSAGES) };
	await kept.delete(chatKey(group_id));
	await kept.put(chatKey(group_id), Response.json(chat));
	const chats = (await kept.keys()).filter((request) => pathOf(request).startsWith(`${OFFLINE_PATH}/chats/`));
	for (const old of tooMany(chats, MOST_CHATS)) await kept.delete(old);
	// another tab may have signed out in between
	if (!(await isOf(await open(), fan_id))) await (await open())?.delete(chatKey(group_id));
}

/** The stored end of a chat, if the fan who read it has not signed out since; else null. */
export async function readChat(group_id: string): Promise<KeptChat | null> {
	return (await (await (await open())?.match(chatKey(group_id)))?.json()) ?? null;
}
