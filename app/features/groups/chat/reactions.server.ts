import { and, eq, type SQL, sql } from "drizzle-orm";
import { groupMessages } from "../../../../db/schema/groups.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { forbidden, notFound } from "../../../../platform/http/problem.ts";
import { type Actor, memberCondition, requireMember } from "../access.server.ts";
import type { Message } from "../group.ts";
import { messageWriter, nextRevision, readMessage } from "./messages.server.ts";
import { chatTexts } from "./rules.ts";

type Ids = { group_id: string; message_id: string };

const param = sql.placeholder;
const reactionWriter = (reacted: SQL) =>
	messageWriter({
		visible: sql`select id from group_messages
			where id = ${param("message_id")} and group_id = ${param("group_id")} and hidden_at is null
			and ${memberCondition(param("fan_id"), param("group_id"))}`,
		reacted,
		numbered: sql`update player_groups set last_revision = last_revision + 1
			where id = ${param("group_id")} and exists (select from reacted) returning last_revision`,
		written: sql`update group_messages m
			set likes_count = m.likes_count + reacted.step, revision = numbered.last_revision, updated_at = now()
			from numbered, reacted where m.id = ${param("message_id")} returning m.*`,
	});
const like = reactionWriter(sql`insert into group_message_likes (message_id, user_id)
	select id, ${param("fan_id")}::uuid from visible on conflict do nothing returning 1 as step`);
const unlike = reactionWriter(sql`delete from group_message_likes l using visible
	where l.message_id = visible.id and l.user_id = ${param("fan_id")} returning -1 as step`);

/**
 * Likes a message, or removes the like, in one statement. Returns the message; `changed`: false for a repeated request.
 * Throws 403 and 404 like `requireMember`, and 404 for a message that is hidden or not in the group.
 */
export async function likeMessage(
	db: Db,
	fan_id: string,
	{ group_id, message_id }: Ids,
	liked: boolean,
): Promise<{ message: Message; changed: boolean }> {
	const changed = await (liked ? like : unlike)(db, { fan_id, group_id, message_id });
	if (changed) return { message: changed, changed: true };
	await requireMember(db, fan_id, group_id);
	await requireShown(db, group_id, message_id);
	return { message: await readMessage(db, message_id), changed: false };
}

/**
 * Pins or unpins a message. Throws 403 and 404 like `requireMember`, 403 for members who are neither moderators nor
 * admins, and 404 for a message that is hidden or not in the group.
 */
export async function pinMessage(
	db: Db,
	fan: Actor,
	{ group_id, message_id }: Ids,
	is_pinned: boolean,
): Promise<Message> {
	return db.transaction(async (tx) => {
		const { membership } = await requireMember(tx, fan.id, group_id);
		if (membership.role !== "moderator" && fan.role !== "admin") throw forbidden();
		await requireShown(tx, group_id, message_id);
		await changeMessage(tx, group_id, message_id, { is_pinned });
		return readMessage(tx, message_id);
	});
}

async function requireShown(tx: Queryable, group_id: string, message_id: string): Promise<void> {
	const [message] = await tx
		.select({ hidden_at: groupMessages.hidden_at })
		.from(groupMessages)
		.where(and(eq(groupMessages.id, message_id), eq(groupMessages.group_id, group_id)));
	if (!message || message.hidden_at) throw notFound(chatTexts.noMessage);
}

/** Changes a message and gives it the group's next revision, so that offline clients receive the change later. */
export async function changeMessage(
	tx: Tx,
	group_id: string,
	message_id: string,
	change: Parameters<ReturnType<typeof tx.update<typeof groupMessages>>["set"]>[0],
): Promise<void> {
	const revision = await nextRevision(tx, group_id);
	await tx
		.update(groupMessages)
		.set({ ...change, revision, updated_at: sql`now()` })
		.where(eq(groupMessages.id, message_id));
}
