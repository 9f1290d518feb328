import { and, eq, sql } from "drizzle-orm";
import { liveTeamBattles } from "../../../db/schema/game/battles.ts";
import { actionsDue } from "../../../db/schema/game/points.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { BattleType } from "../points/rules.ts";
import { BATTLE_TYPES, BATTLES } from "./rules.ts";

/** An advisory lock, because two concurrent processes would not see each other's new battle. */
const SCHEDULE_LOCK = 727_280;
/** The row limit of the question, above the number of ordered pairs: 90 for ten teams. */
const MOST_PAIRS = 400;

type Side = { code: string; name: string };
type Pair = { a: Side; b: Side };
export type BattleChanges = { closed: string[]; opened: string[] };

/**
 * Closes battles after their end by the database's clock, each with its winner, and opens a battle of each type that has
 * none. A battle stays open while actions before its end wait to be scored. Returns the ids. Idempotent, also for
 * concurrent processes. `rivalries`: the pairs to choose from, in the order of first battles.
 */
export async function runSchedule(db: Db, rivalries: readonly Pair[]): Promise<BattleChanges> {
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${SCHEDULE_LOCK})`);
		const closed = await tx
			.update(liveTeamBattles)
			.set({
				status: "ended",
				winner: sql`case when ${liveTeamBattles.team_a_points} > ${liveTeamBattles.team_b_points} then 'a'
					when ${liveTeamBattles.team_b_points} > ${liveTeamBattles.team_a_points} then 'b' else 'draw' end`,
			})
			.where(
				and(
					eq(liveTeamBattles.status, "active"),
					sql`${liveTeamBattles.end_time} <= clock_timestamp()`,
					sql`not exists (select from ${actionsDue} due where due.failed_at is null and due.done_at < ${liveTeamBattles.end_time})`,
				),
			)
			.returning({ id: liveTeamBattles.id });
		const opened: string[] = [];
		for (const battle_type of BATTLE_TYPES) {
			const id = await openNext(tx, battle_type, rivalries);
			if (id) opened.push(id);
		}
		return { closed: closed.map(({ id }) => id), opened };
	});
}

/** Opens a battle of a type between the next pair. Returns its id; undefined if one is open, or no pair is free. */
async function openNext(tx: Tx, battle_type: BattleType, rivalries: readonly Pair[]): Promise<string | undefined> {
	const open = await tx.select().from(liveTeamBattles).where(eq(liveTeamBattles.status, "active"));
	if (open.some((battle) => battle.battle_type === battle_type)) return undefined;
	const busy_codes = new Set(open.flatMap(({ team_a_code, team_b_code }) => [team_a_code, team_b_code]));
	const last_battles = await tx
		.select({
			a: liveTeamBattles.team_a_code,
			b: liveTeamBattles.team_b_code,
			last: sql<number>`extract(epoch from max(${liveTeamBattles.created_at}))::float8`,
		})
		.from(liveTeamBattles)
		.groupBy(liveTeamBattles.team_a_code, liveTeamBattles.team_b_code);
	const lastTime = new Map(last_battles.map(({ a, b, last }) => [`${a} ${b}`, last]));
	const lastBattleAt = ({ a, b }: Pair) => lastTime.get(`${a.code} ${b.code}`) ?? 0;
	// the pair whose last battle is longest ago; the sort is stable, so new pairs come by their number of matches
	const [pair] = rivalries
		.filter(({ a, b }) => !busy_codes.has(a.code) && !busy_codes.has(b.code))
		.sort((one, other) => lastBattleAt(one) - lastBattleAt(other));
	if (!pair) return undefined;
	const [opened] = await tx
		.insert(liveTeamBattles)
		.values({
			battle_type,
			team_a_code: pair.a.code,
			team_a_name: pair.a.name,
			team_b_code: pair.b.code,
			team_b_name: pair.b.name,
			created_at: sql`clock_timestamp()`,
			end_time: sql`clock_timestamp() + ${BATTLES[battle_type].hours} * interval '1 hour'`,
		})
		.returning({ id: liveTeamBattles.id });
	return opened?.id;
}

/** Returns the pairs of present teams that have met, most matches against each other first. */
export async function readRivalries({ ask, franchises }: MatchRecord): Promise<Pair[]> {
	const today = franchises.filter(({ is_current }) => is_current).map(({ id }) => id);
	const met = await ask({
		rows: "sides",
		measures: ["matches"],
		where: { team: today, opponent: today },
		by: ["team", "opponent"],
		limit: MOST_PAIRS,
	});
	return met.rows.flatMap(({ team_id, team, opponent_id, opponent }) =>
		team_id < opponent_id
			? [{ a: { code: team_id.toUpperCase(), name: team }, b: { code: opponent_id.toUpperCase(), name: opponent } }]
			: [],
	);
}
