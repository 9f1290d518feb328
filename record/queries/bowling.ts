import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { type Dimension, dimensionsSchema, type Keys } from "../dimensions.ts";
import { exactRate, grouped, type Metrics, ranked, rankingShape, rate } from "../ranking.ts";
import { partIn, partOf } from "../rankings/part.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type BowlingLine = Keys & {
	innings: number;
	/** legal balls; `overs` is the same as scorers write it */
	balls: number;
	overs: string;
	maidens: number;
	runs: number;
	wickets: number;
	average: number | null;
	economy: number | null;
	strike_rate: number | null;
	best_wickets: number | null;
	best_runs: number | null;
	/** exactly three, exactly four, five or more in an innings; four_plus is four or more */
	three_wickets: number;
	four_wickets: number;
	five_wickets: number;
	four_plus: number;
	dots: number;
	dot_percentage: number | null;
	fours: number;
	sixes: number;
	wides: number;
	noballs: number;
};

const METRICS = {
	wickets: { order: "desc", tie: sql`lines.runs::numeric / nullif(lines.balls, 0)` },
	innings: { order: "desc" },
	balls: { order: "desc" },
	maidens: { order: "desc", tie: sql`lines.balls` },
	runs: { order: "desc", tie: sql`lines.balls` },
	average: { order: "asc", by: exactRate(sql`lines.runs`, sql`lines.wickets`) },
	economy: { order: "asc", by: exactRate(sql`lines.runs`, sql`lines.balls`) },
	strike_rate: { order: "asc", by: exactRate(sql`lines.balls`, sql`lines.wickets`) },
	best: { order: "desc", by: sql`lines.best` },
	three_wickets: { order: "desc", tie: sql`lines.innings` },
	four_wickets: { order: "desc", tie: sql`lines.innings` },
	five_wickets: { order: "desc", tie: sql`lines.innings` },
	four_plus: { order: "desc", by: sql`(lines.four_wickets + lines.five_wickets)`, tie: sql`lines.innings` },
	dots: { order: "desc", tie: sql`lines.balls` },
	dot_percentage: { order: "desc", by: exactRate(sql`lines.dots`, sql`lines.balls`) },
	fours: { order: "desc", tie: sql`lines.balls` },
	sixes: { order: "desc", tie: sql`lines.balls` },
	wides: { order: "desc", tie: sql`lines.balls` },
	noballs: { order: "desc", tie: sql`lines.balls` },
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
	"outcome",
	"match",
] as const satisfies Dimension[];

const filterShape = {
	...scopeShape,
	player: z.string().optional(),
	phase: z.enum(["powerplay", "middle", "death"]).optional(),
	nationality: z.string().optional(),
	/** true: players from outside India */
	overseas: z.boolean().optional(),
};
export const bowlingSchema = z.strictObject({ ...filterShape, by: dimensionsSchema(DIMENSIONS).optional() });
export const bowlingLeadersSchema = z.strictObject({
	...filterShape,
	...rankingShape,
	by: dimensionsSchema(DIMENSIONS).optional(),
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	min_innings: z.number().int().optional(),
	min_balls: z.number().int().optional(),
	min_wickets: z.number().int().optional(),
});
type Filter = z.infer<z.ZodObject<typeof filterShape>>;

const PHASES = { powerplay: sql`between 1 and 6`, middle: sql`between 7 and 15`, death: sql`between 16 and 20` };

/** Spells as rows `x`. Within a phase a spell is what was bowled in it; the extras of a phase are not kept apart. */
function spellsOf({ phase }: Filter): SQL {
	if (!phase) return sql`bowling x`;
	return sql`(
		select match_id, innings, bowler_id as player_id, opponent_id as franchise_id, franchise_id as opponent_id,
			sum(balls) as balls, count(*) filter (where balls >= 6 and runs_charged = 0) as maidens, sum(runs_charged) as runs,
			sum(wickets_credited) as wickets, sum(dots) as dots, sum(fours) as fours, sum(sixes) as sixes,
			null::int as wides, null::int as noballs
		from overs where over ${PHASES[phase]} group by 1, 2, 3, 4, 5
	) x`;
}

