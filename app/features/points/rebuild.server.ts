import { type SQL, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import { COUNTING, type CreditArmies, countBatch } from "./boards/count.server.ts";
import { periodsOf, sinceOf } from "./boards/periods.server.ts";

/** A stored sum that differs from the ledger. */
type Fault = { what: string; of: string; stored: string; ledger: string };

const CURRENT = sql`((period = 'all' and since = ${sinceOf("all")}) or (period = 'day' and since = ${sinceOf("day")})
	or (period = 'week' and since = ${sinceOf("week")}) or (period = 'month' and since = ${sinceOf("month")}))`;
/** Ledger rows that the boards have counted already. */
const COUNTED = sql`(select * from points_ledger l
	where l.points > 0 and not exists (select from points_uncounted u where u.ledger_id = l.id))`;
const IN_PERIODS = sql`${COUNTED} l cross join lateral ${periodsOf(sql`l.day`)} p(period, since)`;

const BALANCES = sql`select l.user_id, sum(l.points)::bigint as points, sum(l.xp)::bigint as xp,
	coalesce(sum(l.points) filter (where l.day = b.daily_points_on), 0)::bigint as today
	from points_ledger l left join user_points b using (user_id) where l.user_id is not null group by l.user_id`;
const ACTIONS = sql`select user_id, transaction_type, sum(times)::integer as times, max(day) as last_on,
	(array_agg(times order by day desc))[1]::integer as times_on
	from (select user_id, transaction_type, day, count(*) as times from points_ledger where user_id is not null group by 1, 2, 3) days
	group by 1, 2`;
const FANS = sql`select user_id, period, since, sum(l.points)::bigint as points from ${IN_PERIODS}
	where user_id is not null and ${CURRENT} group by 1, 2, 3`;
const RANKS = sql`select period, since, level, (points >> (5 * level))::integer as bucket, count(*)::integer as fans
	from fan_standings cross join generate_series(0, 3) level group by 1, 2, 3, 4`;
const STANDINGS = sql`select period, since, m.army_id, sum(l.points)::bigint as points from ${IN_PERIODS}
	join army_memberships m on m.id = l.membership_id where ${CURRENT} group by 1, 2, 3`;
const MEMBERSHIPS = sql`select membership_id as id, sum(points)::bigint as points from ${COUNTED} l
	where membership_id is not null group by 1`;
const ARMIES = sql`select m.army_id as id, sum(l.points)::bigint as points from ${COUNTED} l
	join army_memberships m on m.id = l.membership_id group by 1`;

/** Comparisons of stored sums with the ledger. Each is one statement, so that it sees concurrent payments in both or neither. */
const CHECKS: readonly { what: string; query: SQL }[] = [
	check("balance", {
		stored: sql`select user_id, concat_ws(' ', total_points, xp, daily_points) as value from user_points`,
		ledger: sql`select user_id, concat_ws(' ', points, xp, today) as value from (${BALANCES}) sums`,
		key: ["user_id"],
		nothing: "0 0 0",
	}),
	check("actions", {
		stored: sql`select user_id, transaction_type, concat_ws(' ', times, last_on) as value from user_actions`,
		ledger: sql`select user_id, transaction_type, concat_ws(' ', times, last_on) as value from (${ACTIONS}) sums`,
		key: ["user_id", "transaction_type"],
		nothing: "0",
	}),
	check("fan's standing", {
		stored: sql`select user_id, period, since, points::text as value from fan_standings
			where ${CURRENT} and user_id not in (select gone_user_id from points_uncounted where gone_user_id is not null)`,
		ledger: sql`select user_id, period, since, points::text as value from (${FANS}) sums`,
		key: ["user_id", "period", "since"],
		nothing: "0",
	}),
	check("rank", {
		stored: sql`select period, since, level, bucket, fans::text as value from fan_ranks where ${CURRENT} and fans <> 0`,
		ledger: sql`select period, since, level, bucket, fans::text as value from (${RANKS}) sums where ${CURRENT}`,
		key: ["period", "since", "level", "bucket"],
		nothing: "0",
	}),
	check("army's standing", {
		stored: sql`select period, since, army_id, points::text as value from army_standings where ${CURRENT}`,
		ledger: sql`select period, since, army_id, points::text as value from (${STANDINGS}) sums`,
		key: ["period", "since", "army_id"],
		nothing: "0",
	}),
	check("membership", {
		stored: sql`select id, points_contributed::text as value from army_memberships`,
		ledger: sql`select id, points::text as value from (${MEMBERSHIPS}) sums`,
		key: ["id"],
		nothing: "0",
	}),
	check("army", {
		stored: sql`select id, total_points::text as value from armies`,
		ledger: sql`select id, points::text as value from (${ARMIES}) sums`,
		key: ["id"],
		nothing: "0",
	}),
];

function check(
	what: string,
	{ stored, ledger, key, nothing }: { stored: SQL; ledger: SQL; key: string[]; nothing: string },
) {
	const columns = sql.raw(key.join(", "));
	const query = sql`select concat_ws(' ', ${columns}) as of, coalesce(s.value, ${nothing}) as stored,
		coalesce(l.value, ${nothing}) as ledger
		from (${stored}) s full join (${ledger}) l using (${columns})
		where coalesce(s.value, ${nothing}) <> coalesce(l.value, ${nothing})`;
	return { what, query };
}

/** Compares every balance and current board with the ledger, and returns the differences. Safe while the site runs. */
export async function compareWithLedger(db: Queryable): Promise<Fault[]> {
	const faults: Fault[] = [];
	for (const { what, query } of CHECKS) {
		const { rows } = await db.execute<Omit<Fault, "what">>(query);
		faults.push(...rows.map((row) => ({ what, ...row })));
	}
	return faults;
}

/** Rebuilds every balance and current board from the ledger in one transaction. Concurrent payments wait for it. */
export async function rebuildFromLedger(db: Db, creditArmies: CreditArmies): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${COUNTING})`);
		// in the lock order of a fan who joins an army; then the table that every payment locks first
		await tx.execute(sql`select from armies order by id for update`);
		await tx.execute(sql`lock table user_points in exclusive mode`);
		while ((await countBatch(tx, creditArmies)).counted > 0);
		await tx.execute(sql`update user_points b set total_points = 0, xp = 0, daily_points = 0
			where not exists (select from points_ledger l where l.user_id = b.user_id)`);
		await tx.execute(sql`insert into user_points as b (user_id, total_points, xp, daily_points)
			select user_id, points, xp, today from (${BALANCES}) sums
			on conflict (user_id) do update set total_points = excluded.total_points, xp = excluded.xp, daily_points = excluded.daily_points
			where (b.total_points, b.xp, b.daily_points) is distinct from (excluded.total_points, excluded.xp, excluded.daily_points)`);
		await tx.execute(sql`delete from user_actions`);
		await tx.execute(sql`insert into user_actions (user_id, transaction_type, times, last_on, times_on)
			select user_id, transaction_type, times, last_on, times_on from (${ACTIONS}) sums`);
		for (const table of ["fan_standings", "fan_ranks", "army_standings"])
			await tx.execute(sql`delete from ${sql.raw(table)}`);
		await tx.execute(sql`insert into fan_standings (user_id, period, since, points) ${FANS}`);
		await tx.execute(sql`insert into fan_ranks (period, since, level, bucket, fans) ${RANKS}`);
		await tx.execute(sql`insert into army_standings (period, since, army_id, points) ${STANDINGS}`);
		await tx.execute(sql`update army_memberships m
			set points_contributed = coalesce((select points from (${MEMBERSHIPS}) sums where sums.id = m.id), 0)`);
		await tx.execute(sql`update armies a
			set total_points = coalesce((select points from (${ARMIES}) sums where sums.id = a.id), 0)`);
	});
}
