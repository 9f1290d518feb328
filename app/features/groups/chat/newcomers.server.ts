import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { users } from "../../../../db/schema/auth.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { badRequest } from "../../../../platform/http/problem.ts";
import type { RateLimits } from "../../../../platform/limits/rate-limits.ts";
import { hasLink } from "../../../lib/names/find-link.server.ts";
import { chatTexts, NEW_ACCOUNT } from "./rules.ts";

const LIMIT = {
	name: "group-messages-new",
	points: NEW_ACCOUNT.messages_a_minute,
	per_seconds: 60,
	refusal: chatTexts.slowDownNew,
};

/**
 * Checks a message by the rules for an account in its first hour; the caller checks the age. Throws 400 (field
 * `content`) for a link, and 429 beyond `NEW_ACCOUNT.messages_a_minute`. A message refused for a link does not count.
 */
export async function checkNewcomer(limits: RateLimits, fan_id: string, content: string): Promise<void> {
	refuseLink("content", content);
	await limits.take(LIMIT, fan_id);
}

/** Throws 400 (`field`) if an account in its first hour puts a link into a public text. */
export async function refuseNewcomersLink(db: Queryable, fan_id: string, field: string, text: string): Promise<void> {
	const { rows } = await db.execute<{ is_new: boolean }>(sql`select ${isNewAccount(fan_id)} as is_new`);
	if (rows[0]?.is_new) refuseLink(field, text);
}

function refuseLink(field: string, text: string): void {
	if (hasLink(text)) throw badRequest(field, chatTexts.noLinksYet);
}

/** SQL: true if an account is in its first hour, or gone. */
export const isNewAccount = (
	fan_id: string | Placeholder,
): SQL<boolean> => sql`coalesce((select ${users.createdAt} > now()
	- ${NEW_ACCOUNT.minutes} * interval '1 minute' from ${users} where ${users.id} = ${fan_id}), true)`;
