import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { type Dimension, dimensionsSchema, type Keys } from "../dimensions.ts";
import { exactRate, grouped, type Metrics, ranked, rankingShape, rate } from "../ranking.ts";
import { partIn, partOf } from "../rankings/part.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type BattingLine = Keys & {
	innings: number;
	runs: number;
	balls: number;
	fours: number;
	sixes: number;
	boundaries: number;
	not_outs: number;
	dismissals: number;
	average: number | null;
	strike_rate: number | null;
	highest: number | null;
	highest_not_out: boolean | null;
	hundreds: number;
	fifties: number;
	fifty_plus: number;
	ducks: number;
	golden_ducks: number;
};

const METRICS = {
	runs: { order: "desc", tie: sql`lines.balls` },
	innings: { order: "desc" },
	balls: { order: "desc" },
	fours: { order: "desc", tie: sql`lines.balls` },
	sixes: { order: "desc", tie: sql`lines.balls` },
	boundaries: { order: "desc", by: sql`(lines.fours + lines.sixes)`, tie: sql`lines.balls` },
	not_outs: { order: "desc", by: sql`(lines.innings - lines.dismissals)`, tie: sql`lines.innings` },
	average: { order: "desc", by: exactRate(sql`lines.runs`, sql`lines.dismissals`) },
	strike_rate: { order: "desc", by: exactRate(sql`lines.runs`, sql`lines.balls`) },
	highest: { order: "desc", by: sql`lines.top`, tie: sql`lines.balls` },
	hundreds: { order: "desc", tie: sql`lines.innings` },
	fifties: { order: "desc", tie: sql`lines.innings` },
	fifty_plus: { order: "desc", by: sql`(lines.fifties + lines.hundreds)`, tie: sql`lines.innings` },
	ducks: { order: "desc", tie: sql`lines.innings` },
	golden_ducks: { order: "desc", tie: sql`lines.innings` },
} satisfies Metrics;
type Metric = keyof typeof METRICS;

const DIMENSIONS = [
	"player",
	"team",
	"opponent",
	"ground",
	"season",
	"stage",
	"innings",
	"position",
	"outcome",
	"match",
] as const satisfies Dimension[];

const filterShape = {
	...scopeShape,
	player: z.string().optional(),
	phase: z.enum(["powerplay", "middle", "death"]).optional(),
	/** order of appearance: 1 to 2 is opening */
	from_position: z.number().int().min(1).max(12).optional(),
	to_position: z.number().int().min(1).max(12).optional(),
	nationality: z.string().optional(),
	/** true: players from outside India */
	overseas: z.boolean().optional(),
};
export const battingSchema = z.strictObject({ ...filterShape, by: dimensionsSchema(DIMENSIONS).optional() });
export const battingLeadersSchema = z.strictObject({
	...filterShape,
	...rankingShape,
	by: dimensionsSchema(DIMENSIONS).optional(),
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	min_innings: z.number().int().optional(),
	min_balls: z.number().int().optional(),
	min_runs: z.number().int().optional(),
});
type Filter = z.infer<z.ZodObject<typeof filterShape>>;

/**
 * Innings of batters as rows `x`. Within a phase an innings is what was made in it, and one without a ball faced or a
 * dismissal in the phase is none.
 */
function inningsOf({ phase }: Filter): SQL {
	if (!phase) return sql`batting x`;
	return sql`(
		select match_id, innings, u.batter_id as player_id, u.franchise_id, u.opponent_id, b.position,
			sum(u.runs) as runs, sum(u.balls) as balls, sum(u.fours) as fours, sum(u.sixes) as sixes, sum(u.dismissals) > 0 as is_out
		from matchups u join batting b using (match_id, innings)
		where b.player_id = u.batter_id and u.phase = ${phase}
		group by match_id, innings, u.batter_id, u.franchise_id, u.opponent_id, b.position
	) x`;
}

