import { randomUUID } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { SETUP_PATH } from "./rules.ts";
import { type Said, saidSchema } from "./setup.ts";

const PASS = "setup";
const SAID = "setup_said";
const PASS_SECONDS = 2 * 60 * 60;
const SAID_SECONDS = 5 * 60;
/** A browser takes no cookie above 4 kB. */
const MOST_SAID = 3_900;
const MOST_TEXT = 500;

const cookieOf = (headers: Headers, name: string) => parse(headers.get("cookie") ?? "", name)[name] ?? "";
const strict = { httpOnly: true, sameSite: "Strict" as const };

/** Whether a form came by https. */
export const cameByHttps = (headers: Headers): boolean => headers.get("origin")?.startsWith("https:") ?? false;

export const readPass = (headers: Headers): string => cookieOf(headers, PASS);
/** Keeps the pass for two hours. Browsers never send it with requests from other sites. */
export const passCookie = (pass: string, secure: boolean): string =>
	serialize(PASS, pass, { ...strict, path: "/", secure, maxAge: PASS_SECONDS });
export const forgetPass = (): string => serialize(PASS, "", { ...strict, path: "/", maxAge: 0 });

/** Redirects a plain form to a page of /setup, which shows `said`. */
export function ledTo(path: string, said?: Said, cookies: string[] = []): Response {
	const headers = new Headers(cookies.map((cookie) => ["set-cookie", cookie]));
	if (!said) headers.set("location", path);
	else {
		const id = randomUUID();
		const encoded = (what: Said) => Buffer.from(JSON.stringify({ id, ...what })).toString("base64url");
		const whole = encoded(said);
		const kept =
			whole.length > MOST_SAID ? encoded({ ...said, text: said.text.slice(0, MOST_TEXT), values: {} }) : whole;
		headers.append("set-cookie", serialize(SAID, kept, { ...strict, path: SETUP_PATH, maxAge: SAID_SECONDS }));
		headers.set("location", `${path}${path.includes("?") ? "&" : "?"}said=${id}`);
	}
	return new Response(null, { status: 303, headers });
}

/** The message of an address with `said`. Null when another browser was meant. */
export function readSaid(headers: Headers, id: string | null): Said | null {
	if (id === null) return null;
	try {
		const kept = JSON.parse(Buffer.from(cookieOf(headers, SAID), "base64url").toString());
		return kept.id === id ? saidSchema.parse(kept) : null;
	} catch {
		return null;
	}
}
