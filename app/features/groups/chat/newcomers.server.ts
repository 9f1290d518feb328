import { eq, sql } from "drizzle-orm";
import { users } from "../../../../db/schema/auth.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { badRequest } from "../../../../platform/problem.ts";
import type { RateLimits } from "../../../../platform/rate-limits.ts";
import { hasLink } from "../../../lib/names/find-link.server.ts";
import { chatTexts, NEW_ACCOUNT } from "./rules.ts";

const LIMIT = {
	name: "group-messages-new",
	points: NEW_ACCOUNT.messages_a_minute,
	per_seconds: 60,
	refusal: chatTexts.slowDownNew,
};

/**
 * Holds an account in its first hour to its own rules. Throws 400 (field `content`) for a link and 429 beyond its messages of a minute,
 * of which a refused link is none: those are bounded by the limit of all messages.
 */
export async function checkNewcomer(db: Queryable, limits: RateLimits, fan_id: string, content: string): Promise<void> {
	if (!(await isNewAccount(db, fan_id))) return;
	refuseLink("content", content);
	await limits.take(LIMIT, fan_id);
}

/** Throws 400 (`field`) for a link in a text that others will see, by an account in its first hour. */
export async function refuseNewcomersLink(db: Queryable, fan_id: string, field: string, text: string): Promise<void> {
	if (await isNewAccount(db, fan_id)) refuseLink(field, text);
}

function refuseLink(field: string, text: string): void {
	if (hasLink(text)) throw badRequest(field, chatTexts.noLinksYet);
}

async function isNewAccount(db: Queryable, fan_id: string): Promise<boolean> {
	const [fan] = await db
		.select({ is_new: sql<boolean>`${users.createdAt} > now() - ${NEW_ACCOUNT.minutes} * interval '1 minute'` })
		.from(users)
		.where(eq(users.id, fan_id));
	return fan?.is_new ?? true;
}
