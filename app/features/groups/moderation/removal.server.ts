import { and, desc, eq, not, sql } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "../../../../db/schema/auth.ts";
import { playerGroups } from "../../../../db/schema/groups.ts";
import { contains } from "../../../../platform/database/contains.ts";
import type { Db, Queryable } from "../../../../platform/database/database.ts";
import { conflict, notFound } from "../../../../platform/http/problem.ts";
import { oneLine } from "../../../lib/names/visible.ts";
import { type Doer, noteAction } from "../../auth/audit.server.ts";
import type { Actor } from "../access.server.ts";
import { requireOwnGroup } from "../groups.server.ts";
import { isSiteRoom } from "../relive/rules.ts";
import { groupsTexts } from "../rules.ts";
import { GROUPS_ON_DESK, moderationTexts } from "./rules.ts";

/**
 * Removes a group from lists and search; its address answers 404, and its chat is closed. Its rows stay, so that an admin
 * can restore it. Logs only a removal by an admin. Throws like `requireOwnGroup`, and 409 for the site's own room.
 */
export async function removeGroup(
	db: Db,
	{ fan, request_id }: { fan: Actor; request_id: string },
	group_id: string,
): Promise<void> {
	await db.transaction(async (tx) => {
		const group = await requireOwnGroup(tx, fan, group_id);
		if (isSiteRoom(group)) throw conflict(moderationTexts.siteRoom);
		const [removed] = await tx
			.update(playerGroups)
			.set({ is_active: false })
			.where(and(eq(playerGroups.id, group_id), playerGroups.is_active))
			.returning({ id: playerGroups.id });
		if (!removed) throw notFound(groupsTexts.notFoundText);
		if (fan.role === "admin")
			await noteAction(tx, { fan, request_id }, { action: "remove-group", target: `group ${group_id}` });
	});
}

/** Restores a removed group with its members and messages, and logs it. Throws 404 if the group is not removed. */
export async function restoreGroup(db: Db, doer: Doer, group_id: string): Promise<void> {
	await db.transaction(async (tx) => {
		const [restored] = await tx
			.update(playerGroups)
			.set({ is_active: true })
			.where(and(eq(playerGroups.id, group_id), not(playerGroups.is_active)))
			.returning({ id: playerGroups.id });
		if (!restored) throw notFound(moderationTexts.notRemoved);
		await noteAction(tx, doer, { action: "restore-group", target: `group ${group_id}` });
	});
}

export const deskGroupSchema = z.object({
	id: z.uuid(),
	group_name: z.string(),
	member_count: z.int(),
	created_at: z.string(),
	/** the maker's email; null for the site's own groups and deleted accounts */
	maker: z.string().nullable(),
	is_active: z.boolean(),
	/** false for the site's own room */
	removable: z.boolean(),
});
export type DeskGroup = z.output<typeof deskGroupSchema>;

/**
 * Returns the groups whose name contains `q`, newest first, with removed ones. `after`: the cursor `next` of the
 * previous page. One query.
 */
export async function listDeskGroups(
	db: Queryable,
	{ q, after }: { q: string; after?: string | undefined },
): Promise<{ groups: DeskGroup[]; next: string | null }> {
	const last = db
		.select({ at: playerGroups.created_at, id: playerGroups.id })
		.from(playerGroups)
		.where(eq(playerGroups.id, after ?? ""));
	const rows = await db
		.select({ group: playerGroups, maker: profiles.email })
		.from(playerGroups)
		.leftJoin(profiles, eq(profiles.id, playerGroups.created_by))
		.where(
			and(
				q ? contains(playerGroups.group_name, q, "ilike") : undefined,
				after ? sql`(${playerGroups.created_at}, ${playerGroups.id}) < (${last})` : undefined,
			),
		)
		.orderBy(desc(playerGroups.created_at), desc(playerGroups.id))
		.limit(GROUPS_ON_DESK + 1);
	const page = rows.slice(0, GROUPS_ON_DESK);
	return {
		groups: page.map(({ group, maker }) => ({
			id: group.id,
			group_name: oneLine(group.group_name),
			member_count: group.member_count,
			created_at: group.created_at.toISOString(),
			maker,
			is_active: group.is_active,
			removable: !isSiteRoom(group),
		})),
		next: rows.length > GROUPS_ON_DESK ? (page.at(-1)?.group.id ?? null) : null,
	};
}
