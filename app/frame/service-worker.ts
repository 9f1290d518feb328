import { pageOf, readNote, tabWith, UNREADABLE_NOTE } from "../lib/offline/notes.ts";
import {
	ASSETS,
	assetsOf,
	FRESH_MS,
	importedBy,
	MOST_ASSETS,
	MOST_PAGES,
	mayBeStored,
	OFFLINE_PATH,
	PAGES_AND_CHATS,
	SHELL,
	STORED_AT,
	STORED_TITLE,
	strategyFor,
	titleOf,
	tooMany,
	withStoredAt,
} from "../lib/offline/rules.ts";

/**
 * The service worker at /sw.js (SHELL-10). Pages come from the network, else from the stored copies; files with a hash
 * in their name from the cache first. It leaves requests to the API alone. It also shows notifications. A new worker
 * waits until all tabs of the old one are closed, so that no open page loses its files.
 */
declare const __BUILD__: string;

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & {
	request: Request;
	preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
};
type Messaged = Extendable & { data: { read?: unknown; assets?: unknown } };
type Pushed = Extendable & { data: { text(): string } | null };
type Resubscribing = Extendable & {
	oldSubscription: PushSubscription | null;
	newSubscription: PushSubscription | null;
};
type Pressed = Extendable & { notification: { close(): void; data: unknown } };
type Tab = { url: string; focus(): Promise<unknown> };
type Worker = {
	addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
	addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
	addEventListener(type: "message", listener: (event: Messaged) => void): void;
	addEventListener(type: "push", listener: (event: Pushed) => void): void;
	addEventListener(type: "pushsubscriptionchange", listener: (event: Resubscribing) => void): void;
	addEventListener(type: "notificationclick", listener: (event: Pressed) => void): void;
	clients: {
		claim(): Promise<void>;
		matchAll(kind: { type: "window"; includeUncontrolled: boolean }): Promise<Tab[]>;
		openWindow(url: string): Promise<unknown>;
	};
	registration: {
		pushManager: PushManager;
		navigationPreload?: { enable(): Promise<void> };
		showNotification(title: string, options: object): Promise<void>;
	};
};
const worker = globalThis as unknown as Worker;
const shellName = SHELL + __BUILD__;
const pathOf = ({ url }: Pick<Request, "url">) => new URL(url).pathname + new URL(url).search;

worker.addEventListener("install", (event) => event.waitUntil(storeShell()));
/** Resolves when old files are deleted. The worker stores files after that, or it would delete them too. */
let cleaned: Promise<void> = Promise.resolve();
worker.addEventListener("activate", (event) => {
	cleaned = deleteOldBuilds();
	event.waitUntil(Promise.all([cleaned, worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});
worker.addEventListener("fetch", (event) => {
	const url = new URL(event.request.url);
	if (event.request.method !== "GET" || url.origin !== location.origin) return;
	const strategy = strategyFor(url, event.request.mode);
	if (strategy === "page") event.respondWith(page(event));
	if (strategy === "asset") event.respondWith(asset(event.request));
});
// a page sends its address, because it may have been loaded before the worker was active
worker.addEventListener("message", (event) => {
	const { read, assets } = event.data;
	if (typeof read === "string" && read.startsWith("/")) event.waitUntil(cleaned.then(() => storeRead(read)));
	if (!Array.isArray(assets)) return;
	const ours = assets.filter((path) => /^\/assets\/[\w.-]+$/.test(path));
	event.waitUntil(cleaned.then(() => storeAssets(ours)));
});

worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));
// the push service has changed the address of this browser
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));
worker.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(openPage(pageOf(event.notification.data, location.origin)));
});

/** Shows every push message, because a browser revokes the permission of a site that does not show one. */
async function show(text: string): Promise<void> {
	const { title, body, path, tag } = readNote(text) ?? UNREADABLE_NOTE;
	const icon = "/icons/icon-192.png";
	await worker.registration.showNotification(title, { body, tag, icon, data: path });
}

/** Sends the server a new subscription, if this browser has one that the fan turned on. */
async function subscribeAgain({ oldSubscription, newSubscription }: Resubscribing): Promise<void> {
	const key = oldSubscription?.options.applicationServerKey;
	if (!newSubscription && !key) return;
	const state = await fetch("/api/push/subscription");
	if (!state.ok || !(await state.json()).here) return;
	const made =
		newSubscription ??
		(await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
	const { endpoint, keys } = made.toJSON();
	await fetch("/api/push/subscription", {
		method: "PUT",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ endpoint, keys }),
	});
}

