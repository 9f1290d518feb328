import { parse, serialize } from "hono/utils/cookie";
import { Problem } from "../../../platform/http/problem.ts";
import { askingBrowser } from "./asking-browser.server.ts";
import { texts } from "./rules.ts";

/** A browser keeps this one or none: it has the attributes of the session cookie. */
const nameOf = (https: boolean) => (https ? "__Host-sign_in_probe" : "sign_in_probe");
const SECONDS = 10 * 60;

/** What a page sends with a form that signs in: it runs in a browser, which follows redirects and keeps cookies. */
export type Probed = { from_page: boolean; again: boolean };

/**
 * Sees whether the browser of a sign-in page keeps cookies, before a link or code is used up. Returns null when it does.
 * Without a cookie of ours, returns a redirect of the same request to `path`, with a cookie; throws a Problem (400,
 * `no-cookies`) when the redirected request comes without it. Programs are not asked.
 */
export function probeCookies(headers: Headers, https: boolean, path: string, probed: Probed): Response | null {
	const name = nameOf(https);
	const keeps = askingBrowser(headers, https) !== null || parse(headers.get("cookie") ?? "", name)[name] !== undefined;
	if (!probed.from_page || keeps) return null;
	if (probed.again) throw new Problem({ status: 400, type: "urn:problem:no-cookies", detail: texts.noCookies });
	const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: https, maxAge: SECONDS } as const;
	const cookie = serialize(name, "1", attributes);
	// 307 repeats the request with its method and body, of a script as of a plain form
	return new Response(null, { status: 307, headers: { location: `${path}?again=1`, "set-cookie": cookie } });
}
