import { and, eq, lt, sql } from "drizzle-orm";
import { groupMemberships, playerGroups } from "../../../db/schema/groups.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import { requireGroup, requireMember, requireNoSanction, sanctionOf } from "./access.server.ts";
import type { Membership } from "./group.ts";
import { hasRunningRelive } from "./relive/relives.server.ts";
import { isSiteRoom } from "./relive/rules.ts";
import type { Notifications } from "./rules.ts";

/** Returns a fan's membership in a group, with defaults for non-members. Throws 404 for an unknown group. */
export async function membershipOf(db: Queryable, fan_id: string, group_id: string): Promise<Membership> {
	const group = await requireGroup(db, group_id);
	const [row] = await db
		.select()
		.from(groupMemberships)
		.where(
			and(eq(groupMemberships.group_id, group_id), eq(groupMemberships.user_id, fan_id), groupMemberships.is_active),
		);
	return {
		member: !!row,
		role: row?.role ?? null,
		notifications: row?.notifications ?? "replies",
		quiet_until: row?.quiet_until && row.quiet_until > new Date() ? row.quiet_until.toISOString() : null,
		read_sequence: row?.read_sequence ?? 0,
		sanction: await sanctionOf(db, fan_id),
		starts_matches: !isSiteRoom(group),
		reliving: await hasRunningRelive(db, group_id),
		relive_revision: group.relive_revision,
	};
}

/**
 * Adds a fan to a group; idempotent. Returns the new number of members. Throws 404 for an unknown group and 403 for a
 * banned fan.
 */
export async function joinGroup(db: Db, fan_id: string, group_id: string): Promise<{ member_count: number }> {
	return db.transaction(async (tx) => {
		const { last_sequence: read_sequence } = await requireGroup(tx, group_id);
		await requireNoSanction(tx, fan_id, ["ban"]);
		const joined = await tx
			.insert(groupMemberships)
			.values({ group_id, user_id: fan_id, read_sequence })
			.onConflictDoUpdate({
				target: [groupMemberships.group_id, groupMemberships.user_id],
				// a moderator who left rejoins as a plain member
				set: { is_active: true, role: "member", read_sequence, joined_at: sql`now()` },
				setWhere: sql`not ${groupMemberships.is_active}`,
			})
			.returning({ id: groupMemberships.id });
		return { member_count: await countMembers(tx, group_id, joined.length) };
	});
}

/**
 * Ends a fan's membership; idempotent. Returns the new number of members. Throws 404 for an unknown group. The caller
 * removes the fan's sockets from the room after the commit.
 */
export async function leaveGroup(db: Db, fan_id: string, group_id: string): Promise<{ member_count: number }> {
	return db.transaction(async (tx) => {
		await requireGroup(tx, group_id);
		const left = await endMembership(tx, fan_id, group_id);
		return { member_count: await countMembers(tx, group_id, -left) };
	});
}

async function endMembership(tx: Tx, fan_id: string, group_id: string): Promise<number> {
	const left = await tx
		.update(groupMemberships)
		.set({ is_active: false, role: "member" })
		.where(
			and(eq(groupMemberships.group_id, group_id), eq(groupMemberships.user_id, fan_id), groupMemberships.is_active),
		)
		.returning({ id: groupMemberships.id });
	return left.length;
}

async function countMembers(tx: Tx, group_id: string, change: number): Promise<number> {
	const [group] = await tx
		.update(playerGroups)
		.set({ member_count: sql`${playerGroups.member_count} + ${change}` })
		.where(eq(playerGroups.id, group_id))
		.returning({ member_count: playerGroups.member_count });
	return group?.member_count ?? 0;
}

/** Ends all memberships of a fan, in the caller's transaction. Returns the ids of the groups. */
export async function leaveAllGroups(tx: Tx, fan_id: string): Promise<string[]> {
	const memberships = await tx
		.select({ group_id: groupMemberships.group_id })
		.from(groupMemberships)
		.where(and(eq(groupMemberships.user_id, fan_id), groupMemberships.is_active))
		// every caller locks groups in this order, so that two fans who leave cannot deadlock
		.orderBy(groupMemberships.group_id);
	for (const { group_id } of memberships)
		await countMembers(tx, group_id, -(await endMembership(tx, fan_id, group_id)));
	return memberships.map(({ group_id }) => group_id);
}

/**
 * Stores the sequence number of the last message that a member has read, at most the group's last. A number below the
 * stored one changes nothing. Throws 404 and 403 like `requireMember`.
 */
export async function markRead(db: Queryable, fan_id: string, group_id: string, sequence: number): Promise<void> {
	const { group, membership } = await requireMember(db, fan_id, group_id);
	const read_sequence = Math.min(sequence, group.last_sequence);
	await db
		.update(groupMemberships)
		.set({ read_sequence })
		.where(and(eq(groupMemberships.id, membership.id), lt(groupMemberships.read_sequence, read_sequence)));
}

export type MembershipSettings = { notifications?: Notifications | undefined; quiet_hours?: number | undefined };

/**
 * Changes a member's notifications and quiet hours. `undefined` leaves a setting as it is; 0 `quiet_hours` ends the
 * quiet hours. Throws 404 and 403 like `requireMember`.
 */
export async function setMembership(
	db: Db,
	fan_id: string,
	group_id: string,
	{ notifications, quiet_hours }: MembershipSettings,
): Promise<Membership> {
	await db.transaction(async (tx) => {
		const { membership } = await requireMember(tx, fan_id, group_id);
		await tx
			.update(groupMemberships)
			.set({
				notifications: notifications ?? membership.notifications,
				...(quiet_hours === undefined
					? {}
					: { quiet_until: quiet_hours === 0 ? null : sql`now() + ${quiet_hours} * interval '1 hour'` }),
			})
			.where(eq(groupMemberships.id, membership.id));
	});
	return membershipOf(db, fan_id, group_id);
}