const sum = (column: string) => sql.raw(`coalesce(sum(x.${column}), 0)::int as ${column}`);
const FIGURES = sql`count(*)::int as innings, ${sum("balls")}, ${sum("maidens")}, ${sum("runs")}, ${sum("wickets")},
	${sum("dots")}, ${sum("fours")}, ${sum("sixes")}, sum(x.wides)::int as wides, sum(x.noballs)::int as noballs,
	max(x.wickets * 1000 - x.runs)::int as best,
	(count(*) filter (where x.wickets = 3))::int as three_wickets,
	(count(*) filter (where x.wickets = 4))::int as four_wickets,
	(count(*) filter (where x.wickets >= 5))::int as five_wickets`;

const COLUMNS = sql`innings, balls, balls / 6 || '.' || balls % 6 as overs, maidens, runs, wickets,
	${rate(sql`runs`, sql`wickets`)} as average, ${rate(sql`runs`, sql`balls`, 6)} as economy,
	${rate(sql`balls`, sql`wickets`)} as strike_rate,
	((best + 999) / 1000) as best_wickets, ((best + 999) / 1000) * 1000 - best as best_runs,
	three_wickets, four_wickets, five_wickets, four_wickets + five_wickets as four_plus,
	dots, ${rate(sql`dots`, sql`balls`, 100)} as dot_percentage, fours, sixes, wides, noballs`;

function from(filter: Filter): SQL {
	const { player, nationality, overseas } = filter;
	return sql`from ${spellsOf(filter)} join matches m on m.id = x.match_id where ${all([
		inScope(filter),
		player === undefined ? undefined : sql`x.player_id = ${player}`,
		nationality === undefined
			? undefined
			: sql`x.player_id in (select id from people where nationality = ${nationality})`,
		overseas === undefined
			? undefined
			: sql`x.player_id in (select id from people where (nationality <> 'India') = ${overseas})`,
	])}`;
}

// a player's spells of a whole part of the record have been summed already
const SUMS = sql`max(x.bowling_innings) as innings, max(x.balls_bowled) as balls, max(x.maidens) as maidens,
	max(x.runs_conceded) as runs, max(x.wickets) as wickets, max(x.dots) as dots, max(x.fours_conceded) as fours,
	max(x.sixes_conceded) as sixes, max(x.wides) as wides, max(x.noballs) as noballs, max(x.best_figures) as best,
	max(x.three_wickets) as three_wickets, max(x.four_wickets) as four_wickets, max(x.five_wickets) as five_wickets`;

/**
 * Bowling figures, a line for every group of `by` (none: one line over everything in the scope, of zeros when there is
 * nothing). Rates are null without a ball or a wicket; within a phase `wides` and `noballs` are null.
 */
export function bowling(db: Queryable, { by = [], ...filter }: z.infer<typeof bowlingSchema>): Promise<BowlingLine[]> {
	return grouped(db, { by, figures: FIGURES, columns: COLUMNS, from: from(filter) });
}

/**
 * Bowling figures ranked by `metric`, a line for every group of `by` (a player), with qualifications. 'best' is best for
 * the bowler: the lowest economy, the most wickets. Everybody level with the last place is listed.
 */
export function bowlingLeaders(
	db: Queryable,
	params: z.infer<typeof bowlingLeadersSchema>,
): Promise<(BowlingLine & { rank: number })[]> {
	const { by = ["player"], metric, order, limit, min_innings, min_balls, min_wickets, ...filter } = params;
	const part = by.length === 1 && by[0] === "player" ? partIn(filter) : undefined;
	return ranked(db, {
		by,
		figures: part ? SUMS : FIGURES,
		columns: COLUMNS,
		from: part ? sql`from player_figures x where ${partOf(part)} and x.bowling_innings > 0` : from(filter),
		metric: { name: metric, ...METRICS[metric] },
		order,
		limit,
		having: [
			min_innings === undefined ? undefined : sql`lines.innings >= ${min_innings}`,
			min_balls === undefined ? undefined : sql`lines.balls >= ${min_balls}`,
			min_wickets === undefined ? undefined : sql`lines.wickets >= ${min_wickets}`,
		],
	});
}
