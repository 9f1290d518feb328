import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { ArmyBoardRow, BoardRow, FanBoard } from "./board.ts";
import { sinceOf } from "./periods.server.ts";
import { BOARD_ROWS, NEIGHBOURS, type Period } from "./rules.ts";
import { NAME_COLUMNS, NAME_JOINS, type NamedFan, publicFan } from "./top.server.ts";

type BoardLine = NamedFan & {
	part: "top" | "around" | "counting";
	points: number;
	/** the number of fans with the same points; only for the fan's neighbours */
	fans: number | null;
	/** only for the fan's own row */
	rank: number | null;
};

/**
 * Returns the top ten of a period by points, and the rank of `fan_id` with two fans above and two below. Equal points
 * share a rank. One statement. It does not slow down with the number of fans: the top ten come from an index, and a rank
 * is a sum of at most 31 buckets on each of four levels.
 */
export async function fanBoard(db: Queryable, period: Period, fan_id: string | null): Promise<FanBoard> {
	const { rows } = await db.execute<BoardLine>(boardStatement(period, fan_id));
	rows.sort((a, b) => b.points - a.points || (a.user_id < b.user_id ? 1 : -1));
	const top = rankTop(rows.filter(({ part }) => part === "top"));
	const around = rows.filter(({ part }) => part === "around");
	const own = around.find(({ user_id }) => user_id === fan_id);
	const isOfTop = ({ user_id }: BoardLine) => top.some((row) => row.user_id === user_id);
	const toRow = ({ rank, ...row }: RankedRow): BoardRow => ({
		...publicFan(row),
		rank,
		points: row.points,
		you: row.user_id === fan_id,
	});
	return {
		rows: top.map(toRow),
		you: own?.rank
			? {
					rank: own.rank,
					points: own.points,
					around: rankNeighbours(around, own.points, own.rank)
						.filter((row) => !isOfTop(row))
						.map(toRow),
				}
			: null,
		counting: rows.some(({ part }) => part === "counting"),
	};
}

export const boardStatement = (period: Period, fan_id: string | null): SQL =>
	fan_id === null
		? topOf(period)
		: sql`${topOf(period)} union all ${aroundOf(period, fan_id)} union all ${uncountedOf(fan_id)}`;

const inPeriod = (period: Period): SQL => sql`period = ${period} and since = ${sinceOf(period)}`;

const topOf = (period: Period): SQL => sql`
	select 'top' as part, s.user_id, s.points::float8 as points, ${NAME_COLUMNS}, null::integer as fans, null::integer as rank
	from (select user_id, points from fan_standings where ${inPeriod(period)}
		order by points desc, user_id desc limit ${BOARD_ROWS}) s
	${NAME_JOINS}`;

function aroundOf(period: Period, fan_id: string): SQL {
	const beside = (than: SQL, order: SQL) => sql`(select f.* from me, lateral (
		select user_id, points from fan_standings where ${inPeriod(period)} and (points, user_id) ${than} (me.points, me.user_id)
		order by points ${order}, user_id ${order} limit ${NEIGHBOURS}) f)`;
	const buckets = (level: number, above: SQL, upTo?: SQL) => sql`select fans from fan_ranks where ${inPeriod(period)}
		and level = ${sql.raw(String(level))} and bucket > ${above} ${upTo ? sql`and bucket <= ${upTo}` : sql``}`;
	return sql`(with me as (
		select user_id, points from fan_standings where user_id = ${fan_id} and ${inPeriod(period)}
	), above as (
		select sum(b.fans)::integer as fans from me, lateral (
			${buckets(0, sql`me.points`, sql`(me.points | 31)`)}
			union all ${buckets(1, sql`(me.points >> 5)`, sql`((me.points >> 5) | 31)`)}
			union all ${buckets(2, sql`(me.points >> 10)`, sql`((me.points >> 10) | 31)`)}
			union all ${buckets(3, sql`(me.points >> 15)`)}) b
	)
	select 'around', s.user_id, s.points::float8, ${NAME_COLUMNS}, r.fans,
		case when s.user_id = ${fan_id} then 1 + coalesce((select fans from above), 0) end
	from (${beside(sql`>`, sql`asc`)} union all select * from me union all ${beside(sql`<`, sql`desc`)}) s
	${NAME_JOINS}
	left join fan_ranks r on ${sql`r.period = ${period} and r.since = ${sinceOf(period)}`} and r.level = 0 and r.bucket = s.points)`;
}

/** Returns a row if points of the fan are not counted yet. */
const uncountedOf = (fan_id: string): SQL => sql`(select 'counting', l.user_id, l.points::float8, null, null, null, null
	from points_uncounted w join points_ledger l on l.id = w.ledger_id where l.user_id = ${fan_id} limit 1)`;

type RankedRow = Omit<BoardLine, "rank"> & { rank: number };

function rankTop(rows: BoardLine[]): RankedRow[] {
	return rows.map((row) => ({ ...row, rank: 1 + rows.findIndex(({ points }) => points === row.points) }));
}

/** Computes the neighbours' ranks from the fan's rank and the numbers of fans with the same points. */
function rankNeighbours(rows: BoardLine[], own_points: number, own_rank: number): RankedRow[] {
	const counts = new Map(rows.map(({ points, fans }) => [points, fans ?? 1]));
	const between = (low: number, high: number) =>
		[...counts].reduce((sum, [points, fans]) => (points >= low && points < high ? sum + fans : sum), 0);
	return rows.map((row) => ({
		...row,
		rank:
			row.points > own_points
				? own_rank - between(own_points + 1, row.points + 1)
				: own_rank + between(row.points + 1, own_points + 1),
	}));
}

/**
 * Returns all armies by the points that their fans earned in a period. Equal armies share a rank; armies without fans
 * come last. One query.
 */
export async function armyBoard(db: Queryable, period: Period): Promise<ArmyBoardRow[]> {
	const { rows } = await db.execute<ArmyBoardRow>(sql`
		select a.id as army_id, a.team_name, a.team_code, a.total_members as members, coalesce(s.points, 0)::float8 as points,
			rank() over (order by a.total_members > 0 desc, coalesce(s.points, 0) desc)::integer as rank
		from armies a
		left join army_standings s on s.army_id = a.id and s.period = ${period} and s.since = ${sinceOf(period)}
		order by rank, a.team_name`);
	return rows;
}
