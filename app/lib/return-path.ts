const LONGEST = 2_000;

/**
 * An address of this site as path, query and hash, with its dots resolved. Null for everything that leads, or could lead, to another
 * host ('//evil', '/\evil', '/.//evil'). The only reader of addresses that others may have written: of a query, a form, a message.
 */
export function ownPath(value: unknown): string | null {
	if (typeof value !== "string" || !/^\/[^\\\p{Cc}]*$/u.test(value) || value.length > LONGEST) return null;
	const url = URL.parse(value, "http://site");
	// '/.//elsewhere' looks like an own path until its dots are resolved
	if (url?.host !== "site" || url.pathname.startsWith("//")) return null;
	return url.pathname + url.search + url.hash;
}

/** The page to return to after signing in: one of ours, no sign-in page, nothing of the API. Anything else becomes the home page. */
export function safeReturnPath(value: unknown): string {
	const path = ownPath(value);
	return path === null || path.length > 500 || /^\/(auth|welcome|api|s|dev)([/?#]|$)/.test(path) ? "/" : path;
}

/** The address of the sign-in page that leads back to `here`, a path and query. */
export function signInPath(here: string): string {
	const next = safeReturnPath(here);
	return next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
}
