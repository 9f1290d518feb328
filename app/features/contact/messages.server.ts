import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { contactMessages } from "../../../db/schema/site.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import type { Retention } from "../../../platform/database/retention.ts";
import { notFound } from "../../../platform/http/problem.ts";
import { type Doer, noteAction } from "../auth/audit.server.ts";
import { KEPT_DAYS } from "./rules.ts";

const MESSAGES_PER_PAGE = 30;

export const contactMessageSchema = z.object({
	id: z.uuid(),
	email: z.string().nullable(),
	message: z.string(),
	created_at: z.string(),
});

type Written = { client_id: string; email: string | null; message: string };

export const oldContactMessages: Retention = {
	table: contactMessages,
	expired: sql`created_at < now() - ${KEPT_DAYS} * interval '1 day'`,
};

/** Stores a message. Returns false when one with its `client_id` is stored already. */
export async function storeMessage(db: Db, written: Written): Promise<boolean> {
	const stored = await db
		.insert(contactMessages)
		.values(written)
		.onConflictDoNothing({ target: contactMessages.client_id })
		.returning({ id: contactMessages.id });
	return stored.length > 0;
}

/**
 * Returns a page of messages, newest first. `after`: the `next` of the previous page, which is null on the last one.
 */
export async function listMessages(db: Queryable, after: string | undefined) {
	const last = db
		.select({ created_at: contactMessages.created_at, id: contactMessages.id })
		.from(contactMessages)
		.where(eq(contactMessages.id, after ?? sql`null`));
	const rows = await db
		.select()
		.from(contactMessages)
		.where(and(after ? sql`(${contactMessages.created_at}, ${contactMessages.id}) < (${last})` : undefined))
		.orderBy(desc(contactMessages.created_at), desc(contactMessages.id))
		.limit(MESSAGES_PER_PAGE + 1);
	const messages = rows
		.slice(0, MESSAGES_PER_PAGE)
		.map(({ client_id: _, created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
	return { messages, next: rows.length > MESSAGES_PER_PAGE ? (messages.at(-1)?.id ?? null) : null };
}

/** Deletes a message and logs it. Throws 404 when it does not exist. */
export async function removeMessage(db: Db, doer: Doer, id: string): Promise<void> {
	await db.transaction(async (tx) => {
		const gone = await tx.delete(contactMessages).where(eq(contactMessages.id, id)).returning();
		if (gone.length === 0) throw notFound("That message is gone already.");
		await noteAction(tx, doer, { action: "remove-contact-message", target: `contact message ${id}` });
	});
}
