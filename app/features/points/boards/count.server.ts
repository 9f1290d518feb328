import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../../../platform/database/database.ts";
import { periodsOf } from "./periods.server.ts";

export type Contribution = { membership_id: string; army_id: string; points: number };
/** Adds contributions to armies and memberships, in the same transaction. */
export type CreditArmies = (tx: Tx, contributions: Contribution[]) => Promise<void>;

const BATCH = 5_000;
/** The advisory lock of counting. */
export const COUNTING = 7_012_012;

/**
 * Adds new ledger rows to the boards, at most 5,000, in one transaction. Does nothing while another process counts.
 * Returns the number of rows, and whether an army gained points. Call it again after a full batch.
 */
export async function countPoints(db: Db, creditArmies: CreditArmies): Promise<{ counted: number; armies: boolean }> {
	// skips the transaction, because most of the time there is nothing to count
	const { rows: waiting } = await db.execute(sql`select from points_uncounted limit 1`);
	if (waiting.length === 0) return { counted: 0, armies: false };
	return db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${COUNTING}) as free`);
		return rows[0]?.free ? countBatch(tx, creditArmies) : { counted: 0, armies: false };
	});
}

/** The caller must hold the lock COUNTING. */
export async function countBatch(tx: Tx, creditArmies: CreditArmies): Promise<{ counted: number; armies: boolean }> {
	// an array, because the planner expects an empty table and would choose a nested loop for a join
	const { rows } = await tx.execute<{ counted: number; contributions: Contribution[] }>(sql`
		with taken as (
			delete from points_uncounted where id = any(array(select id from points_uncounted order by id limit ${BATCH}))
			returning ledger_id, gone_user_id
		), earned as (
			select l.user_id, l.membership_id, m.army_id, l.day, l.points
			from taken join points_ledger l on l.id = taken.ledger_id
			left join army_memberships m on m.id = l.membership_id
			where l.points > 0
		), gained as (
			select user_id, period, since, sum(points)::bigint as points
			from earned cross join lateral ${periodsOf(sql`day`)} p(period, since)
			where user_id is not null group by user_id, period, since
		), stands as (
			insert into fan_standings as s (user_id, period, since, points) select * from gained
			on conflict (user_id, period, since) do update set points = s.points + excluded.points
			returning user_id, period, since, points
		), gone as (
			delete from fan_standings where user_id in (select gone_user_id from taken where gone_user_id is not null)
			returning period, since, points
		), moves as (
			select period, since, points, 1 as fans from stands
			union all
			select period, since, stands.points - gained.points, -1 from stands join gained using (user_id, period, since)
			where stands.points > gained.points
			union all
			select period, since, points, -1 from gone
		), net as (
			select period, since, level, (points >> (5 * level))::integer as bucket, sum(fans)::integer as fans
			from moves cross join generate_series(0, 3) level
			group by 1, 2, 3, 4 having sum(fans) <> 0
		), more as (
			insert into fan_ranks as r (period, since, level, bucket, fans)
			select period, since, level, bucket, fans from net where fans > 0
			on conflict (period, since, level, bucket) do update set fans = r.fans + excluded.fans
		), fewer as (
			update fan_ranks r set fans = r.fans + net.fans from net
			where net.fans < 0 and (r.period, r.since, r.level, r.bucket) = (net.period, net.since, net.level, net.bucket)
		), armies_counted as (
			insert into army_standings as s (period, since, army_id, points)
			select period, since, army_id, sum(points) from earned
			cross join lateral ${periodsOf(sql`day`)} p(period, since)
			where army_id is not null group by 1, 2, 3
			on conflict (period, since, army_id) do update set points = s.points + excluded.points
		), contributed as (
			select membership_id, army_id, sum(points)::float8 as points from earned
			where army_id is not null group by 1, 2
		)
		select (select count(*)::integer from taken) as counted,
			(select coalesce(json_agg(contributed), '[]') from contributed) as contributions`);
	const { counted, contributions } = rows[0] ?? { counted: 0, contributions: [] };
	if (contributions.length > 0) await creditArmies(tx, contributions);
	return { counted, armies: contributions.length > 0 };
}
