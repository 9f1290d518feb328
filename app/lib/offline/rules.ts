/** Cache Storage by name. `KEPT`: pages that were read and chats, of one fan; the shell's name goes on with its build. */
export const KEPT = "kept";
export const ASSETS = "assets";
export const SHELL = "shell-";

export const OFFLINE_PATH = "/offline";
/** Whose browser this was when the pages were kept: a fan's id, or 'nobody'. */
export const OWNER = `${OFFLINE_PATH}/owner`;
export const chatKey = (group_id: string): string => `${OFFLINE_PATH}/chats/${group_id}`;

export const MOST_PAGES = 40;
export const MOST_CHATS = 5;
export const MOST_ASSETS = 200;
export const CHAT_MESSAGES = 50;
/** A page kept so lately is not fetched again only to be kept. */
export const FRESH_MS = 60_000;

export const KEPT_AT = "x-kept-at";
export const KEPT_TITLE = "x-kept-title";

export const offlineTexts = {
	note: "You're offline. This page may be out of date.",
	notRead: "You're offline, and you haven't opened this page before.",
} as const;

/** What the worker does with a GET request of our origin: fetch a page and keep it, answer an asset from the cache, or nothing. */
export function howToAnswer({ pathname }: Pick<URL, "pathname">, mode: string): "page" | "asset" | null {
	if (mode === "navigate") return /^\/(?:api|dev|s)(?:\/|$)/.test(pathname) ? null : "page";
	return pathname.startsWith("/assets/") ? "asset" : null;
}

/** Only what is the same for everybody is kept: a whole page that says of itself that it is public. */
export function mayBeKept(response: Pick<Response, "ok" | "type" | "redirected" | "headers">): boolean {
	const control = response.headers.get("cache-control") ?? "";
	return (
		response.ok &&
		response.type === "basic" &&
		!response.redirected &&
		(response.headers.get("content-type") ?? "").startsWith("text/html") &&
		/\bpublic\b/.test(control) &&
		!/\b(?:no-store|private)\b/.test(control)
	);
}

/** The files a page names: its scripts, styles and fonts. */
export const assetsOf = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];

export function titleOf(html: string): string {
	const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
	const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
	return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);
}

/** The page with the day it was kept, for the note that it may be old. */
export const withKeptAt = (html: string, at: string): string =>
	html.replace("</head>", `<meta name="${KEPT_AT}" content="${at.replace(/[^\w:.+-]/g, "")}"></head>`);

/** Which entries of a full cache go: the oldest, given in the order in which they were put. */
export const tooMany = <Entry>(entries: readonly Entry[], most: number): Entry[] =>
	entries.slice(0, Math.max(0, entries.length - most));

/** An address of this site as path and search, or null: what stands in a page's own address is not to be trusted. */
export function ownAddress(address: string | null, origin: string): string | null {
	if (!address?.startsWith("/") || !URL.canParse(address, origin)) return null;
	const url = new URL(address, origin);
	return url.origin === origin ? url.pathname + url.search : null;
}
