import { and, eq, sql } from "drizzle-orm";
import { groupMessageLikes, groupMessages } from "../../../../db/schema/groups.ts";
import type { Db, Tx } from "../../../../platform/database/database.ts";
import { forbidden, notFound } from "../../../../platform/problem.ts";
import { lockForMember, requireMember } from "../access.server.ts";
import type { Message } from "../group.ts";
import { nextRevision, readMessage } from "./messages.server.ts";
import { chatTexts } from "./rules.ts";

type Ids = { group_id: string; message_id: string };

/**
 * Likes a message, or takes the like back; said again, it changes nothing. `changed` says whether it did. For members; throws
 * 404 for a message that is not in the group or is hidden.
 */
export async function likeMessage(
	db: Db,
	fan_id: string,
	{ group_id, message_id }: Ids,
	liked: boolean,
): Promise<{ message: Message; changed: boolean }> {
	return db.transaction(async (tx) => {
		// the group first: the like itself already holds the message, and two who then waited for each other's group and message would not end
		await lockForMember(tx, fan_id, group_id);
		await requireShown(tx, group_id, message_id);
		const pair = { message_id, user_id: fan_id };
		const rows = liked
			? await tx.insert(groupMessageLikes).values(pair).onConflictDoNothing().returning()
			: await tx
					.delete(groupMessageLikes)
					.where(and(eq(groupMessageLikes.message_id, message_id), eq(groupMessageLikes.user_id, fan_id)))
					.returning();
		if (rows.length > 0)
			await changeMessage(tx, group_id, message_id, {
				likes_count: sql`${groupMessages.likes_count} + ${liked ? 1 : -1}`,
			});
		return { message: await readMessage(tx, message_id), changed: rows.length > 0 };
	});
}

/** Pins a message, or takes the pin off. For the group's moderators and admins: throws 403 for others. */
export async function pinMessage(
	db: Db,
	fan: { id: string; role: "fan" | "admin" },
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

async function requireShown(tx: Tx, group_id: string, message_id: string): Promise<void> {
	const [message] = await tx
		.select({ hidden_at: groupMessages.hidden_at })
		.from(groupMessages)
		.where(and(eq(groupMessages.id, message_id), eq(groupMessages.group_id, group_id)));
	if (!message || message.hidden_at) throw notFound(chatTexts.noMessage);
}

/** Changes a message under the group's next revision, so that those who were away hear of it. */
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
