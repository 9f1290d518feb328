import { sql } from "drizzle-orm";
import { quizDayTotals, quizTotals } from "../../../../db/schema/quiz-runs.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { publicFan, topFans } from "../../points/boards/top.server.ts";
import { BOARD_ROWS } from "../play-rules.ts";
import type { Board } from "../quiz.ts";

/**
 * Returns the best 20 fans of today or of all time by quiz points, and the rank of `fan_id`. Ties go to the fan who
 * reached the points first. At most two queries, each by an index.
 */
export async function quizLeaderboard(
	db: Queryable,
	{ period, fan_id }: { period: "today" | "all"; fan_id: string | null },
): Promise<Board> {
	const of = period === "today" ? sql`${quizDayTotals} where day = ${today} and` : sql`${quizTotals} where`;
	const { rows, you } = await topFans<{ points: number }>(
		db,
		{
			entries: sql`select fan_id as user_id, points, reached_at from ${of} points > 0`,
			order: sql`points desc, reached_at, user_id`,
			ahead: sql`s.points > me.points
				or s.points = me.points and (s.reached_at, s.user_id) < (me.reached_at, me.user_id)`,
			most: BOARD_ROWS,
		},
		fan_id,
	);
	return {
		rows: rows.map((row) => ({
			rank: row.rank,
			name: publicFan(row).name,
			points: row.points,
			you: row.user_id === fan_id,
		})),
		you: you && { rank: you.rank, points: you.points },
	};
}
