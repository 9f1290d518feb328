import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { profiles } from "../../../../db/schema/auth.ts";
import { groupMessageLikes, groupMessages, playerGroups } from "../../../../db/schema/groups.ts";
import { builtOnce } from "../../../../platform/database/built-once.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import { displayName } from "../../../lib/session/me.ts";
import { requireMember } from "../access.server.ts";
import type { Message, Messages } from "../group.ts";
import { MESSAGES_A_LOAD, MOST_CHANGES } from "./rules.ts";

const replied = alias(groupMessages, "replied");
const repliedProfile = alias(profiles, "replied_profile");

const columns = getTableColumns(groupMessages);
/**
 * Selects messages with the names of senders and the messages they answer. `from`: the table, or the CTE of rows that
 * the same statement has written. `message`: its columns.
 */
const selectMessages = (db: Pick<Queryable, "select">, from = groupMessages, message = columns) =>
	db
		.select({
			message,
			sender: { full_name: profiles.full_name },
			reply: {
				content: replied.content,
				message_type: replied.message_type,
				hidden_at: replied.hidden_at,
				user_id: replied.user_id,
			},
			replied_name: repliedProfile.full_name,
		})
		.from(from)
		.leftJoin(profiles, eq(profiles.id, message.user_id))
		.leftJoin(replied, eq(replied.id, message.reply_to_message_id))
		.leftJoin(repliedProfile, eq(repliedProfile.id, replied.user_id))
		.$dynamic();
type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** The length of the quote above an answer. */
const QUOTE_LENGTH = 140;

function toMessage({ message, sender, reply, replied_name }: MessageRow): Message {
	const { hidden_at, updated_at: _, created_at, ...rest } = message;
	const hidden = hidden_at !== null;
	return {
		...rest,
		content: hidden ? "" : rest.content,
		metadata: hidden ? null : rest.metadata,
		hidden,
		created_at: created_at.toISOString(),
		sender,
		reply_to:
			reply && !reply.hidden_at
				? {
						sender: displayName({ id: reply.user_id, full_name: replied_name }),
						content: reply.content.slice(0, QUOTE_LENGTH),
						message_type: reply.message_type,
					}
				: null,
	};
}

const selectMessage = builtOnce((db) =>
	selectMessages(db)
		.where(eq(groupMessages.id, sql.placeholder("id")))
		.prepare(""),
);

/** Returns a message as members see it. Throws if there is none. */
export async function readMessage(db: Queryable, id: string): Promise<Message> {
	const [row] = await selectMessage(db).execute({ id });
	if (!row) throw new Error("there is no such message");
	return toMessage(row);
}

/**
 * Returns a function that writes a message in one statement. `steps`: its CTEs in order, with placeholders; `written`
 * is the last one and returns the row of group_messages. The function returns the message as members see it, or
 * undefined if the statement wrote none.
 */
export function messageWriter(steps: Record<string, SQL> & { written: SQL }) {
	const statement = builtOnce((db) => {
		const { written: last_step, ...first } = steps;
		const ctes = Object.entries(first).map(([name, step]) => db.$with(name, {}).as(step));
		const written = db.$with("written", columns).as(last_step);
		const message = Object.fromEntries(
			Object.keys(columns).map((name) => [name, written[name as keyof typeof columns]]),
		) as unknown as typeof columns;
		const { select } = db.with(...ctes, written);
		return selectMessages({ select } as Queryable, written as unknown as typeof groupMessages, message).prepare("");
	});
	return async (db: Queryable, values: Record<string, unknown>): Promise<Message | undefined> => {
		const [row] = await statement(db).execute(values);
		return row && toMessage(row);
	};
}

const selectNewest = builtOnce((db) =>
	selectMessages(db)
		.where(
			and(
				eq(groupMessages.group_id, sql.placeholder("group_id")),
				lt(groupMessages.sequence, sql.placeholder("before_sequence")),
			),
		)
		.orderBy(desc(groupMessages.sequence))
		.limit(MESSAGES_A_LOAD + 1)
		.prepare(""),
);

