import { createHmac, randomInt } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { signInRequests, verifications } from "../../../../db/schema/auth.ts";
import type { Db, Queryable } from "../../../../platform/database/database.ts";
import { badRequest } from "../../../../platform/http/problem.ts";
import { type Auth, newLink } from "../auth.server.ts";
import { CODE_MINUTES, CODE_TRIES, LINK_MINUTES, texts } from "../rules.ts";
import type { TryResult } from "./codes.server.ts";
import { linkIdentifier, linkValue } from "./mailed-links.server.ts";
import type { SignInMail } from "./sign-in-mail.server.ts";

type SignInServices = { db: Db; auth: Auth; secret: string };

/** Keyed, because a reader of the table could try all six-digit codes against a plain hash. */
const codeHash = (secret: string, browser: string, code: string): string =>
	createHmac("sha256", secret).update(`sign-in code ${browser} ${code}`).digest("base64url");

const minutesAgo = (minutes: number) => sql`now() - ${minutes} * interval '1 minute'`;

/**
 * Creates a link and a code for an address, with or without an account. The code is valid in the requesting browser,
 * given by its hash. That browser's earlier code becomes invalid, and its earlier link if it was for the same address.
 * Links and codes of other browsers stay valid, so that nobody can invalidate a fan's mail.
 */
export async function prepareSignIn(
	{ db, auth, secret }: SignInServices,
	{ email, next, browser }: { email: string; next: string; browser: string },
): Promise<SignInMail> {
	const [older] = await db.select().from(signInRequests).where(eq(signInRequests.browser, browser));
	const code = String(randomInt(1_000_000)).padStart(6, "0");
	const token = await newLink(auth, email);
	const request = { email, code_hash: codeHash(secret, browser, code), link: linkIdentifier(token) };
	await db
		.insert(signInRequests)
		.values({ browser, ...request })
		.onConflictDoUpdate({ target: signInRequests.browser, set: { ...request, tries: 0, asked_at: sql`now()` } });
	await db.delete(verifications).where(eq(verifications.identifier, older?.email === email ? older.link : ""));
	await db.delete(signInRequests).where(lt(signInRequests.asked_at, minutesAgo(LINK_MINUTES)));
	return { email, token, code, next };
}

/**
 * Signs in with the token of a mailed link: once, within an hour, in any browser. Returns the session's cookies. Throws
 * a Problem (400, field `token`) if it was used, has expired or was replaced.
 */
export async function confirmLink(auth: Auth, token: string, headers: Headers): Promise<SignedIn> {
	const response = await auth.api.magicLinkVerify({ body: { token }, headers, asResponse: true });
	if (response.status !== 200) throw badRequest("token", texts.linkUsed);
	const { user } = (await response.json()) as { user: { id: string; email: string } };
	return { fan: { id: user.id, email: user.email }, cookies: response.headers.getSetCookie() };
}

export type SignedIn = { fan: { id: string; email: string }; cookies: string[] };

/**
 * Signs in with a code in the requesting browser: ten minutes, five tries. Returns the session's cookies. Throws the
 * same Problem (400, field `code`) for a wrong, expired or used-up code. `guarded` limits the comparisons and throws
 * 429 beyond the limits.
 */
export async function confirmCode(
	{ db, auth, secret }: SignInServices,
	{ browser, code }: { browser: string; code: string },
	headers: Headers,
	guarded: (compare: () => Promise<TryResult>) => Promise<TryResult>,
): Promise<SignedIn> {
	const tried = await guarded(() => tryCode(db, browser, codeHash(secret, browser, code)));
	if (typeof tried === "string") throw badRequest("code", texts.codeWrong);
	return confirmLink(auth, await newLink(auth, tried.email), headers);
}

/** Counts a try of the browser and compares the code. Deletes a right one, so that it works once. */
async function tryCode(db: Db, browser: string, code_hash: string): Promise<TryResult> {
	const [tried] = await db
		.update(signInRequests)
		.set({ tries: sql`${signInRequests.tries} + 1` })
		.where(
			and(
				eq(signInRequests.browser, browser),
				lt(signInRequests.tries, CODE_TRIES),
				gt(signInRequests.asked_at, minutesAgo(CODE_MINUTES)),
			),
		)
		.returning({ code_hash: signInRequests.code_hash });
	if (!tried) return "not compared";
	if (tried.code_hash !== code_hash) return "wrong";
	const [deleted] = await db
		.delete(signInRequests)
		.where(and(eq(signInRequests.browser, browser), eq(signInRequests.code_hash, code_hash)))
		.returning({ email: signInRequests.email });
	// only one of two concurrent requests with the same code signs in
	return deleted ?? "not compared";
}

/** Invalidates all pending links and codes of an address, after a sign-in or a deleted account. */
export async function endPendingSignIns(db: Queryable, email: string): Promise<void> {
	await db.delete(signInRequests).where(eq(signInRequests.email, email));
	await db.delete(verifications).where(eq(verifications.value, linkValue(email)));
}
