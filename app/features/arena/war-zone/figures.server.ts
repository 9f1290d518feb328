import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../../../platform/database/database.ts";
import { armyBoard } from "../../points/boards/boards.server.ts";

/** The site's counts, and today's points of each army. */
export const arenaFiguresSchema = z.object({
	counters: z.array(
		z.object({ key: z.enum(["war_cries", "speeches", "followers", "wins"]), label: z.string(), count: z.int() }),
	),
	/** today's points of each army, most first */
	scores: z.array(z.object({ team_code: z.string(), team_name: z.string(), score: z.int() })),
	/** the figures are samples, which the page increases by itself */
	demo: z.boolean(),
});
export type ArenaFigures = z.output<typeof arenaFiguresSchema>;
type Counter = ArenaFigures["counters"][number];

const LABELS: Record<Counter["key"], string> = {
	war_cries: "War cries shared",
	speeches: "Speeches recorded",
	followers: "Followers won",
	wins: "Battles won by fans",
};
const counters = (counts: Record<Counter["key"], number>): Counter[] =>
	(Object.keys(LABELS) as Counter["key"][]).map((key) => ({ key, label: LABELS[key], count: counts[key] }));

/** Samples (ARENA-1), which the page marks 'Demo'. */
const SHOWCASE: ArenaFigures = {
	counters: counters({ war_cries: 12_847, speeches: 3_291, followers: 8_654, wins: 1_156 }),
	scores: (
		[
			["CSK", "Chennai Super Kings", 2_340],
			["MI", "Mumbai Indians", 2_285],
			["RCB", "Royal Challengers Bengaluru", 2_190],
			["KKR", "Kolkata Knight Riders", 1_875],
			["SRH", "Sunrisers Hyderabad", 1_640],
			["RR", "Rajasthan Royals", 1_590],
			["DC", "Delhi Capitals", 1_455],
			["PBKS", "Punjab Kings", 1_320],
		] as const
	).map(([team_code, team_name, score]) => ({ team_code, team_name, score })),
	demo: true,
};

/** Returns the site's counts and the armies' points. Two queries. None for "showcase", which returns samples. */
export async function arenaFigures(db: Queryable, source: "showcase" | "live"): Promise<ArenaFigures> {
	if (source === "showcase") return SHOWCASE;
	const { rows } = await db.execute<Record<Counter["key"], number>>(sql`
		select (select count(*)::int from war_cries) as war_cries, (select count(*)::int from speeches) as speeches,
			(select count(*)::int from fan_follows) as followers,
			(select count(*)::int from battle_participations p join live_team_battles b on b.id = p.battle_id
				where b.winner = p.side) as wins`);
	const armies = await armyBoard(db, "day");
	return {
		counters: counters(rows[0] ?? { war_cries: 0, speeches: 0, followers: 0, wins: 0 }),
		scores: armies.map(({ team_code, team_name, points }) => ({ team_code, team_name, score: points })),
		demo: false,
	};
}
