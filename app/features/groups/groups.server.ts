import { and, asc, count, desc, eq, exists, isNull, or, sql } from "drizzle-orm";
import { groupMemberships, playerGroups } from "../../../db/schema/groups.ts";
import { groupRelives } from "../../../db/schema/matches/relives.ts";
import { contains } from "../../../platform/database/contains.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import { conflict, forbidden } from "../../../platform/http/problem.ts";
import { oneLine, visibleText } from "../../lib/names/visible.ts";
import { isUuid } from "../../lib/uuid.ts";
import { isTrusted } from "../auth/trust.server.ts";
import {
	type Actor,
	findGroup,
	type GroupRow,
	requireGroup,
	requireMember,
	requireNoSanction,
} from "./access.server.ts";
import type { Group } from "./group.ts";
import {
	type AiMode,
	GROUP_TABS,
	GROUPS_A_PAGE,
	type GroupsQuery,
	type GroupType,
	groupsTexts,
	MOST_GROUPS_MADE,
} from "./rules.ts";

/** Converts a row to the public part of a group. Cleans the texts, because stored ones may be older than the rules. */
const toGroup = (row: GroupRow): Group => ({
	id: row.id,
	group_name: oneLine(row.group_name),
	group_description: row.group_description && visibleText(row.group_description),
	group_type: row.group_type,
	team: row.group_type === "team" ? row.about : null,
	member_count: row.member_count,
	ai_mode: row.ai_mode,
});

/**
 * Returns a page of a tab's active groups whose name or description contains `q` in any case, and the total. Groups
 * that watch a match now come first, then those with most members. `first`: the id of a group that comes before all
 * others if it is in that tab and contains `q`. One query, two past the last page.
 */
export async function listGroups(
	db: Queryable,
	{ q, tab, page }: GroupsQuery,
	first: string | null = null,
): Promise<{ groups: Group[]; total: number }> {
	const type = GROUP_TABS.find(({ id }) => id === tab)?.type;
	const named = or(
		...[playerGroups.group_name, playerGroups.group_description].map((text) => contains(text, q, "ilike")),
	);
	const condition = and(
		playerGroups.is_active,
		type ? eq(playerGroups.group_type, type) : undefined,
		q ? named : undefined,
	);
	const running = db.select({ id: groupRelives.id }).from(groupRelives);
	const live = exists(running.where(and(eq(groupRelives.group_id, playerGroups.id), isNull(groupRelives.ended_at))));
	const isFirst = sql`coalesce(${playerGroups.id} = ${first}::uuid, false)`;
	const rows = await db
		.select({ group: playerGroups, live: sql<boolean>`${live}`, total: sql<number>`count(*) over ()::int` })
		.from(playerGroups)
		.where(condition)
		.orderBy(
			desc(isFirst),
			desc(live),
			desc(playerGroups.member_count),
			asc(playerGroups.group_name),
			asc(playerGroups.id),
		)
		.limit(GROUPS_A_PAGE)
		.offset((page - 1) * GROUPS_A_PAGE);
	// a page past the end has no row to read the total from
	const total = rows[0]?.total ?? (page > 1 ? await db.$count(playerGroups, condition) : 0);
	return { groups: rows.map(({ group, live }) => ({ ...toGroup(group), live })), total };
}

/** Returns the public part of a group; null for an unknown or removed group and for a malformed id. */
export async function readGroup(db: Queryable, id: string): Promise<Group | null> {
	// a malformed id would be a database error
	const group = isUuid(id) ? await findGroup(db, id) : undefined;
	return group ? toGroup(group) : null;
}

/**
 * True if search engines may index a group: it is one of the site's own, or its maker is trusted. False if the maker's
 * account is gone.
 */
export async function isIndexable(db: Queryable, id: string): Promise<boolean> {
	const group = await findGroup(db, id);
	if (!group?.created_by) return group?.about != null;
	return isTrusted(db, group.created_by);
}

type NewGroup = { group_name: string; group_description: string | null; group_type: GroupType };

/**
 * Creates a group with its maker as moderator and only member. Throws 409 for the name of another group, also of a
 * removed one, and for a fan with `MOST_GROUPS_MADE` active groups. Throws 403 for a muted or banned fan.
 */
export async function createGroup(db: Db, fan_id: string, input: NewGroup): Promise<Group> {
	return db.transaction(async (tx) => {
		await requireNoSanction(tx, fan_id);
		// without the lock, two concurrent requests would not count each other's group
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`groups made by ${fan_id}`}))`);
		const [made] = await tx
			.select({ groups: count() })
			.from(playerGroups)
			.where(and(eq(playerGroups.created_by, fan_id), playerGroups.is_active));
		if ((made?.groups ?? 0) >= MOST_GROUPS_MADE) throw conflict(groupsTexts.tooManyGroups);
		const [group] = await tx
			.insert(playerGroups)
			.values({ ...input, created_by: fan_id, member_count: 1 })
			.onConflictDoNothing()
			.returning();
		if (!group) throw conflict(groupsTexts.nameTaken, "group_name");
		await tx.insert(groupMemberships).values({ group_id: group.id, user_id: fan_id, role: "moderator" });
		return toGroup(group);
	});
}

/**
 * Returns a group that the fan may change as its moderator or as an admin. Throws 404 for an unknown or removed group,
 * and 403 for other fans and muted moderators.
 */
export async function requireOwnGroup(tx: Tx, fan: Actor, group_id: string): Promise<GroupRow> {
	if (fan.role === "admin") return requireGroup(tx, group_id);
	const { group, membership } = await requireMember(tx, fan.id, group_id);
	if (membership.role !== "moderator") throw forbidden();
	await requireNoSanction(tx, fan.id);
	return group;
}

/** Sets when the assistant answers in a group. Throws like `requireOwnGroup`. */
export async function setAiMode(db: Db, fan: Actor, group_id: string, ai_mode: AiMode): Promise<Group> {
	return db.transaction(async (tx) => {
		await requireOwnGroup(tx, fan, group_id);
		const [group] = await tx.update(playerGroups).set({ ai_mode }).where(eq(playerGroups.id, group_id)).returning();
		if (!group) throw forbidden();
		return toGroup(group);
	});
}
