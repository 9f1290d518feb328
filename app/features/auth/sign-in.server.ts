import { eq, or } from "drizzle-orm";
import { verifications } from "../../../db/schema/auth.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { badRequest } from "../../../platform/problem.ts";
import type { Auth } from "./auth.server.ts";
import { texts } from "./rules.ts";

/**
 * Mails a link (leading on to the page `next`) and a code to an address, whether or not it has an account. Earlier links and codes of that address end
 * here: only the newest mail works. Throws what the mailer throws.
 */
export async function sendSignIn(
	db: Queryable,
	auth: Auth,
	{ email, next }: { email: string; next: string },
	headers: Headers,
): Promise<void> {
	await endPendingSignIns(db, email);
	const code = await auth.api.createVerificationOTP({ body: { email, type: "sign-in" } });
	await auth.api.signInMagicLink({ body: { email, metadata: { code, next } }, headers });
}

/**
 * Signs in with the token of a mailed link: single use, one hour. Answers the cookies of the new session.
 * Throws a problem (400, field `token`) when it was used, is too old or was replaced by a newer one.
 */
export async function confirmLink(auth: Auth, token: string, headers: Headers): Promise<SignedIn> {
	const response = await auth.api.magicLinkVerify({ query: { token }, headers, asResponse: true });
	if (response.status !== 200) throw badRequest("token", texts.linkUsed);
	return signedIn(response);
}

/**
 * Signs in with the typed code: ten minutes, five tries. Answers the cookies of the new session.
 * Throws a problem (400, field `code`) for a wrong, old or worn-out code, the same one for every reason.
 */
export async function confirmCode(auth: Auth, email: string, code: string, headers: Headers): Promise<SignedIn> {
	const response = await auth.api.signInEmailOTP({ body: { email, otp: code }, headers, asResponse: true });
	if (response.status !== 200) throw badRequest("code", texts.codeWrong);
	return signedIn(response);
}

export type SignedIn = { fan: { id: string; email: string }; cookies: string[] };

async function signedIn(response: Response): Promise<SignedIn> {
	const { user } = (await response.json()) as { user: { id: string; email: string } };
	return { fan: { id: user.id, email: user.email }, cookies: response.headers.getSetCookie() };
}

/** Ends every link and code on its way to an address: after a sign-in by one of them, or when a newer mail is asked for. */
export async function endPendingSignIns(db: Queryable, email: string): Promise<void> {
	await db.delete(verifications).where(
		or(
			eq(verifications.identifier, `sign-in-otp-${email}`),
			// how the library writes the row of a link; a test fails when it changes
			eq(verifications.value, JSON.stringify({ type: "magic-link", email })),
		),
	);
}
