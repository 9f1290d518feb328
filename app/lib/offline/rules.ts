/** Names in Cache Storage. `PAGES_AND_CHATS` has the pages and chats of one fan; `SHELL` is followed by the build. */
export const PAGES_AND_CHATS = "kept";
export const ASSETS = "assets";
export const SHELL = "shell-";

export const OFFLINE_PATH = "/offline";
/** The cache key of the stored pages' owner: a fan's id, or 'nobody'. */
export const OWNER = `${OFFLINE_PATH}/owner`;
export const chatKey = (group_id: string): string => `${OFFLINE_PATH}/chats/${group_id}`;

export const MOST_PAGES = 40;
export const MOST_CHATS = 5;
export const MOST_ASSETS = 200;
export const CHAT_MESSAGES = 50;
/** A page that was stored this recently is not stored again. */
export const FRESH_MS = 60_000;

export const STORED_AT = "x-kept-at";
export const STORED_TITLE = "x-kept-title";

export const offlineTexts = {
	note: "You're offline. This page may be out of date.",
	notRead: "You're offline, and you haven't opened this page before.",
} as const;

/** How the worker answers a GET request: a page from the network first, an asset from the cache first, null: not. */
export function strategyFor({ pathname }: Pick<URL, "pathname">, mode: string): "page" | "asset" | null {
	if (mode === "navigate") return /^\/(?:api|dev|s)(?:\/|$)/.test(pathname) ? null : "page";
	return pathname.startsWith("/assets/") ? "asset" : null;
}

/** Whether a response is a complete page that is the same for everybody. */
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

/** The scripts, styles and fonts that a page names. */
export const assetsOf = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];

/** The scripts that a script imports, statically or dynamically. */
export const importedBy = (script: string): string[] =>
	[...new Set(script.match(/\.\/[\w.-]+\.js/g) ?? [])].map((name) => name.replace(".", "/assets"));

export function titleOf(html: string): string {
	const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
	const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
	return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);
}

/** Adds the time at which a page was stored, which the offline note shows. */
export const withStoredAt = (html: string, at: string): string =>
	html.replace("</head>", `<meta name="${STORED_AT}" content="${at.replace(/[^\w:.+-]/g, "")}"></head>`);

/** The oldest entries beyond the limit. `entries`: oldest first. */
export const tooMany = <Entry>(entries: readonly Entry[], most: number): Entry[] =>
	entries.slice(0, Math.max(0, entries.length - most));
