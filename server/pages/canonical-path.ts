import { matchRoutes } from "react-router";

type Route = { id: string; path?: string };

const UNRESERVED = /[A-Za-z0-9._~-]/;

/**
 * The one spelling of a page's path: fixed segments as the route has them, no escapes of letters and
 * digits, no empty segments, no slash at the end. The router finds the page by any spelling; the cache keeps it under this one.
 * Undefined when no page has the path.
 */
export function canonicalPath(pathname: string, routes: Route[]): string | undefined {
	const plain = withoutEscapes(pathname).replace(/\/{2,}/g, "/");
	const segments = plain.split("/").filter(Boolean);
	const route = matchRoutes(routes, `/${segments.join("/")}`)?.at(-1)?.route;
	if (!route || route.path === "*") return undefined;
	const pattern = (route.path ?? "").split("/");
	return `/${segments.map((segment, at) => spelled(segment, pattern[at] ?? "")).join("/")}`;
}

/** A parameter's value is left to the page, but for what the route has after it: ":table.csv". */
function spelled(segment: string, pattern: string): string {
	if (!pattern.startsWith(":")) return pattern;
	const [ending = ""] = /\..*$/.exec(pattern) ?? [];
	return segment.slice(0, segment.length - ending.length) + ending;
}

/** RFC 3986, section 6.2.2: letters, digits and four marks are never escaped, and escapes are in upper case. */
const withoutEscapes = (path: string): string =>
	path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
		const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
		return UNRESERVED.test(character) ? character : escaped.toUpperCase();
	});
