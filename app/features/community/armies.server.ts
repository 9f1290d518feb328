import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { armies, armyMemberships } from "../../../db/schema/game/community.ts";
import type { Queryable, Tx } from "../../../platform/database/database.ts";
import { badRequest, conflict, notFound } from "../../../platform/http/problem.ts";
import { reward } from "../points/actions.server.ts";
import type { Army, ArmyMembership, LeaderboardRow } from "./army.ts";
import { communityTexts, readTeamColors } from "./rules.ts";

const hasFans = sql`(${armies.total_members} > 0)`;

/** Returns all armies, most points first. One query. */
export async function listArmies(db: Queryable): Promise<Army[]> {
	const rows = await db.select().from(armies).orderBy(desc(armies.total_points), asc(armies.team_name));
	return rows.map(({ created_at: _, ...army }) => ({ ...army, team_colors: readTeamColors(army.team_colors) }));
}

/**
 * Returns the first `limit_count` armies by points, with rank and average per member. Armies without members come last,
 * because an army keeps the points of former members; the name breaks ties. One query.
 */
export async function armyLeaderboard(db: Queryable, limit_count: number): Promise<LeaderboardRow[]> {
	const rows = await db
		.select({
			team_id: armies.id,
			team_name: armies.team_name,
			team_code: armies.team_code,
			team_colors: armies.team_colors,
			rank: sql<number>`row_number() over (order by ${hasFans} desc, ${armies.total_points} desc, ${armies.team_name})::int`,
			total_points: armies.total_points,
			total_members: armies.total_members,
			avg_points_per_member: sql<number | null>`round(
				${armies.total_points}::numeric / nullif(${armies.total_members}, 0), 1)::float8`,
		})
		.from(armies)
		.orderBy(desc(hasFans), desc(armies.total_points), asc(armies.team_name))
		.limit(limit_count);
	return rows.map((row) => ({ ...row, team_colors: readTeamColors(row.team_colors) }));
}

/** Returns a fan's army with the points that the fan contributed, or null. One query. */
export async function armyOf(db: Queryable, fan_id: string): Promise<ArmyMembership | null> {
	const [membership] = await db
		.select({
			army_id: armies.id,
			team_name: armies.team_name,
			team_code: armies.team_code,
			points_contributed: armyMemberships.points_contributed,
		})
		.from(armyMemberships)
		.innerJoin(armies, eq(armies.id, armyMemberships.army_id))
		.where(and(eq(armyMemberships.user_id, fan_id), armyMemberships.is_active));
	return membership ?? null;
}

/**
 * Moves a fan to an army, in the caller's transaction, and pays the bonus for a fan's first army. The previous army
 * keeps the contributed points. Returns the new membership, with the fan's earlier contribution on a return. Throws 404
 * for an unknown army, 409 for the fan's present one.
 */
export async function joinArmy(tx: Tx, fan_id: string, army_id: string): Promise<ArmyMembership> {
	await lockArmyOf(tx, fan_id);
	const before = await armyOf(tx, fan_id);
	if (before?.army_id === army_id) throw conflict(communityTexts.already);
	const ids = before ? [before.army_id, army_id] : [army_id];
	// locks in one order, so that two fans who swap armies cannot deadlock
	const locked = await tx.select().from(armies).where(inArray(armies.id, ids)).orderBy(armies.id).for("update");
	const army = locked.find(({ id }) => id === army_id);
	if (!army) throw notFound(communityTexts.noTeam);
	if (before) await endMembership(tx, fan_id, before.army_id);
	const [membership] = await tx
		.insert(armyMemberships)
		.values({ user_id: fan_id, army_id })
		.onConflictDoUpdate({
			target: [armyMemberships.user_id, armyMemberships.army_id],
			set: { is_active: true, joined_at: sql`now()` },
		})
		.returning({ points_contributed: armyMemberships.points_contributed });
	await countMember(tx, army_id, 1);
	await reward(tx, fan_id, "join_army", army_id);
	return {
		army_id,
		team_name: army.team_name,
		team_code: army.team_code,
		points_contributed: membership?.points_contributed ?? 0,
	};
}

/**
 * Like `joinArmy`, by a code such as 'csk'. Does nothing for a member. Throws 400 (field `team`) for an unknown code.
 */
export async function joinArmyByCode(tx: Tx, fan_id: string, code: string): Promise<void> {
	const [army] = await tx.select({ id: armies.id }).from(armies).where(eq(armies.team_code, code.toUpperCase()));
	if (!army) throw badRequest("team", communityTexts.noTeam);
	if ((await armyOf(tx, fan_id))?.army_id === army.id) return;
	await joinArmy(tx, fan_id, army.id);
}

/** Ends a fan's membership if there is one, in the caller's transaction. The army keeps the contributed points. */
export async function leaveArmy(tx: Tx, fan_id: string): Promise<void> {
	await lockArmyOf(tx, fan_id);
	const membership = await armyOf(tx, fan_id);
	if (!membership) return;
	// the army before the membership, like joinArmy and creditArmies, so that they cannot deadlock
	await tx.execute(sql`select from ${armies} where ${armies.id} = ${membership.army_id} for update`);
	await endMembership(tx, fan_id, membership.army_id);
}

/** Without the lock two concurrent joins of one fan would leave the fan in two armies. */
const lockArmyOf = (tx: Tx, fan_id: string) =>
	tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`army of ${fan_id}`}))`);

async function endMembership(tx: Tx, fan_id: string, army_id: string): Promise<void> {
	await tx
		.update(armyMemberships)
		.set({ is_active: false })
		.where(and(eq(armyMemberships.user_id, fan_id), eq(armyMemberships.army_id, army_id)));
	await countMember(tx, army_id, -1);
}

async function countMember(tx: Tx, army_id: string, change: 1 | -1): Promise<void> {
	await tx
		.update(armies)
		.set({ total_members: sql`${armies.total_members} + ${change}` })
		.where(eq(armies.id, army_id));
}
