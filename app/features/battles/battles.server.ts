import { and, desc, eq, sql } from "drizzle-orm";
import { battleParticipations, liveTeamBattles } from "../../../db/schema/game/battles.ts";
import type { Queryable, Tx } from "../../../platform/database/database.ts";
import { badRequest, conflict, notFound } from "../../../platform/http/problem.ts";
import { reward } from "../points/actions.server.ts";
import { wasDoneByDeletedAccount } from "../points/gone-actions.server.ts";
import type { Battle, OpenBattles, Participation } from "./battle.ts";
import { battlesTexts, HISTORY_ROWS, JOIN_POINTS, MOST_BATTLES } from "./rules.ts";

type BattleRow = typeof liveTeamBattles.$inferSelect;

const toBattle = (row: BattleRow): Battle => ({
	...row,
	end_time: row.end_time.toISOString(),
	created_at: row.created_at.toISOString(),
});

const participationColumns = {
	battle_id: battleParticipations.battle_id,
	side: battleParticipations.side,
	team_name: battleParticipations.team_name,
	points_contributed: battleParticipations.points_contributed,
	actions_count: battleParticipations.actions_count,
};

/** Compares with the time of the statement, because the transaction may have waited for a lock. */
const stillOpen = sql`${liveTeamBattles.status} = 'active' and ${liveTeamBattles.end_time} > clock_timestamp()`;

/** Returns the open battles, newest first, and the database's time. One query. */
export async function listOpenBattles(db: Queryable): Promise<OpenBattles> {
	const rows = await db
		.select({ battle: liveTeamBattles, now: sql<Date>`clock_timestamp()`.mapWith(liveTeamBattles.end_time) })
		.from(liveTeamBattles)
		.where(stillOpen)
		.orderBy(desc(liveTeamBattles.created_at), desc(liveTeamBattles.id))
		.limit(MOST_BATTLES);
	return { battles: rows.map(({ battle }) => toBattle(battle)), now: (rows[0]?.now ?? new Date()).toISOString() };
}

/** Returns the last `HISTORY_ROWS` ended battles, the latest first. One query. */
export async function listEndedBattles(db: Queryable): Promise<Battle[]> {
	const rows = await db
		.select()
		.from(liveTeamBattles)
		.where(eq(liveTeamBattles.status, "ended"))
		.orderBy(desc(liveTeamBattles.end_time), desc(liveTeamBattles.id))
		.limit(HISTORY_ROWS);
	return rows.map(toBattle);
}

/** Returns a fan's sides in the open battles. One query. */
export function listParticipations(db: Queryable, fan_id: string): Promise<Participation[]> {
	return db
		.select(participationColumns)
		.from(battleParticipations)
		.innerJoin(liveTeamBattles, eq(liveTeamBattles.id, battleParticipations.battle_id))
		.where(and(eq(battleParticipations.user_id, fan_id), eq(liveTeamBattles.status, "active")));
}

/**
 * Locks a battle until the transaction ends, so that nobody closes it. Returns it, and whether it is open. Undefined
 * for an unknown battle. Two statements, because the clock must be read after the wait for the lock.
 */
async function lockBattle(tx: Tx, id: string): Promise<{ battle: BattleRow; open: boolean } | undefined> {
	const [battle] = await tx.select().from(liveTeamBattles).where(eq(liveTeamBattles.id, id)).for("update");
	if (!battle) return undefined;
	const open = await tx
		.select({ id: liveTeamBattles.id })
		.from(liveTeamBattles)
		.where(and(eq(liveTeamBattles.id, id), stillOpen));
	return { battle, open: open.length > 0 };
}

/**
 * Adds a fan to a side of a battle, in the caller's transaction, with points for the side and the fan. Throws 404 for an
 * unknown battle, 400 for a team that is not in it, and 409 for an ended battle or a second join, also by a new account
 * of the same person.
 */
export async function joinBattle(tx: Tx, fan_id: string, battle_id: string, team_name: string): Promise<Participation> {
	const locked = await lockBattle(tx, battle_id);
	if (!locked) throw notFound(battlesTexts.notFound);
	const { battle, open } = locked;
	const side = team_name === battle.team_a_name ? "a" : team_name === battle.team_b_name ? "b" : null;
	if (!side) throw badRequest("team_name", battlesTexts.notASide);
	if (!open) throw conflict(battlesTexts.ended);
	if (await wasDoneByDeletedAccount(tx, fan_id, "battle", battle_id)) throw conflict(battlesTexts.already);
	const [participation] = await tx
		.insert(battleParticipations)
		.values({ battle_id, user_id: fan_id, side, team_name, points_contributed: JOIN_POINTS })
		.onConflictDoNothing()
		.returning(participationColumns);
	if (!participation) throw conflict(battlesTexts.already);
	const column = side === "a" ? "team_a_points" : "team_b_points";
	await tx
		.update(liveTeamBattles)
		.set({
			[column]: sql`${liveTeamBattles[column]} + ${JOIN_POINTS}`,
			total_participants: sql`${liveTeamBattles.total_participants} + 1`,
		})
		.where(eq(liveTeamBattles.id, battle_id));
	await reward(tx, fan_id, "battle", battle_id);
	return participation;
}
