import { desc, eq, lt } from "drizzle-orm";
import { z } from "zod";
import { adminActions } from "../../../db/schema/admin.ts";
import { users } from "../../../db/schema/auth.ts";
import type { Queryable, Tx } from "../../../platform/database/database.ts";
import type { Fan } from "../../../platform/http/entry.ts";

const ACTIONS_PER_PAGE = 30;
/** The actor of commands on the machine, and of changes with the setup code: no account. */
export const THE_OWNER = "00000000-0000-0000-0000-000000000000";

export type Doer = { fan: Pick<Fan, "id">; request_id: string };
/** An action: its name, its target ('fan 8b0c…') and details as plain values, without secrets. */
export type DeskAction = { action: string; target: string; details?: Record<string, unknown> };

/** Logs an admin's action in the transaction that performs it. Such rows never change. */
export async function noteAction(
	tx: Tx,
	{ fan, request_id }: Doer,
	{ action, target, details }: DeskAction,
): Promise<void> {
	await tx.insert(adminActions).values({ admin_id: fan.id, action, target, details: details ?? {}, request_id });
}

export const actionRowSchema = z.object({
	id: z.int(),
	action: z.string(),
	target: z.string(),
	details: z.record(z.string(), z.unknown()),
	by: z.string().nullable(),
	request_id: z.string(),
	at: z.string(),
});
export type ActionRow = z.output<typeof actionRowSchema>;

/**
 * Returns admins' actions with an id below `before`, newest first. `by` is null for a deleted account and `THE_OWNER`.
 * One query.
 */
export async function listActions(
	db: Queryable,
	{ before }: { before?: number },
): Promise<{ actions: ActionRow[]; next: number | null }> {
	const rows = await db
		.select({
			id: adminActions.id,
			action: adminActions.action,
			target: adminActions.target,
			details: adminActions.details,
			request_id: adminActions.request_id,
			at: adminActions.at,
			by: users.email,
		})
		.from(adminActions)
		.leftJoin(users, eq(users.id, adminActions.admin_id))
		.where(before === undefined ? undefined : lt(adminActions.id, before))
		.orderBy(desc(adminActions.id))
		.limit(ACTIONS_PER_PAGE + 1);
	const actions = rows.slice(0, ACTIONS_PER_PAGE).map((row) => ({ ...row, at: row.at.toISOString() }));
	return { actions, next: rows.length > ACTIONS_PER_PAGE ? (actions.at(-1)?.id ?? null) : null };
}
