import { parse, serialize } from "hono/utils/cookie";
import { Problem } from "../../../platform/http/problem.ts";
import { askingBrowser } from "./asking-browser.server.ts";
import { texts } from "./rules.ts";

/** The probe cookie has the attributes of the session cookie, so a browser accepts both or neither. */
const nameOf = (https: boolean) => (https ? "__Host-sign_in_probe" : "sign_in_probe");
const SECONDS = 10 * 60;

/** `from_page`: the request comes from one of our sign-in pages. `again`: it was redirected here with the probe cookie. */
export type Probed = { from_page: boolean; again: boolean };

/**
 * Checks that the browser accepts cookies before a link or code is used up. Returns null when the request carries a cookie of ours,
 * or does not come from a page (API clients keep no cookies). Otherwise returns a redirect to `path` that sets the probe cookie and
 * repeats the request. Throws a Problem (400, `no-cookies`) when the repeated request carries no cookie either.
 */
export function probeCookies(headers: Headers, https: boolean, path: string, probed: Probed): Response | null {
	const name = nameOf(https);
	const keeps = askingBrowser(headers, https) !== null || parse(headers.get("cookie") ?? "", name)[name] !== undefined;
	if (!probed.from_page || keeps) return null;
	if (probed.again) throw new Problem({ status: 400, type: "urn:problem:no-cookies", detail: texts.noCookies });
	const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: https, maxAge: SECONDS } as const;
	const cookie = serialize(name, "1", attributes);
	// 307 makes the browser repeat the request with its method and body
	return new Response(null, { status: 307, headers: { location: `${path}?again=1`, "set-cookie": cookie } });
}
