import { createHash, randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { Problem } from "../../../platform/http/problem.ts";
import { LINK_MINUTES, texts } from "./rules.ts";

const TOKEN = /^[\w-]{43}$/;
/** On https the prefix makes the browser accept the cookie from this host alone. */
const nameOf = (https: boolean) => (https ? "__Host-sign_in" : "sign_in");
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

function tokenOf(headers: Headers, https: boolean): string | null {
	const name = nameOf(https);
	const token = parse(headers.get("cookie") ?? "", name)[name] ?? "";
	return TOKEN.test(token) ? token : null;
}

const cookie = (token: string, https: boolean, seconds: number): string =>
	serialize(nameOf(https), token, { path: "/", httpOnly: true, sameSite: "Lax", secure: https, maxAge: seconds });

/**
 * The hash of the cookie that marks the browser which requested a mail; null if it requested none within the last hour.
 */
export function requestingBrowser(headers: Headers, https: boolean): string | null {
	const token = tokenOf(headers, https);
	return token && hashOf(token);
}

/** Marks the browser that requests a mail. Returns the cookie to set, and its hash. */
export function markBrowser(headers: Headers, https: boolean): { browser: string; cookie: string } {
	const token = tokenOf(headers, https) ?? randomBytes(32).toString("base64url");
	return { browser: hashOf(token), cookie: cookie(token, https, LINK_MINUTES * 60) };
}

/** Cookies that remove the mark, if there is one. */
export const unmarkBrowser = (headers: Headers, https: boolean): string[] =>
	tokenOf(headers, https) ? [cookie("", https, 0)] : [];

/** The probe cookie has the attributes of the session cookie, so a browser accepts both or neither. */
const probeName = (https: boolean) => (https ? "__Host-sign_in_probe" : "sign_in_probe");
const PROBE_SECONDS = 10 * 60;

/** `from_page`: the request comes from one of our sign-in pages. `again`: it was redirected here with the probe cookie. */
type Probed = { from_page: boolean; again: boolean };

/**
 * Checks that the browser accepts cookies before a link or code is used up. Returns null if the request has the mark or
 * the probe cookie, or is from an API client, which needs none. Otherwise returns a redirect to `path` that sets the
 * probe cookie and repeats the request. Throws a Problem (400, `no-cookies`) if the repeated request has neither.
 */
export function probeCookies(headers: Headers, https: boolean, path: string, probed: Probed): Response | null {
	const name = probeName(https);
	const keeps =
		requestingBrowser(headers, https) !== null || parse(headers.get("cookie") ?? "", name)[name] !== undefined;
	if (!probed.from_page || keeps) return null;
	if (probed.again) throw new Problem({ status: 400, type: "urn:problem:no-cookies", detail: texts.noCookies });
	const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: https, maxAge: PROBE_SECONDS } as const;
	const cookie = serialize(name, "1", attributes);
	// 307 makes the browser repeat the request with its method and body
	return new Response(null, { status: 307, headers: { location: `${path}?again=1`, "set-cookie": cookie } });
}
