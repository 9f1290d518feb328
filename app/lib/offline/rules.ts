/** Names in Cache Storage. `PAGES_AND_CHATS` holds the pages and chats of one fan; the shell's name includes the build. */
export const PAGES_AND_CHATS = "kept";
export const ASSETS = "assets";
export const SHELL = "shell-";

export const OFFLINE_PATH = "/offline";
/** The owner of the stored pages: a fan's id, or 'nobody'. */
export const OWNER = `${OFFLINE_PATH}/owner`;
export const chatKey = (group_id: string): string => `${OFFLINE_PATH}/chats/${group_id}`;

export const MOST_PAGES = 40;
export const MOST_CHATS = 5;
export const MOST_ASSETS = 200;
export const CHAT_MESSAGES = 50;
/** A page stored this recently is not fetched again for storing. */
export const FRESH_MS = 60_000;

export const STORED_AT = "x-kept-at";
export const STORED_TITLE = "x-kept-title";

export const offlineTexts = {
	note: "You're offline. This page may be out of date.",
	notRead: "You're offline, and you haven't opened this page before.",
} as const;

/**
 * How the worker handles a GET request of our origin: fetch a page and store it, serve a file from the cache, or not
 * at all.
 */
export function strategyFor({ pathname }: Pick<URL, "pathname">, mode: string): "page" | "asset" | null {
	if (mode === "navigate") return /^\/(?:api|dev|s)(?:\/|$)/.test(pathname) ? null : "page";
	return pathname.startsWith("/assets/") ? "asset" : null;
}

/** Only pages that are the same for everybody are stored: complete, and marked public. */
export function mayBeStored(response: Pick<Response, "ok" | "type" | "redirected" | "headers">): boolean {
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

/** The files that a page names: its scripts, styles and fonts. */
export const assetsOf = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];

/** The scripts that a script of ours imports, at once or later. */
export const importedBy = (script: string): string[] =>
	[...new Set(script.match(/\.\/[\w.-]+\.js/g) ?? [])].map((name) => name.replace(".", "/assets"));

export function titleOf(html: string): string {
	const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
	const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
	return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);
}

/** The page with the time it was stored, for the note that it may be old. */
export const withStoredAt = (html: string, at: string): string =>
	html.replace("</head>", `<meta name="${STORED_AT}" content="${at.replace(/[^\w:.+-]/g, "")}"></head>`);

/** The oldest entries beyond the limit. `entries` are in the order in which they were added. */
export const tooMany = <Entry>(entries: readonly Entry[], most: number): Entry[] =>
	entries.slice(0, Math.max(0, entries.length - most));
