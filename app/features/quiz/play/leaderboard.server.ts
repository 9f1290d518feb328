import { and, asc, count, desc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import { profiles } from "../../../../db/schema/auth.ts";
import { quizDayTotals, quizTotals } from "../../../../db/schema/quiz-runs.ts";
import { userSettings } from "../../../../db/schema/settings.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { displayName } from "../../../lib/session/me.ts";
import { BOARD_ROWS } from "../play-rules.ts";
import type { Board } from "../quiz.ts";

/**
 * Returns the best 20 of today or of all time by quiz points, and the place of `fan_id`, also further down. Ties go
 * to the fan who reached the points first. Fans with a private profile have no name. Three queries, each with an
 * index.
 */
export async function quizLeaderboard(
	db: Queryable,
	{ period, fan_id }: { period: "today" | "all"; fan_id: string | null },
): Promise<Board> {
	const table = period === "today" ? quizDayTotals : quizTotals;
	const within = and(gt(table.points, 0), period === "today" ? eq(quizDayTotals.day, today) : undefined);
	const best = await db
		.select({
			fan_id: table.fan_id,
			points: table.points,
			full_name: profiles.full_name,
			is_public: sql<boolean>`coalesce(${userSettings.public_profile}, true)`,
		})
		.from(table)
		.leftJoin(profiles, eq(profiles.id, table.fan_id))
		.leftJoin(userSettings, eq(userSettings.user_id, table.fan_id))
		.where(within)
		.orderBy(desc(table.points), asc(table.reached_at), asc(table.fan_id))
		.limit(BOARD_ROWS);
	const rows = best.map(({ fan_id: id, full_name, is_public, points }, index) => ({
		rank: index + 1,
		name: displayName(is_public ? { id, full_name } : { id: null, full_name: null }),
		points,
		you: id === fan_id,
	}));
	const own = rows.find(({ you }) => you);
	if (own) return { rows, you: { rank: own.rank, points: own.points } };
	return { rows, you: fan_id ? await standing(db, table, within, fan_id) : null };
}

async function standing(
	db: Queryable,
	table: typeof quizTotals | typeof quizDayTotals,
	within: SQL | undefined,
	fan_id: string,
): Promise<Board["you"]> {
	const [own] = await db
		.select({ points: table.points, reached_at: sql<string>`${table.reached_at}::text` })
		.from(table)
		.where(and(within, eq(table.fan_id, fan_id)));
	if (!own) return null;
	const earlier = sql`${own.reached_at}::timestamptz`;
	const [above] = await db
		.select({ count: count() })
		.from(table)
		.where(
			and(
				within,
				or(
					gt(table.points, own.points),
					and(
						eq(table.points, own.points),
						or(lt(table.reached_at, earlier), and(eq(table.reached_at, earlier), lt(table.fan_id, fan_id))),
					),
				),
			),
		);
	return { rank: (above?.count ?? 0) + 1, points: own.points };
}