/** Returns the newest messages of a group, or those before one. Throws 403 and 404 like `requireMember`. */
export async function listMessages(
	db: Queryable,
	fan_id: string,
	group_id: string,
	before_sequence = Number.MAX_SAFE_INTEGER,
): Promise<Messages> {
	const { group } = await requireMember(db, fan_id, group_id);
	const rows = await selectNewest(db).execute({ group_id, before_sequence });
	const messages = rows.slice(0, MESSAGES_A_LOAD).reverse().map(toMessage);
	return {
		messages,
		// read before the messages: a client may get a message stored in between twice, but misses none
		revision: group.last_revision,
		relive_revision: group.relive_revision,
		more: rows.length > MESSAGES_A_LOAD,
		liked: await likedOf(db, fan_id, messages),
	};
}

/**
 * Returns the new and changed messages after a revision, by revision. `more`: there are more, so the client must load
 * the newest messages instead. Throws 403 and 404 like `requireMember`.
 */
export async function listChanges(
	db: Queryable,
	fan_id: string,
	group_id: string,
	after_revision: number,
): Promise<Messages> {
	const { group } = await requireMember(db, fan_id, group_id);
	const rows = await selectMessages(db)
		.where(and(eq(groupMessages.group_id, group_id), gt(groupMessages.revision, after_revision)))
		.orderBy(asc(groupMessages.revision))
		.limit(MOST_CHANGES + 1);
	const messages = rows.slice(0, MOST_CHANGES).map(toMessage);
	return {
		messages,
		revision: Math.max(group.last_revision, messages.at(-1)?.revision ?? 0),
		relive_revision: group.relive_revision,
		more: rows.length > MOST_CHANGES,
		liked: await likedOf(db, fan_id, messages),
	};
}

async function likedOf(db: Queryable, fan_id: string, messages: readonly Message[]): Promise<string[]> {
	const ids = messages.filter(({ likes_count }) => likes_count > 0).map(({ id }) => id);
	if (ids.length === 0) return [];
	const likes = await db
		.select({ id: groupMessageLikes.message_id })
		.from(groupMessageLikes)
		.where(and(eq(groupMessageLikes.user_id, fan_id), inArray(groupMessageLikes.message_id, ids)));
	return likes.map(({ id }) => id);
}

/** Returns at most `MESSAGES_A_LOAD` pinned messages, oldest first. Throws 403 and 404 like `requireMember`. */
export async function listPinned(db: Queryable, fan_id: string, group_id: string): Promise<Message[]> {
	await requireMember(db, fan_id, group_id);
	const rows = await selectMessages(db)
		.where(and(eq(groupMessages.group_id, group_id), groupMessages.is_pinned))
		.orderBy(asc(groupMessages.sequence))
		.limit(MESSAGES_A_LOAD);
	return rows.map(toMessage);
}

/** Increments and returns the sequence number and revision of a group. Locks the group until the transaction ends. */
export async function nextNumbers(tx: Tx, group_id: string): Promise<{ sequence: number; revision: number }> {
	const [group] = await tx
		.update(playerGroups)
		.set({
			last_sequence: sql`${playerGroups.last_sequence} + 1`,
			last_revision: sql`${playerGroups.last_revision} + 1`,
		})
		.where(eq(playerGroups.id, group_id))
		.returning({ sequence: playerGroups.last_sequence, revision: playerGroups.last_revision });
	if (!group) throw new Error("the update of a group returned no row");
	return group;
}

/** Increments and returns the revision of a group. Locks the group until the transaction ends. */
export async function nextRevision(tx: Tx, group_id: string): Promise<number> {
	const [group] = await tx
		.update(playerGroups)
		.set({ last_revision: sql`${playerGroups.last_revision} + 1` })
		.where(eq(playerGroups.id, group_id))
		.returning({ revision: playerGroups.last_revision });
	if (!group) throw new Error("the update of a group returned no row");
	return group.revision;
}
