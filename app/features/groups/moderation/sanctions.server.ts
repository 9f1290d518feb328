import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { profiles, users } from "../../../../db/schema/auth.ts";
import { chatSanctions, groupMemberships } from "../../../../db/schema/groups.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import { badRequest } from "../../../../platform/http/problem.ts";
import { accountsOf, activeSanction } from "../../auth/trust.server.ts";
import { leaveAllGroups } from "../memberships.server.ts";
import { moderationTexts, SANCTIONS, SANCTIONS_ON_DESK } from "./rules.ts";

export type NewSanction = {
	user_id: string;
	kind: "mute" | "ban";
	reason: string;
	/** required for a mute; a ban without it has no end */
	minutes?: number | undefined;
	message_id?: string | undefined;
	admin_id: string;
};

/** The groups that a ban removed an account from. */
export type LeftGroups = { fan_id: string; groups: string[] };

/**
 * Mutes or bans a fan in all group chats, in the caller's transaction. A ban ends the memberships of all accounts of the
 * person. Returns these memberships (none for a mute), so that the caller removes the sockets from the rooms after the
 * commit. Throws 400 for a mute without `minutes` and for the admin's own account.
 */
export async function imposeSanction(tx: Tx, sanction: NewSanction): Promise<LeftGroups[]> {
	const { user_id, kind, reason, minutes, message_id, admin_id } = sanction;
	if (kind === "mute" && minutes === undefined) throw badRequest("minutes", moderationTexts.muteNeedsTime);
	if (user_id === admin_id) throw badRequest("user_id", moderationTexts.notYourself);
	const accounts = accountsOf(user_id);
	// `requireNoSanction` locks the account too, so running actions end before this and later ones see the sanction
	await tx.execute(sql`select from ${users} where id in ${accounts} for no key update`);
	await tx.insert(chatSanctions).values({
		user_id,
		kind,
		reason,
		until: minutes === undefined ? null : sql`now() + ${minutes} * interval '1 minute'`,
		message_id,
		created_by: admin_id,
	});
	if (kind !== "ban") {
		// changes `xmin` of the memberships, so that `postMessage` checks a message again that it has checked already
		await tx.execute(sql`update ${groupMemberships} set is_active = true where user_id in ${accounts} and is_active`);
		return [];
	}
	const { rows } = await tx.execute<{ id: string }>(accounts);
	const left: LeftGroups[] = [];
	for (const { id } of rows) left.push({ fan_id: id, groups: await leaveAllGroups(tx, id) });
	return left;
}

/** Lifts the sanctions of all accounts of a fan's person, in the caller's transaction. Returns their number. */
export async function liftSanctions(tx: Tx, user_id: string): Promise<number> {
	const lifted = await tx
		.update(chatSanctions)
		.set({ lifted_at: sql`now()` })
		.where(and(sql`${chatSanctions.user_id} in ${accountsOf(user_id)}`, isNull(chatSanctions.lifted_at)))
		.returning({ id: chatSanctions.id });
	return lifted.length;
}

export const activeSanctionSchema = z.object({
	id: z.uuid(),
	kind: z.enum(SANCTIONS),
	reason: z.string(),
	until: z.string().nullable(),
	created_at: z.string(),
	fan: z.object({ id: z.uuid(), full_name: z.string().nullable(), email: z.string() }),
});
export type ActiveSanction = z.output<typeof activeSanctionSchema>;

/** Returns active mutes and bans, newest first. `after`: the cursor `next` of the previous page. One query. */
export async function listSanctions(
	db: Queryable,
	after?: string,
): Promise<{ sanctions: ActiveSanction[]; next: string | null }> {
	const last = db
		.select({ at: chatSanctions.created_at, id: chatSanctions.id })
		.from(chatSanctions)
		.where(eq(chatSanctions.id, after ?? ""));
	const rows = await db
		.select({
			sanction: chatSanctions,
			fan: { id: profiles.id, full_name: profiles.full_name, email: profiles.email },
		})
		.from(chatSanctions)
		.innerJoin(profiles, eq(profiles.id, chatSanctions.user_id))
		.where(and(activeSanction, after ? sql`(${chatSanctions.created_at}, ${chatSanctions.id}) < (${last})` : undefined))
		.orderBy(desc(chatSanctions.created_at), desc(chatSanctions.id))
		.limit(SANCTIONS_ON_DESK + 1);
	const page = rows.slice(0, SANCTIONS_ON_DESK);
	return {
		sanctions: page.map(({ sanction: { id, kind, reason, until, created_at }, fan }) => ({
			id,
			kind,
			reason,
			until: until?.toISOString() ?? null,
			created_at: created_at.toISOString(),
			fan,
		})),
		next: rows.length > SANCTIONS_ON_DESK ? (page.at(-1)?.sanction.id ?? null) : null,
	};
}