const FIGURES = sql`count(*)::int as innings, coalesce(sum(x.runs), 0)::int as runs, coalesce(sum(x.balls), 0)::int as balls,
	coalesce(sum(x.fours), 0)::int as fours, coalesce(sum(x.sixes), 0)::int as sixes,
	(count(*) filter (where x.is_out))::int as dismissals,
	max(x.runs * 2 + (not x.is_out)::int)::int as top,
	(count(*) filter (where x.runs >= 100))::int as hundreds,
	(count(*) filter (where x.runs between 50 and 99))::int as fifties,
	(count(*) filter (where x.runs = 0 and x.is_out))::int as ducks,
	(count(*) filter (where x.runs = 0 and x.is_out and x.balls = 1))::int as golden_ducks`;

const COLUMNS = sql`innings, runs, balls, fours, sixes, fours + sixes as boundaries, innings - dismissals as not_outs, dismissals,
	${rate(sql`runs`, sql`dismissals`)} as average, ${rate(sql`runs`, sql`balls`, 100)} as strike_rate,
	top / 2 as highest, top % 2 = 1 as highest_not_out, hundreds, fifties, fifties + hundreds as fifty_plus, ducks, golden_ducks`;

function from(filter: Filter): SQL {
	const { player, from_position, to_position, nationality, overseas } = filter;
	return sql`from ${inningsOf(filter)} join matches m on m.id = x.match_id where ${all([
		inScope(filter),
		player === undefined ? undefined : sql`x.player_id = ${player}`,
		from_position === undefined ? undefined : sql`x.position >= ${from_position}`,
		to_position === undefined ? undefined : sql`x.position <= ${to_position}`,
		nationality === undefined
			? undefined
			: sql`x.player_id in (select id from people where nationality = ${nationality})`,
		overseas === undefined
			? undefined
			: sql`x.player_id in (select id from people where (nationality <> 'India') = ${overseas})`,
	])}`;
}

// a player's innings of a whole part of the record have been summed already
const SUMS = sql`max(x.innings) as innings, max(x.runs) as runs, max(x.balls) as balls, max(x.fours) as fours,
	max(x.sixes) as sixes, max(x.dismissals) as dismissals, max(x.highest * 2 + x.highest_not_out::int) as top,
	max(x.hundreds) as hundreds, max(x.fifties) as fifties, max(x.ducks) as ducks, max(x.golden_ducks) as golden_ducks`;

/**
 * Batting figures, a line for every group of `by` (none: one line over everything in the scope, of zeros when there is
 * nothing). Averages and strike rates are null without a dismissal or a ball.
 */
export function batting(db: Queryable, { by = [], ...filter }: z.infer<typeof battingSchema>): Promise<BattingLine[]> {
	return grouped(db, { by, figures: FIGURES, columns: COLUMNS, from: from(filter) });
}

/**
 * Batting figures ranked by `metric`, a line for every group of `by` (a player), with qualifications. For the lowest
 * instead of the highest ask for order 'worst'. Everybody level with the last place is listed.
 */
export function battingLeaders(
	db: Queryable,
	params: z.infer<typeof battingLeadersSchema>,
): Promise<(BattingLine & { rank: number })[]> {
	const { by = ["player"], metric, order, limit, min_innings, min_balls, min_runs, ...filter } = params;
	const part = by.length === 1 && by[0] === "player" ? partIn(filter) : undefined;
	return ranked(db, {
		by,
		figures: part ? SUMS : FIGURES,
		columns: COLUMNS,
		from: part ? sql`from player_figures x where ${partOf(part)} and x.innings > 0` : from(filter),
		metric: { name: metric, ...METRICS[metric] },
		order,
		limit,
		having: [
			min_innings === undefined ? undefined : sql`lines.innings >= ${min_innings}`,
			min_balls === undefined ? undefined : sql`lines.balls >= ${min_balls}`,
			min_runs === undefined ? undefined : sql`lines.runs >= ${min_runs}`,
		],
	});
}
