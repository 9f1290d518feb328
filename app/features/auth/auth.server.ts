import { randomBytes, randomUUID } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { accounts, sessions, users, verifications } from "../../../db/schema/auth.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Settings } from "../../../platform/env.ts";
import type { Logger } from "../../../platform/logging.ts";
import { LINK_MINUTES } from "./rules.ts";
import { linkIdentifier, linkValue, mailedLinks } from "./sign-in/mailed-links.server.ts";

const DAY_SECONDS = 86_400;
/** The lifetime of a session since its creation or last renewal. */
export const SESSION_DAYS = 30;
/** A session is renewed at most this often. */
export const RENEWED_AFTER_DAYS = 1;
/** The header that the library reads. `headersWithClient` sets it; a request's own value is never used. */
const CLIENT_HEADER = "x-client-ip";

/**
 * Creates Better Auth, used as a library for sessions, cookies and single-use hashed links. Its HTTP routes are not
 * mounted, so that every entry is in the table of permissions.
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
		// the library's own log would print failed queries with their parameters, such as session tokens
		logger: {
			level: "error",
			log: (_level, message, ...details) =>
				logger.error({ err: details.find((detail) => detail instanceof Error) }, `auth: ${withoutQuery(message)}`),
		},
		advanced: {
			database: { generateId: () => randomUUID() },
			// the whole address, as shown to the fan; the library would cut an IPv6 address in half
			ipAddress: { ipAddressHeaders: [CLIENT_HEADER], ipv6Subnet: 128 },
			// the library would use __Secure-; __Host- also forbids a cookie from a sibling domain
			useSecureCookies: false,
			cookies: { session_token: { name: sessionCookieName(settings), attributes: { secure: https } } },
		},
		plugins: [mailedLinks()],
	});
}
export type Auth = ReturnType<typeof createAuth>;

/** Creates a sign-in link for any address. Returns its token, which works once within an hour. */
export async function newLink(auth: Auth, email: string): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	const { internalAdapter } = await auth.$context;
	await internalAdapter.createVerificationValue({
		identifier: linkIdentifier(token),
		value: linkValue(email),
		expiresAt: new Date(Date.now() + LINK_MINUTES * 60_000),
	});
	return token;
}

/** A request's headers for the library, with the client address that the site determined. */
export function headersWithClient(client: string, headers: Headers): Headers {
	const seen = new Headers(headers);
	if (client) seen.set(CLIENT_HEADER, client);
	else seen.delete(CLIENT_HEADER);
	return seen;
}

/** Drops the lines after the first, which have a failed query's parameters. */
const withoutQuery = (message: string): string => message.split("\n")[0] ?? "";

/** The name of the session cookie; on https its prefix binds it to the host. */
export const sessionCookieName = (settings: Pick<Settings, "SITE_URL">): string =>
	settings.SITE_URL.startsWith("https:") ? "__Host-fan.session_token" : "fan.session_token";
