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

// Pages may use Cache Storage as the worker does; without https there is none, and nothing is kept.
const open = async (): Promise<Cache | null> => ("caches" in globalThis ? caches.open(KEPT) : null);
const pathOf = ({ url }: Request) => new URL(url).pathname + new URL(url).search;

const NOBODY = "nobody";
/** Told to the window when pages are kept for another fan from now on. */
export const FAN_CAME = "kept-for-another";

let noted: string | undefined;
let noting: Promise<void> = Promise.resolve();

/**
 * Notes who is signed in, as the server just said: null is nobody. What another fan read, or anybody before a fan came or went,
 * is forgotten.
 */
export function noteFan(id: string | null): void {
	const owner = id ?? NOBODY;
	if (owner === noted) return;
	noted = owner;
	// one after the other: the last word counts. A forbidden store keeps nothing, so there is nothing to forget
	noting = noting.then(() => changeOwner(owner)).catch(() => {});
}

async function changeOwner(owner: string): Promise<void> {
	const before = await (await (await open())?.match(OWNER))?.text();
	if (before === owner) return;
	if (before !== undefined) await caches.delete(KEPT);
	await (await open())?.put(OWNER, new Response(owner));
	// the page that stands there was read by the fan who is here now
	if (owner !== NOBODY) window.dispatchEvent(new Event(FAN_CAME));
}

/** Whether the site answers: a browser that calls itself online may still not reach it. */
export const siteIsReached = (): Promise<boolean> =>
	fetch("/healthz").then(
		({ ok }) => ok,
		() => false,
	);

export type KeptPage = { path: string; title: string; at: string };

/** The pages that can be read without a connection, the last read first. */
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

/** `fan_id`: whose it is, null for nobody's */
export type KeptMessage = { id: string; fan_id: string | null; name: string; text: string; at: string };
export type KeptChat = { at: string; messages: KeptMessage[] };

const isOf = async (kept: Cache | null, fan_id: string) => (await (await kept?.match(OWNER))?.text()) === fan_id;

/** Keeps the end of a chat for the fan who reads it. Not for a fan who has signed out meanwhile. */
export async function keepChat(fan_id: string, group_id: string, messages: KeptMessage[]): Promise<void> {
	const kept = await open();
	if (!kept || !(await isOf(kept, fan_id))) return;
	const chat: KeptChat = { at: new Date().toISOString(), messages: messages.slice(-CHAT_MESSAGES) };
	await kept.delete(chatKey(group_id));
	await kept.put(chatKey(group_id), Response.json(chat));
	const chats = (await kept.keys()).filter((request) => pathOf(request).startsWith(`${OFFLINE_PATH}/chats/`));
	for (const old of tooMany(chats, MOST_CHATS)) await kept.delete(old);
	// a sign-out in another tab may have come in between
	if (!(await isOf(await open(), fan_id))) await (await open())?.delete(chatKey(group_id));
}

/** The end of a chat as the last fan of this browser read it, who has not signed out since; null when there is none. */
export async function readChat(group_id: string): Promise<KeptChat | null> {
	return (await (await (await open())?.match(chatKey(group_id)))?.json()) ?? null;
}
