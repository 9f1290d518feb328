import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { type Dimension, dimensionsSchema, type Keys } from "../dimensions.ts";
import { exactRate, type Metrics, ranked, rankingShape, rate } from "../ranking.ts";
import { all, inScope, scopeShape } from "../scope.ts";

const PHASES = {
	powerplay: sql`between 1 and 6`,
	middle: sql`between 7 and 15`,
	death: sql`between 16 and 20`,
	first_over: sql`= 1`,
	last_over: sql`= 20`,
};
type Phase = keyof typeof PHASES;

export type PhaseLine = Keys & {
	rank: number;
	innings_played: number;
	runs: number;
	wickets: number;
	balls: number;
	run_rate: number | null;
	/** runs an innings in this phase */
	average: number | null;
	fours: number;
	sixes: number;
	dots: number;
	dot_percentage: number | null;
};

const METRICS = {
	runs: { order: "desc" },
	wickets: { order: "desc" },
	run_rate: { order: "desc", by: exactRate(sql`lines.runs`, sql`lines.balls`) },
	average: { order: "desc", by: exactRate(sql`lines.runs`, sql`lines.innings_played`) },
	sixes: { order: "desc" },
	fours: { order: "desc" },
	dot_percentage: { order: "desc", by: exactRate(sql`lines.dots`, sql`lines.balls`) },
} satisfies Metrics;
type Metric = keyof typeof METRICS;

const DIMENSIONS = [
	"team",
	"opponent",
	"ground",
	"season",
	"innings",
	"outcome",
	"match",
] as const satisfies Dimension[];

export const phasesSchema = z.strictObject({
	...scopeShape,
	...rankingShape,
	phase: z.enum(Object.keys(PHASES) as [Phase, ...Phase[]]),
	by: dimensionsSchema(DIMENSIONS).optional(),
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	min_innings: z.number().int().optional(),
});

/**
 * What sides score in a phase, extras included, ranked by `metric`, a line for every group of `by` (none: one line).
 * Grouped by team and match it ranks single innings: the highest powerplay.
 */
export function phases(db: Queryable, params: z.infer<typeof phasesSchema>): Promise<PhaseLine[]> {
	const { phase, by = [], metric, order, limit, min_innings, ...scope } = params;
	const sum = (column: string) => sql.raw(`coalesce(sum(x.${column}), 0)::int as ${column}`);
	return ranked(db, {
		by,
		figures: sql`count(distinct (x.match_id, x.innings))::int as innings_played, ${sum("runs")}, ${sum("wickets")},
			${sum("balls")}, ${sum("fours")}, ${sum("sixes")}, ${sum("dots")}`,
		columns: sql`innings_played, runs, wickets, balls, ${rate(sql`runs`, sql`balls`, 6)} as run_rate,
			${rate(sql`runs`, sql`innings_played`)} as average, fours, sixes, dots,
			${rate(sql`dots`, sql`balls`, 100)} as dot_percentage`,
		from: sql`from overs x join matches m on m.id = x.match_id where ${all([inScope(scope), sql`x.over ${PHASES[phase]}`])}`,
		metric: { name: metric, ...METRICS[metric] },
		order,
		limit,
		having: [sql`lines.innings_played >= ${min_innings ?? 1}`],
	});
}

export const oversSchema = z.strictObject({
	...scopeShape,
	...rankingShape,
	metric: z.enum(["runs", "sixes", "wickets_credited"]),
	player: z.string().optional(),
	phase: z.enum(Object.keys(PHASES) as [Phase, ...Phase[]]).optional(),
});
export type OverLine = {
	rank: number;
	player_id: string;
	player: string;
	/** from 1 */
	over: number;
	runs: number;
	sixes: number;
	fours: number;
	wickets_credited: number;
	/** the batting side */
	team_id: string;
	team: string;
	opponent_id: string;
	opponent: string;
	match_id: number;
	season: number;
	date: string;
	ground: string;
};

/** Single overs: the most expensive (extras count), with the most sixes, with the most wickets of the bowler. `player` is the bowler. */
export async function overs(db: Queryable, params: z.infer<typeof oversSchema>): Promise<OverLine[]> {
	const { metric, order, limit = 10, player, phase, ...scope } = params;
	const value = sql.raw(`x.${metric}`);
	const direction = sql.raw(order === "worst" ? "asc" : "desc");
	const { rows } = await db.execute(sql`
		with best as (
			select * from (
				select x.*, m.season, m.date, m.ground_id, rank() over (order by ${value} ${direction})::int as rank,
					row_number() over (order by ${value} ${direction}, m.sequence, x.innings, x.over, x.bowler_id collate "C") as place
				from overs x join matches m on m.id = x.match_id
				where ${all([
					inScope(scope),
					player === undefined ? undefined : sql`x.bowler_id = ${player}`,
					phase === undefined ? undefined : sql`x.over ${PHASES[phase]}`,
				])}
			) ranking where rank <= ${limit}
		)
		select x.rank, x.bowler_id as player_id, p.display_name as player, x.over, x.runs, x.sixes, x.fours,
			x.wickets_credited, x.franchise_id as team_id, f.name as team, x.opponent_id, o.name as opponent, x.match_id,
			x.season, x.date::text as date, g.name as ground
		from best x join people p on p.id = x.bowler_id join franchises f on f.id = x.franchise_id
		join franchises o on o.id = x.opponent_id join grounds g on g.id = x.ground_id
		order by x.place`);
	return rows as OverLine[];
}
