import { createHash } from "node:crypto";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
/** The identifier of a link in `verifications`, which holds no token in plain text. */
export const linkIdentifier = (token: string): string => `magic-link:${hashOf(token)}`;
/** The value of a link in `verifications`. */
export const linkValue = (email: string): string => JSON.stringify({ type: "magic-link", email });
const valueSchema = z.object({ email: z.string() });

/**
 * Signs in with a mailed link, and creates the account of a new address. Better Auth's own plugin refuses domains such
 * as `.भारत`.
 */
export const mailedLinks = () => ({
	id: "mailed-links",
	endpoints: {
		magicLinkVerify: createAuthEndpoint(
			"/mailed-links/verify",
			{ method: "POST", body: z.object({ token: z.string() }), requireHeaders: true },
			async (ctx) => {
				const accounts = ctx.context.internalAdapter;
				// deletes the row, so that only one of two concurrent requests signs in
				const link = await accounts.consumeVerificationValue(linkIdentifier(ctx.body.token));
				if (!link) throw new APIError("BAD_REQUEST");
				const { email } = valueSchema.parse(JSON.parse(link.value));
				const known = (await accounts.findUserByEmail(email))?.user;
				const user = known ?? (await accounts.createUser({ email, emailVerified: true, name: "" }, { method: "mail" }));
				const session = await accounts.createSession(user.id);
				await setSessionCookie(ctx, { session, user });
				return ctx.json({ user: { id: user.id, email: user.email } });
			},
		),
	},
});
