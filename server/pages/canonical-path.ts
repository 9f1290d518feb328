import { matchRoutes } from "react-router";

type Route = { id: string; path?: string };

const UNRESERVED = /[A-Za-z0-9._~-]/;

/**
 * The canonical path of a page: fixed segments as in the route, no unnecessary escapes, no empty segments, no trailing
 * slash. Undefined if no page has the path. The router accepts other spellings too; the page cache knows this one only.
 */
export function canonicalPath(pathname: string, routes: Route[]): string | undefined {
	const plain = withoutEscapes(pathname).replace(/\/{2,}/g, "/");
	const segments = plain.split("/").filter(Boolean);
	const route = matchRoutes(routes, `/${segments.join("/")}`)?.at(-1)?.route;
	if (!route || route.path === "*") return undefined;
	const pattern = (route.path ?? "").split("/");
	return `/${segments.map((segment, at) => spelled(segment, pattern[at] ?? "")).join("/")}`;
}

/** Keeps a parameter's value, apart from a suffix in the route such as ":table.csv". */
function spelled(segment: string, pattern: string): string {
	if (!pattern.startsWith(":")) return pattern;
	const [ending = ""] = /\..*$/.exec(pattern) ?? [];
	return segment.slice(0, segment.length - ending.length) + ending;
}

/** Normalises escapes (RFC 3986, section 6.2.2): none for unreserved characters, upper case for others. */
const withoutEscapes = (path: string): string =>
	path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
		const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
		return UNRESERVED.test(character) ? character : escaped.toUpperCase();
	});
