import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { TeamBoardRow } from "./board.ts";
import { sinceOf } from "./periods.server.ts";
import type { Period } from "./rules.ts";

/**
 * Returns all armies by the points earned in a period; equal ones share a rank, and armies without fans rank last.
 * One query.
 */
export async function teamBoard(db: Queryable, period: Period): Promise<TeamBoardRow[]> {
	const { rows } = await db.execute<TeamBoardRow>(sql`
		select t.id as team_id, t.team_name, t.team_code, t.total_members as members, coalesce(s.points, 0)::float8 as points,
			rank() over (order by t.total_members > 0 desc, coalesce(s.points, 0) desc)::integer as rank
		from team_communities t
		left join team_standings s on s.team_id = t.id and s.period = ${period} and s.since = ${sinceOf(period)}
		order by rank, t.team_name`);
	return rows;
}
