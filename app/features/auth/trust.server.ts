import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import { chatSanctions } from "../../../db/schema/groups.ts";
import type { Queryable } from "../../../platform/database/database.ts";

const TRUSTED_AFTER_HOURS = 24;

/** The sanctions that hold now: not lifted, and not over. For a query over `chat_sanctions`. */
export const sanctionHolds = and(
	isNull(chatSanctions.lifted_at),
	or(isNull(chatSanctions.until), gt(chatSanctions.until, sql`now()`)),
);

/**
 * Whether the reports of a fan count as a fan's, in chats and in quizzes, and the fan's groups may be listed by search engines: the
 * account is at least a day old and no mute or ban holds.
 */
export async function isTrusted(db: Queryable, fan_id: string): Promise<boolean> {
	const old = sql`${users.createdAt} < now() - ${TRUSTED_AFTER_HOURS}::integer * interval '1 hour'`;
	if ((await db.$count(users, and(eq(users.id, fan_id), old))) === 0) return false;
	return (await db.$count(chatSanctions, and(eq(chatSanctions.user_id, fan_id), sanctionHolds))) === 0;
}
