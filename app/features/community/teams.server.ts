import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { teamCommunities, userTeamMemberships } from "../../../db/schema/game/community.ts";
import type { Queryable, Tx } from "../../../platform/database/database.ts";
import { badRequest, conflict, notFound } from "../../../platform/http/problem.ts";
import { reward } from "../points/actions.server.ts";
import type { Army, LeaderboardRow, TeamMembership } from "./army.ts";
import { communityTexts, readTeamColors } from "./rules.ts";

const hasFans = sql`(${teamCommunities.total_members} > 0)`;

/** Returns all armies, most points first. One query. */
export async function listArmies(db: Queryable): Promise<Army[]> {
	const rows = await db
		.select()
		.from(teamCommunities)
		.orderBy(desc(teamCommunities.total_points), asc(teamCommunities.team_name));
	return rows.map(({ created_at: _, ...army }) => ({ ...army, team_colors: readTeamColors(army.team_colors) }));
}

/**
 * Returns the first `limit_count` armies by points, with shared ranks and the average per member. An army keeps the
 * points of former members, so one without fans ranks after all others. One query.
 */
export async function teamLeaderboard(db: Queryable, limit_count: number): Promise<LeaderboardRow[]> {
	const rows = await db
		.select({
			team_id: teamCommunities.id,
			team_name: teamCommunities.team_name,
			team_code: teamCommunities.team_code,
			team_colors: teamCommunities.team_colors,
			rank: sql<number>`rank() over (order by ${hasFans} desc, ${teamCommunities.total_points} desc)::int`,
			total_points: teamCommunities.total_points,
			total_members: teamCommunities.total_members,
			avg_points_per_member: sql<number | null>`round(
				${teamCommunities.total_points}::numeric / nullif(${teamCommunities.total_members}, 0), 1)::float8`,
		})
		.from(teamCommunities)
		.orderBy(desc(hasFans), desc(teamCommunities.total_points), asc(teamCommunities.team_name))
		.limit(limit_count);
	return rows.map((row) => ({ ...row, team_colors: readTeamColors(row.team_colors) }));
}

/** Returns a fan's army with the fan's contribution, or null. One query. */
export async function teamOf(db: Queryable, fan_id: string): Promise<TeamMembership | null> {
	const [membership] = await db
		.select({
			team_id: teamCommunities.id,
			team_name: teamCommunities.team_name,
			team_code: teamCommunities.team_code,
			points_contributed: userTeamMemberships.points_contributed,
		})
		.from(userTeamMemberships)
		.innerJoin(teamCommunities, eq(teamCommunities.id, userTeamMemberships.team_id))
		.where(and(eq(userTeamMemberships.user_id, fan_id), userTeamMemberships.is_active));
	return membership ?? null;
}

/**
 * Makes an army the fan's, in the caller's transaction. The previous army keeps the contributed points and loses the
 * member; the first army of all is rewarded. Returns the new membership. Throws 404 for an unknown army, 409 for the
 * fan's present one.
 */
export async function joinTeam(tx: Tx, fan_id: string, team_id: string): Promise<TeamMembership> {
	await lockTeamOf(tx, fan_id);
	const before = await teamOf(tx, fan_id);
	if (before?.team_id === team_id) throw conflict(communityTexts.already);
	const ids = before ? [before.team_id, team_id] : [team_id];
	// always locks in the same order, so that two fans who swap armies cannot deadlock
	const teams = await tx
		.select()
		.from(teamCommunities)
		.where(inArray(teamCommunities.id, ids))
		.orderBy(teamCommunities.id)
		.for("update");
	const team = teams.find(({ id }) => id === team_id);
	if (!team) throw notFound(communityTexts.noTeam);
	if (before) await endMembership(tx, fan_id, before.team_id);
	const [membership] = await tx
		.insert(userTeamMemberships)
		.values({ user_id: fan_id, team_id })
		.onConflictDoUpdate({
			target: [userTeamMemberships.user_id, userTeamMemberships.team_id],
			set: { is_active: true, joined_at: sql`now()` },
		})
		.returning({ points_contributed: userTeamMemberships.points_contributed });
	await countMember(tx, team_id, 1);
	await reward(tx, fan_id, "join_team", team_id);
	return {
		team_id,
		team_name: team.team_name,
		team_code: team.team_code,
		points_contributed: membership?.points_contributed ?? 0,
	};
}

/**
 * Makes the army with a code ('csk') the fan's, in the caller's transaction; does nothing for its members. Throws 400
 * for an unknown code.
 */
export async function joinTeamByCode(tx: Tx, fan_id: string, code: string): Promise<void> {
	const [team] = await tx
		.select({ id: teamCommunities.id })
		.from(teamCommunities)
		.where(eq(teamCommunities.team_code, code.toUpperCase()));
	if (!team) throw badRequest("team", communityTexts.noTeam);
	if ((await teamOf(tx, fan_id))?.team_id === team.id) return;
	await joinTeam(tx, fan_id, team.id);
}

/**
 * Ends a fan's membership, in the caller's transaction; the contributed points stay with the army. Does nothing
 * without a membership.
 */
export async function leaveTeam(tx: Tx, fan_id: string): Promise<void> {
	await lockTeamOf(tx, fan_id);
	const team = await teamOf(tx, fan_id);
	if (!team) return;
	// locks the army before the membership, like joining and crediting
	await tx.execute(sql`select from ${teamCommunities} where ${teamCommunities.id} = ${team.team_id} for update`);
	await endMembership(tx, fan_id, team.team_id);
}

/** Two concurrent joins of one fan would not see each other. */
const lockTeamOf = (tx: Tx, fan_id: string) =>
	tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`team of ${fan_id}`}))`);

async function endMembership(tx: Tx, fan_id: string, team_id: string): Promise<void> {
	await tx
		.update(userTeamMemberships)
		.set({ is_active: false })
		.where(and(eq(userTeamMemberships.user_id, fan_id), eq(userTeamMemberships.team_id, team_id)));
	await countMember(tx, team_id, -1);
}

async function countMember(tx: Tx, team_id: string, change: 1 | -1): Promise<void> {
	await tx
		.update(teamCommunities)
		.set({ total_members: sql`${teamCommunities.total_members} + ${change}` })
		.where(eq(teamCommunities.id, team_id));
}