async function openPage(page: string): Promise<void> {
	const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
	const open = tabWith(tabs, page);
	await (open ? open.focus() : worker.clients.openWindow(page));
}

async function storeShell(): Promise<void> {
	const response = await fetch(OFFLINE_PATH, { credentials: "omit", cache: "reload" });
	if (!mayBeStored(response)) throw new Error(`${OFFLINE_PATH} cannot be stored`);
	const shell = await caches.open(shellName);
	const html = await response.text();
	await storeAssets(assetsOf(html));
	await shell.put(OFFLINE_PATH, new Response(html, { headers: withoutEncoding(response.headers) }));
}

async function page(event: Fetching): Promise<Response> {
	const path = pathOf(event.request);
	try {
		const response = (await event.preloadResponse) ?? (await fetch(event.request));
		event.waitUntil(storePage(path, response.clone()));
		return response;
	} catch {
		const stored = await (await caches.open(PAGES_AND_CHATS)).match(path);
		if (stored)
			return new Response(withStoredAt(await stored.text(), stored.headers.get(STORED_AT) ?? ""), {
				headers: stored.headers,
			});
		const shell = await (await caches.open(shellName)).match(OFFLINE_PATH);
		const here = new URL(event.request.url).pathname === OFFLINE_PATH;
		return here && shell ? shell : Response.redirect(`${OFFLINE_PATH}?to=${encodeURIComponent(path)}`);
	}
}

async function asset(request: Request): Promise<Response> {
	const assets = await caches.open(ASSETS);
	const stored = await assets.match(request.url);
	if (stored) return stored;
	const response = await fetch(request);
	if (response.ok && response.type === "basic") await assets.put(request.url, response.clone());
	return response;
}

async function storeRead(path: string): Promise<void> {
	const stored = await (await caches.open(PAGES_AND_CHATS)).match(path);
	if (stored && Date.now() - Date.parse(stored.headers.get(STORED_AT) ?? "") < FRESH_MS) return;
	// without cookies, because a stored page must not contain personal data
	const response = await fetch(path, { credentials: "omit", headers: { accept: "text/html" } }).catch(() => null);
	if (response) await storePage(path, response);
}

async function storePage(path: string, response: Response): Promise<void> {
	if (!mayBeStored(response)) return;
	const html = await response.text();
	const headers = withoutEncoding(response.headers);
	headers.set(STORED_AT, new Date().toISOString());
	headers.set(STORED_TITLE, encodeURIComponent(titleOf(html)));
	const stored = await caches.open(PAGES_AND_CHATS);
	// deletes it first, so that it becomes the newest entry
	await stored.delete(path);
	await stored.put(path, new Response(html, { headers }));
	await storeAssets(assetsOf(html));
	const pages = (await stored.keys()).filter((request) => !pathOf(request).startsWith(`${OFFLINE_PATH}/`));
	for (const old of tooMany(pages, MOST_PAGES)) await stored.delete(old);
}

async function storeAssets(paths: string[]): Promise<void> {
	const assets = await caches.open(ASSETS);
	for (const path of paths)
		if (!(await assets.match(path))) {
			const response = await fetch(path).catch(() => null);
			if (response?.ok) await assets.put(path, response);
		}
	for (const old of tooMany(await assets.keys(), MOST_ASSETS)) await assets.delete(old);
}

/** Deletes old shells, and files that neither the shell, a stored page nor their scripts refer to. */
async function deleteOldBuilds(): Promise<void> {
	for (const name of await caches.keys()) if (name.startsWith(SHELL) && name !== shellName) await caches.delete(name);
	const assets = await caches.open(ASSETS);
	const needed = new Set<string>();
	const need = async (path: string): Promise<void> => {
		if (needed.has(path)) return;
		needed.add(path);
		if (path.endsWith(".js")) for (const other of importedBy(await textOf(assets, path))) await need(other);
	};
	for (const name of [shellName, PAGES_AND_CHATS]) {
		const cache = await caches.open(name);
		for (const request of await cache.keys())
			for (const path of assetsOf(await textOf(cache, request))) await need(path);
	}
	for (const request of await assets.keys()) if (!needed.has(pathOf(request))) await assets.delete(request);
}

const textOf = async (cache: Cache, request: Request | string) => (await (await cache.match(request))?.text()) ?? "";

/** Drops the headers of an encoding, because the body is stored decoded. */
function withoutEncoding(original: Headers): Headers {
	const headers = new Headers(original);
	headers.delete("content-encoding");
	headers.delete("content-length");
	return headers;
}
