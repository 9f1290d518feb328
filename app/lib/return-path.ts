const LONGEST = 2_000;

/**
 * The path, query and hash of an address of this site; null if it could lead to another host ('//evil', '/\evil',
 * '/.//evil'). All addresses from queries, forms and messages go through here.
 */
export function ownPath(value: unknown): string | null {
	if (typeof value !== "string" || !/^\/[^\\\p{Cc}]*$/u.test(value) || value.length > LONGEST) return null;
	const url = URL.parse(value, "http://site");
	// '/.//elsewhere' becomes '//elsewhere'
	if (url?.host !== "site" || url.pathname.startsWith("//")) return null;
	return url.pathname + url.search + url.hash;
}

/** The page to open after signing in: the home page for other sites, long paths, the API, sign-in and share links. */
export function safeReturnPath(value: unknown): string {
	const path = ownPath(value);
	return path === null || path.length > 500 || /^\/(auth|welcome|api|s|dev)([/?#]|$)/.test(path) ? "/" : path;
}

/** The address of the sign-in page, which leads back to the path and query `here`. */
export function signInPath(here: string): string {
	const next = safeReturnPath(here);
	return next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
}
