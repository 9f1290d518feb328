import { randomUUID } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { SETUP_PATH } from "./rules.ts";
import { type FormMessage, messageSchema } from "./setup.ts";

const PASS = "setup";
const MESSAGE = "setup_said";
const PASS_SECONDS = 2 * 60 * 60;
const MESSAGE_SECONDS = 5 * 60;
/** Browsers refuse cookies above 4 kB. */
const MAX_COOKIE = 3_900;
const MOST_TEXT = 500;

const cookieOf = (headers: Headers, name: string) => parse(headers.get("cookie") ?? "", name)[name] ?? "";
const strict = { httpOnly: true, sameSite: "Strict" as const };

/** Whether the form was sent by https. */
export const isHttps = (headers: Headers): boolean => headers.get("origin")?.startsWith("https:") ?? false;

export const readPass = (headers: Headers): string => cookieOf(headers, PASS);
/** The cookie with the pass, for two hours. Browsers do not send it with requests from other sites. */
export const passCookie = (pass: string, secure: boolean): string =>
	serialize(PASS, pass, { ...strict, path: "/", secure, maxAge: PASS_SECONDS });
export const clearPassCookie = (): string => serialize(PASS, "", { ...strict, path: "/", maxAge: 0 });

/**
 * Redirects a plain form to a page of /setup that shows `said`. A message too long for a cookie loses its typed values
 * and the end of its text.
 */
export function redirectTo(path: string, said?: FormMessage, cookies: string[] = []): Response {
	const headers = new Headers(cookies.map((cookie) => ["set-cookie", cookie]));
	if (!said) headers.set("location", path);
	else {
		const id = randomUUID();
		const encoded = (what: FormMessage) => Buffer.from(JSON.stringify({ id, ...what })).toString("base64url");
		const full = encoded(said);
		const shortened =
			full.length > MAX_COOKIE ? encoded({ ...said, text: said.text.slice(0, MOST_TEXT), values: {} }) : full;
		headers.append(
			"set-cookie",
			serialize(MESSAGE, shortened, { ...strict, path: SETUP_PATH, maxAge: MESSAGE_SECONDS }),
		);
		headers.set("location", `${path}${path.includes("?") ? "&" : "?"}said=${id}`);
	}
	return new Response(null, { status: 303, headers });
}

/** The message for the parameter `said`. Null if the cookie has another one. */
export function readMessage(headers: Headers, id: string | null): FormMessage | null {
	if (id === null) return null;
	try {
		const shortened = JSON.parse(Buffer.from(cookieOf(headers, MESSAGE), "base64url").toString());
		return shortened.id === id ? messageSchema.parse(shortened) : null;
	} catch {
		return null;
	}
}
