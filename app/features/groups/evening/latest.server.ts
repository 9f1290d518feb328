import { and, desc, eq, exists, gt, isNull, not, sql } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "../../../../db/schema/auth.ts";
import { chatSanctions, groupMessages } from "../../../../db/schema/groups.ts";
import { userSettings } from "../../../../db/schema/settings.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { activeSanctionsOf } from "../../auth/trust.server.ts";
import { readerCheck } from "../access.server.ts";
import { senderName } from "../chat/rules.ts";

/** The latest messages of the site's own room, for visitors and fans who have not joined. */
export const latestSchema = z.object({
	messages: z.array(
		z.object({
			id: z.uuid(),
			/** null for the assistant, a private profile, and an account that is gone */
			fan_id: z.uuid().nullable(),
			name: z.string(),
			text: z.string(),
			at: z.string(),
		}),
	),
	/** the revision of the last change of the room's relive */
	relive_revision: z.int(),
});
export type Latest = z.output<typeof latestSchema>;

const MOST_MESSAGES = 12;
const OLDEST_HOURS = 6;

const checkReader = readerCheck(sql`null`);

/**
 * Returns the messages of the last 6 hours in the site's own room, at most 12, oldest first. Leaves out hidden and
 * reported messages, the assistant's small talk, messages of muted and banned fans, and the names of private profiles.
 * Throws 404 for an unknown group. In other groups it throws 403 for non-members.
 */
export async function latestMessages(db: Queryable, fan_id: string | null, group_id: string): Promise<Latest> {
	const { group } = await checkReader(db, { fan_id, group_id });
	const { id, user_id, message_type, content: text, created_at } = groupMessages;
	const is_public = sql<boolean>`coalesce(${userSettings.public_profile}, true)`;
	const rows = await db
		.select({ id, user_id, message_type, text, created_at, full_name: profiles.full_name, is_public })
		.from(groupMessages)
		.leftJoin(profiles, eq(profiles.id, user_id))
		.leftJoin(userSettings, eq(userSettings.user_id, user_id))
		.where(
			and(
				eq(groupMessages.group_id, group_id),
				isNull(groupMessages.hidden_at),
				not(groupMessages.is_flagged),
				sql`coalesce(${groupMessages.metadata}->>'aside', '') <> 'true'`,
				gt(created_at, sql`now() - ${OLDEST_HOURS}::integer * interval '1 hour'`),
				not(
					exists(
						db
							.select({ one: sql`1` })
							.from(chatSanctions)
							.where(activeSanctionsOf(sql`${user_id}`)),
					),
				),
			),
		)
		.orderBy(desc(groupMessages.sequence))
		.limit(MOST_MESSAGES);
	const messages = rows.toReversed().map(({ full_name, is_public, user_id, message_type, created_at, ...row }) => {
		const fan_id = is_public ? user_id : null;
		const name = senderName({ message_type, user_id: fan_id, sender: is_public ? { full_name } : null });
		return { ...row, fan_id, name, at: created_at.toISOString() };
	});
	return { messages, relive_revision: group.relive_revision };
}
