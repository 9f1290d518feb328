import { and, desc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import { chatSanctions, groupMemberships, playerGroups } from "../../../db/schema/groups.ts";
import { builtOnce } from "../../../platform/database/built-once.ts";
import type { Queryable, Tx } from "../../../platform/database/database.ts";
import type { Fan } from "../../../platform/http/entry.ts";
import { forbidden, notFound, type Problem } from "../../../platform/http/problem.ts";
import { formatMoment } from "../../lib/dates.ts";
import { activeSanctionsOf } from "../auth/trust.server.ts";
import { sanctionInWords } from "./chat/rules.ts";
import type { Sanction } from "./group.ts";
import { isSiteRoom } from "./relive/rules.ts";
import { groupsTexts } from "./rules.ts";

export type GroupRow = typeof playerGroups.$inferSelect;
export type MembershipRow = typeof groupMemberships.$inferSelect;
export type Actor = Pick<Fan, "id" | "role">;

/** Returns an active group, or undefined. */
export async function findGroup(db: Queryable, id: string): Promise<GroupRow | undefined> {
	const [group] = await db.select().from(playerGroups).where(isActive(id));
	return group;
}

/** Returns an active group, or throws 404. */
export async function requireGroup(db: Queryable, id: string): Promise<GroupRow> {
	const group = await findGroup(db, id);
	if (!group) throw notFound(groupsTexts.notFoundText);
	return group;
}

/** Locks a group until the transaction ends. */
export async function lockGroup(tx: Tx, id: string): Promise<void> {
	await tx.select({ id: playerGroups.id }).from(playerGroups).where(eq(playerGroups.id, id)).for("update");
}

/**
 * Returns a function that checks a fan's access to a chat and, in the same query, selects `more` (SQL, which may have
 * placeholders). The function returns the group and the fan's active membership. It throws 404 for an unknown or
 * removed group and 403 for non-members. Banned fans are members of no group.
 */
export function memberCheck<More>(more: SQL<More>) {
	const query = prepareCheck(more);
	return async (
		db: Queryable,
		values: { fan_id: string; group_id: string } & Record<string, unknown>,
	): Promise<Access & { more: More }> => {
		const rows = await query(db).execute(values);
		return { ...requireAccess(rows), more: rows[0]?.more as More };
	};
}

/**
 * Like `memberCheck`, but everybody may read the site's own room. There, `membership` is null for visitors and fans who
 * have not joined.
 */
export function readerCheck<More>(more: SQL<More>) {
	const query = prepareCheck(more);
	return async (
		db: Queryable,
		values: { fan_id: string | null; group_id: string },
	): Promise<{ group: GroupRow; membership: MembershipRow | null; more: More }> => {
		const rows = await query(db).execute(values);
		const [row] = rows;
		return row && isSiteRoom(row.group) ? row : { ...requireAccess(rows), more: row?.more as More };
	};
}

const prepareCheck = <More>(more: SQL<More>) =>
	builtOnce((db) => membershipQuery(db, sql.placeholder("fan_id"), sql.placeholder("group_id"), more).prepare(""));

const checkMember = memberCheck(sql`null`);

/** Returns a group and the fan's membership. Throws 404 for an unknown group and 403 for non-members. */
export const requireMember = (db: Queryable, fan_id: string, group_id: string): Promise<Access> =>
	checkMember(db, { fan_id, group_id });

/** Like `requireMember`, and locks the group until the transaction ends, so that nobody joins, leaves or writes. */
export async function lockForMember(tx: Tx, fan_id: string, group_id: string): Promise<Access> {
	return requireAccess(await membershipQuery(tx, fan_id, group_id).for("update", { of: playerGroups }));
}

/** True if the fan is a member. Throws database errors only. */
export async function isMember(db: Queryable, fan_id: string, group_id: string): Promise<boolean> {
	const [row] = await membershipQuery(db, fan_id, group_id);
	return Boolean(row?.membership);
}

/** SQL condition: the fan is a member of the group. When it is false, `requireMember` throws the reason. */
export const memberCondition = (fan_id: Id, group_id: Id): SQL =>
	sql`exists (select from ${playerGroups} join ${groupMemberships} on ${isActiveMember(fan_id)} where ${isActive(group_id)})`;

type Id = string | Placeholder;
type Access = { group: GroupRow; membership: MembershipRow };

const membershipQuery = <More = null>(db: Queryable, fan_id: Id, group_id: Id, more = sql<More>`null`) =>
	db
		.select({ group: playerGroups, membership: groupMemberships, more })
		.from(playerGroups)
		.leftJoin(groupMemberships, isActiveMember(fan_id))
		.where(isActive(group_id));

const isActive = (group_id: Id) => and(eq(playerGroups.id, group_id), playerGroups.is_active);
const isActiveMember = (fan_id: Id) =>
	and(eq(groupMemberships.group_id, playerGroups.id), eq(groupMemberships.user_id, fan_id), groupMemberships.is_active);

function requireAccess([row]: { group: GroupRow; membership: MembershipRow | null }[]): Access {
	if (!row) throw notFound(groupsTexts.notFoundText);
	if (!row.membership) throw forbidden(groupsTexts.joinToTakePart);
	return { group: row.group, membership: row.membership };
}

/**
 * Returns a fan's active sanction, also one of another account of the same person; null without one. Of several, a ban
 * comes before a mute, and then the one that ends last.
 */
export async function sanctionOf(db: Queryable, fan_id: string): Promise<Sanction | null> {
	const [sanction] = await db
		.select({ kind: chatSanctions.kind, reason: chatSanctions.reason, until: chatSanctions.until })
		.from(chatSanctions)
		.where(activeSanctionsOf(fan_id))
		// alphabetical, so 'ban' comes before 'mute'
		.orderBy(chatSanctions.kind, sql`${chatSanctions.until} desc nulls first`, desc(chatSanctions.created_at))
		.limit(1);
	return sanction ? { ...sanction, until: sanction.until?.toISOString() ?? null } : null;
}

/** Returns a 403 whose text has the sanction, its reason and its end. */
export const sanctionProblem = (sanction: Sanction): Problem => forbidden(sanctionInWords(sanction, formatMoment));

/**
 * Throws 403 if the fan has an active sanction of one of `kinds`, by default a mute or a ban. Call it in the
 * transaction of every action whose result other fans see.
 */
export async function requireNoSanction(
	tx: Queryable,
	fan_id: string,
	kinds: readonly Sanction["kind"][] = ["mute", "ban"],
): Promise<void> {
	// a new sanction waits for this lock until the caller's transaction ends
	await tx.execute(sql`select from ${users} where id = ${fan_id} for share`);
	const sanction = await sanctionOf(tx, fan_id);
	if (sanction && kinds.includes(sanction.kind)) throw sanctionProblem(sanction);
}
