import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import { profiles, sessions, users } from "../../../../db/schema/auth.ts";
import type { AnswerCache } from "../../../../platform/cache/answer-cache.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { Settings } from "../../../../platform/env.ts";
import type { Fan } from "../../../../platform/http/entry.ts";
import { RENEWED_AFTER_DAYS, SESSION_DAYS, sessionCookieName } from "../auth.server.ts";
import { shownAvatarUrl } from "../fans.server.ts";
import { adminCondition, type RoleSite } from "../roles.server.ts";

/** A cached session is valid for this long. */
export const CACHED_SESSION_MS = 30_000;
/** The most cached sessions; each takes about a kilobyte. */
export const CACHED_SESSIONS = 10_000;

/** The tag of a fan's cached sessions, and of the pages that name the fan. */
export const fanTag = (fan_id: string): string => `fan:${fan_id}`;
/** The tag of one cached session. */
export const sessionTag = (session_id: string): string => `session:${session_id}`;

/** The format of the library's cookie: a token and its signature. Any other is refused without a lookup. */
const SIGNED = /^([\w-]{1,100})\.([A-Za-z\d+/]{43}=)$/;

type SessionFanOptions = {
	db: Db;
	settings: Settings;
	roles: RoleSite;
	remember: AnswerCache["remember"];
	/** false while other processes cannot report ended sessions; then each request reads the database */
	mayCache: () => boolean;
	/** runs a lookup once it is the client's turn: few lookups run at once, and clients alternate */
	inTurn: (lookUp: () => Promise<FoundSession | null>, client: string) => Promise<FoundSession | null>;
};
/** `until`: the end of the session on the clock of `performance.now`. */
type FoundSession = { fan: Fan; until: number };

/**
 * Returns a function that finds the fan of a request's session cookie, or null. A session found in the last 30 s needs
 * no statement; concurrent requests share one. Code that ends a session or changes its fan must purge its tag. Rejects
 * with database errors.
 */
export function createSessionFan({ db, settings, roles, remember, mayCache, inTurn }: SessionFanOptions) {
	const name = sessionCookieName(settings);
	const findFan = fanFinder(db, roles);

	/** Checks the signature of the session library: HMAC-SHA-256 of the token (RFC 2104). */
	function isSigned(token: string, signature: string): boolean {
		const expected = createHmac("sha256", settings.AUTH_SECRET).update(token).digest();
		return timingSafeEqual(expected, Buffer.from(signature, "base64"));
	}

	return async (headers: Headers, client = ""): Promise<Fan | null> => {
		const cookie = parse(headers.get("cookie") ?? "", name)[name] ?? "";
		const [, token = "", signature = ""] = SIGNED.exec(cookie) ?? [];
		if (!token) return null;
		const lookUp = () => inTurn(async () => (isSigned(token, signature) ? findFan(token) : null), client);
		const found = await (mayCache() ? remember(cookie, tagsOf, lookUp) : lookUp());
		return found && found.until > performance.now() ? found.fan : null;
	};
}

/** Only found sessions are cached, because anybody can invent cookies. */
const tagsOf = (found: FoundSession | null): string[] | null =>
	found && [fanTag(found.fan.id), sessionTag(found.fan.session_id)];

/** Returns a function that finds the fan of a session token; null if it is unknown or expired. One statement. */
function fanFinder(db: Db, roles: RoleSite): (token: string) => Promise<FoundSession | null> {
	const session = db
		.select({
			id: users.id,
			email: users.email,
			is_admin: adminCondition(roles),
			session_id: sessions.id,
			full_name: profiles.full_name,
			avatar_url: shownAvatarUrl,
			expires_at: sessions.expiresAt,
			seconds_left: sql<number>`extract(epoch from ${sessions.expiresAt} - now())::float8`,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.leftJoin(profiles, eq(profiles.id, users.id))
		.where(and(eq(sessions.token, sql.placeholder("token")), gt(sessions.expiresAt, sql`now()`)))
		.prepare("");
	return async (token) => {
		const [row] = await session.execute({ token });
		if (!row) return null;
		const { is_admin, expires_at, seconds_left, ...fan } = row;
		return {
			fan: {
				...fan,
				role: is_admin ? "admin" : "fan",
				session_expires_at: expires_at.toISOString(),
				session_is_due: seconds_left < (SESSION_DAYS - RENEWED_AFTER_DAYS) * 86_400,
			},
			until: performance.now() + seconds_left * 1000,
		};
	};
}
