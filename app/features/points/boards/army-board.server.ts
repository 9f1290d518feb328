import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { ArmyBoardRow } from "./board.ts";
import { sinceOf } from "./periods.server.ts";
import type { Period } from "./rules.ts";

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
