import { createHash, randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { LINK_MINUTES } from "./rules.ts";

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
 * The hash of the cookie that marks the browser which requested a mail; null when this one did not within the last
 * hour.
 */
export function askingBrowser(headers: Headers, https: boolean): string | null {
	const token = tokenOf(headers, https);
	return token && hashOf(token);
}

/** Marks the browser that requests a mail. Returns the cookie to set, and its hash. */
export function markBrowser(headers: Headers, https: boolean): { browser: string; cookie: string } {
	const token = tokenOf(headers, https) ?? randomBytes(32).toString("base64url");
	return { browser: hashOf(token), cookie: cookie(token, https, LINK_MINUTES * 60) };
}

/** The cookie that removes the mark, if there is one. */
export const unmarkBrowser = (headers: Headers, https: boolean): string[] =>
	tokenOf(headers, https) ? [cookie("", https, 0)] : [];
