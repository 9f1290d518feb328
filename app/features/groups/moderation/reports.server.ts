import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "../../../../db/schema/auth.ts";
import { groupMessageReports, groupMessages, playerGroups } from "../../../../db/schema/groups.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { badRequest, conflict, notFound } from "../../../../platform/http/problem.ts";
import { isTrusted } from "../../auth/trust.server.ts";
import { lockForMember } from "../access.server.ts";
import { readMessage } from "../chat/messages.server.ts";
import { changeMessage } from "../chat/reactions.server.ts";
import { chatTexts, REPORT_REASONS, REPORTS_TO_HIDE, type ReportReason } from "../chat/rules.ts";
import type { Message } from "../group.ts";
import { type Decision, moderationTexts } from "./rules.ts";

const open = isNull(groupMessageReports.resolution);

type Report = { group_id: string; message_id: string; reason: ReportReason; note?: string | null | undefined };

/**
 * Stores a member's report. `REPORTS_TO_HIDE` reports by trusted fans hide the message until an admin decides. Returns
 * the message; `changed`: members see a difference. Throws 404 and 403 like `requireMember`, 404 for a message that is
 * not in the group, 409 for a second report by the same fan, 400 for the fan's own message.
 */
export async function reportMessage(
	db: Db,
	fan_id: string,
	{ group_id, message_id, reason, note = null }: Report,
): Promise<{ message: Message; changed: boolean }> {
	return db.transaction(async (tx) => {
		// without the lock, two concurrent reports would not count each other
		await lockForMember(tx, fan_id, group_id);
		const [message] = await tx
			.select()
			.from(groupMessages)
			.where(and(eq(groupMessages.id, message_id), eq(groupMessages.group_id, group_id)));
		if (!message) throw notFound(chatTexts.noMessage);
		if (message.user_id === fan_id) throw badRequest(undefined, moderationTexts.own);
		const trusted = await isTrusted(tx, fan_id);
		const [report] = await tx
			.insert(groupMessageReports)
			.values({ message_id, user_id: fan_id, reason, note, trusted })
			.onConflictDoNothing()
			.returning({ message_id: groupMessageReports.message_id });
		if (!report) throw conflict(moderationTexts.already);
		const hide = !message.hidden_at && (await trustedReports(tx, message_id)) >= REPORTS_TO_HIDE;
		const changed = hide || !message.is_flagged;
		if (changed)
			await changeMessage(tx, group_id, message_id, {
				is_flagged: true,
				...(hide ? { hidden_at: sql`now()`, is_pinned: false } : {}),
			});
		return { message: await readMessage(tx, message_id), changed };
	});
}

async function trustedReports(tx: Tx, message_id: string): Promise<number> {
	const [counted] = await tx
		.select({ reports: count() })
		.from(groupMessageReports)
		.where(and(eq(groupMessageReports.message_id, message_id), open, groupMessageReports.trusted));
	return counted?.reports ?? 0;
}

/** A message with its open reports. */
export const reportedMessageSchema = z.object({
	id: z.uuid(),
	group_id: z.uuid(),
	group_name: z.string(),
	content: z.string(),
	created_at: z.string(),
	hidden: z.boolean(),
	sender: z.object({ id: z.uuid(), full_name: z.string().nullable(), email: z.string() }).nullable(),
	reports: z.array(
		z.object({
			reason: z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]),
			note: z.string().nullable(),
			trusted: z.boolean(),
			at: z.string(),
		}),
	),
});
export type ReportedMessage = z.output<typeof reportedMessageSchema>;

/** Returns messages with open reports, the longest waiting first, also the text of hidden ones. For admins. */
export async function listReportedMessages(db: Queryable, limit = 50): Promise<ReportedMessage[]> {
	const waiting = db
		.select({
			message_id: groupMessageReports.message_id,
			first: sql`min(${groupMessageReports.created_at})`.as("first"),
		})
		.from(groupMessageReports)
		.where(open)
		.groupBy(groupMessageReports.message_id)
		.as("waiting");
	const messages = await db
		.select({
			message: groupMessages,
			group_name: playerGroups.group_name,
			sender: { id: profiles.id, full_name: profiles.full_name, email: profiles.email },
		})
		.from(waiting)
		.innerJoin(groupMessages, eq(groupMessages.id, waiting.message_id))
		.innerJoin(playerGroups, eq(playerGroups.id, groupMessages.group_id))
		.leftJoin(profiles, eq(profiles.id, groupMessages.user_id))
		.orderBy(asc(waiting.first), asc(groupMessages.id))
		.limit(limit);
	const ids = messages.map(({ message }) => message.id);
	const reports = await db
		.select()
		.from(groupMessageReports)
		.where(and(open, inArray(groupMessageReports.message_id, ids)))
		.orderBy(asc(groupMessageReports.created_at));
	return messages.map(({ message, group_name, sender }) => ({
		id: message.id,
		group_id: message.group_id,
		group_name,
		content: message.content,
		created_at: message.created_at.toISOString(),
		hidden: message.hidden_at !== null,
		sender,
		reports: reports
			.filter((report) => report.message_id === message.id)
			.map(({ reason, note, trusted, created_at }) => ({
				reason: reason as ReportReason,
				note,
				trusted,
				at: created_at.toISOString(),
			})),
	}));
}

/**
 * Closes the reports of a message, in the caller's transaction: 'keep' shows it again, 'remove' hides it. Returns its
 * group and sender. Throws 404 for an unknown message and 409 if no report is open.
 */
export async function decideMessage(
	tx: Tx,
	{ message_id, decision, admin_id }: { message_id: string; decision: Decision; admin_id: string },
): Promise<{ group_id: string; user_id: string | null }> {
	const [message] = await tx
		.select({ group_id: groupMessages.group_id, user_id: groupMessages.user_id })
		.from(groupMessages)
		.where(eq(groupMessages.id, message_id));
	if (!message) throw notFound(chatTexts.noMessage);
	const closed = await tx
		.update(groupMessageReports)
		.set({ resolution: decision, resolved_at: sql`now()`, resolved_by: admin_id })
		.where(and(eq(groupMessageReports.message_id, message_id), open))
		.returning({ message_id: groupMessageReports.message_id });
	if (closed.length === 0) throw conflict(moderationTexts.decided);
	await changeMessage(tx, message.group_id, message_id, {
		is_flagged: false,
		hidden_at: decision === "keep" ? null : sql`coalesce(${groupMessages.hidden_at}, now())`,
		...(decision === "remove" ? { is_pinned: false } : {}),
	});
	return message;
}
