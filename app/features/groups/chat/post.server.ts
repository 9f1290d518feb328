import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { groupMemberships } from "../../../../db/schema/groups.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { isTaken } from "../../../../platform/database/unique.ts";
import { badRequest } from "../../../../platform/http/problem.ts";
import type { RateLimits } from "../../../../platform/limits/rate-limits.ts";
import { activeSanctionsOf } from "../../auth/trust.server.ts";
import { rewarding } from "../../points/actions.server.ts";
import { memberCheck, sanctionOf, sanctionProblem } from "../access.server.ts";
import { mayAnswer } from "../assistant/rules.ts";
import type { Message } from "../group.ts";
import { messageWriter, readMessage } from "./messages.server.ts";
import { checkNewcomer, isNewAccount } from "./newcomers.server.ts";
import { chatTexts } from "./rules.ts";

export type PostServices = {
	db: Db;
	limits: RateLimits;
	/** queues the job in which the assistant may answer a message, within the transaction */
	askAssistant: (tx: Tx, message_id: string) => Promise<void>;
};
export type NewMessage = { client_id: string; content: string; reply_to_message_id?: string | null | undefined };
/** `stored`: false for a repeated request */
export type Posted = { message: Message; stored: boolean };

/**
 * Stores a member's message with the group's next sequence number, and rewards the member. A request repeated with the
 * same client id returns the stored message. Throws 404 for an unknown group, 403 for non-members and muted or banned
 * fans, 400 for a reply to a hidden message or one of another group, and the errors of `checkNewcomer`.
 */
export async function postMessage(
	{ db, limits, askAssistant }: PostServices,
	fan_id: string,
	group_id: string,
	{ client_id, content, reply_to_message_id = null }: NewMessage,
): Promise<Posted> {
	const draft = { fan_id, group_id, client_id, content, reply_to_message_id };
	const { group, more: standing } = await checkStanding(db, draft);
	if (standing.twin) return { message: await readMessage(db, standing.twin), stored: false };
	if (standing.is_new) await checkNewcomer(limits, fan_id, content);
	const sanction = standing.is_sanctioned && (await sanctionOf(db, fan_id));
	if (sanction) throw sanctionProblem(sanction);
	if (reply_to_message_id && !standing.has_replied) throw badRequest("reply_to_message_id", chatTexts.noMessage);
	const message = { ...draft, id: randomUUID(), version: standing.version };
	try {
		const stored = mayAnswer(group.ai_mode, { content, is_reply: reply_to_message_id !== null })
			? await db.transaction(async (tx) => {
					await askAssistant(tx, message.id);
					return storeMessage(tx, message);
				})
			: await storeMessage(db, message);
		return { message: stored, stored: true };
	} catch (error) {
		// the membership has changed since the check, or a concurrent request has stored the same message: checks again
		if (!(error instanceof Outdated) && !isTaken(error, "group_messages_client_idx")) throw error;
		return postMessage({ db, limits, askAssistant }, fan_id, group_id, draft);
	}
}

/** The sender's membership changed between check and insert, for example by a sanction. */
class Outdated extends Error {}

async function storeMessage(db: Queryable, values: Record<string, unknown>): Promise<Message> {
	const stored = await insertMessage(db, values);
	if (!stored) throw new Outdated();
	return stored;
}

/**
 * The state of a sender before the message is stored. `twin`: the id of the fan's stored message with the same client
 * id. `version`: of the membership's row.
 */
type Standing = { twin: string | null; version: string; is_new: boolean; is_sanctioned: boolean; has_replied: boolean };

const param = sql.placeholder;
const checkStanding = memberCheck(sql<Standing>`jsonb_build_object(
	'twin', (select m.id from group_messages m
		where m.user_id = ${param("fan_id")} and m.client_id = ${param("client_id")}),
	'version', ${groupMemberships}.xmin::text,
	'is_new', ${isNewAccount(param("fan_id"))},
	'is_sanctioned', exists (select from chat_sanctions where ${activeSanctionsOf(sql`${param("fan_id")}`)}),
	'has_replied', exists (select from group_messages m
		where m.id = ${param("reply_to_message_id")} and m.group_id = ${param("group_id")} and m.hidden_at is null))`);

/**
 * Locks the sender's membership, rewards the sender, increments the group's numbers and inserts the message, in one
 * statement. The group's row is locked last, because all senders of the group wait for it. A mute or ban updates the
 * membership: it waits for this lock, and if it came after the check, the statement stores nothing.
 */
const insertMessage = messageWriter({
	member: sql`select user_id from ${groupMemberships}
		where user_id = ${param("fan_id")} and group_id = ${param("group_id")} and is_active
			and xmin::text = ${param("version")} for share`,
	rewarded: sql`select paid.reason from member
		cross join lateral (${rewarding(sql`member.user_id`, "message", sql`${param("id")}`)}) paid`,
	numbered: sql`update player_groups set last_sequence = last_sequence + 1, last_revision = last_revision + 1
		from member, (select count(*) from rewarded) first
		where id = ${param("group_id")} returning last_sequence, last_revision`,
	written: sql`insert into group_messages
			(id, group_id, user_id, client_id, content, reply_to_message_id, message_type, sequence, revision)
		select ${param("id")}::uuid, ${param("group_id")}::uuid, ${param("fan_id")}::uuid, ${param("client_id")}::uuid,
			${param("content")}, ${param("reply_to_message_id")}::uuid, 'user', last_sequence, last_revision
		from numbered returning *`,
});
