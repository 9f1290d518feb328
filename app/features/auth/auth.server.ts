import { createHash, randomBytes, randomUUID } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { magicLink } from "better-auth/plugins/magic-link";
import { accounts, sessions, users, verifications } from "../../../db/schema/auth.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Settings } from "../../../platform/env.ts";
import type { Logger } from "../../../platform/logging.ts";
import { LINK_MINUTES } from "./rules.ts";

const DAY_SECONDS = 86_400;
/** A session ends this long after it was made or last prolonged. */
export const SESSION_DAYS = 30;
/** It is prolonged at most this often. */
export const RENEWED_AFTER_DAYS = 1;
/** Where the library looks for the client's address. Nobody's request may bring it: `sentFrom` writes it. */
const CLIENT_HEADER = "x-client-ip";

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
/** By what the library finds the row of a link in `verifications`; a test fails when it changes. */
export const linkIdentifier = (token: string): string => `magic-link:${hashOf(token)}`;

/**
 * Better Auth, used as a library: sessions, cookies, single-use hashed links. Its own HTTP routes are not
 * mounted; api.server.ts is the only way in, so that each entry stands in the table of permissions.
 */
export function createAuth({ db, settings, logger }: { db: Db; settings: Settings; logger: Logger }) {
	const https = settings.SITE_URL.startsWith("https:");
	return betterAuth({
		baseURL: settings.SITE_URL,
		basePath: "/api/auth",
		secret: settings.AUTH_SECRET,
		database: drizzleAdapter(db, {
			provider: "pg",
			schema: { user: users, session: sessions, account: accounts, verification: verifications },
			transaction: true,
		}),
		session: {
			expiresIn: SESSION_DAYS * DAY_SECONDS,
			updateAge: RENEWED_AFTER_DAYS * DAY_SECONDS,
			cookieCache: { enabled: false },
		},
		telemetry: { enabled: false },
		// by itself the library prints errors as they are: a failed query with its parameters, tokens of sessions among them
		logger: {
			level: "error",
			log: (_level, message, ...details) =>
				logger.error({ err: details.find((detail) => detail instanceof Error) }, `auth: ${withoutQuery(message)}`),
		},
		advanced: {
			database: { generateId: () => randomUUID() },
			// whole, as the fan knows it: the library would keep an IPv6 address without its second half
			ipAddress: { ipAddressHeaders: [CLIENT_HEADER], ipv6Subnet: 128 },
			// the library would write __Secure-; __Host- also forbids a cookie set by a sibling domain
			useSecureCookies: false,
			cookies: { session_token: { name: sessionCookieName(settings), attributes: { secure: https } } },
		},
		plugins: [
			magicLink({
				expiresIn: LINK_MINUTES * 60,
				storeToken: { type: "custom-hasher", hash: async (token) => hashOf(token) },
				generateToken: () => randomBytes(32).toString("base64url"),
				// the mail is the caller's, who takes the token out this way
				sendMagicLink: ({ token, metadata }) => metadata?.take(token),
			}),
		],
	});
}
export type Auth = ReturnType<typeof createAuth>;

/** Makes a link for an address, whether or not it has an account. Returns its token: works once, for an hour. */
export async function newLink(auth: Auth, email: string, headers: Headers): Promise<string> {
	const made = Promise.withResolvers<string>();
	await auth.api.signInMagicLink({ body: { email, metadata: { take: made.resolve } }, headers });
	return made.promise;
}

/** A request's headers as the library is to see them where it makes a session: with the address that the site itself found. */
export function sentFrom(client: string, headers: Headers): Headers {
	const seen = new Headers(headers);
	if (client) seen.set(CLIENT_HEADER, client);
	else seen.delete(CLIENT_HEADER);
	return seen;
}

/** The first line of a text; what a failed query was asked with comes after it. */
const withoutQuery = (message: string): string => message.split("\n")[0] ?? "";

/** Name of the session cookie: bound to the host alone where https allows it. */
export const sessionCookieName = (settings: Pick<Settings, "SITE_URL">): string =>
	settings.SITE_URL.startsWith("https:") ? "__Host-fan.session_token" : "fan.session_token";
