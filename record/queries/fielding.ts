import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { type Dimension, dimensionsSchema, type Keys } from "../dimensions.ts";
import { type Metrics, ranked, rankingShape } from "../ranking.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type FieldingLine = Keys & {
	rank: number;
	dismissals: number;
	catches: number;
	stumpings: number;
	run_outs: number;
};

const METRICS = {
	catches: { order: "desc" },
	stumpings: { order: "desc" },
	run_outs: { order: "desc" },
	/** catches and stumpings, what a wicketkeeper is counted by */
	dismissals: { order: "desc", by: sql`(lines.catches + lines.stumpings)` },
} satisfies Metrics;
type Metric = keyof typeof METRICS;

const DIMENSIONS = ["player", "team", "opponent", "ground", "season", "match"] as const satisfies Dimension[];

export const fieldingLeadersSchema = z.strictObject({
	...scopeShape,
	...rankingShape,
	by: dimensionsSchema(DIMENSIONS).optional(),
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	player: z.string().optional(),
});

/** Dismissals in which a player may have a hand, told in a way that indexes answer. */
const hasAHand = (player: string) =>
	sql`(b.fielder_ids && array[${player}]::text[] or (b.bowler_id = ${player} and b.dismissal = 'caught and bowled'))`;

/**
 * Catches (caught and bowled too), stumpings and run outs in which a fielder had a hand, ranked by `metric`, a line for
 * every group of `by` (a player). Substitutes are not credited, and matches whose scorers noted no fielder add nothing.
 */
export function fieldingLeaders(db: Queryable, params: z.infer<typeof fieldingLeadersSchema>): Promise<FieldingLine[]> {
	const { by = ["player"], metric, order, limit, player, ...scope } = params;
	return ranked(db, {
		by,
		figures: sql`(count(*) filter (where x.dismissal in ('caught', 'caught and bowled')))::int as catches,
			(count(*) filter (where x.dismissal = 'stumped'))::int as stumpings,
			(count(*) filter (where x.dismissal = 'run out'))::int as run_outs`,
		columns: sql`catches + stumpings as dismissals, catches, stumpings, run_outs`,
		from: sql`from (
			select b.match_id, b.innings, b.dismissal, b.opponent_id as franchise_id, b.franchise_id as opponent_id,
				unnest(case b.dismissal when 'caught and bowled' then array[b.bowler_id] else b.fielder_ids end) as player_id
			from batting b where b.dismissal in ('caught', 'caught and bowled', 'stumped', 'run out')
				${player === undefined ? sql`` : sql`and ${hasAHand(player)}`}
		) x join matches m on m.id = x.match_id where ${all([
			inScope(scope),
			player === undefined ? undefined : sql`x.player_id = ${player}`,
		])}`,
		metric: { name: metric, ...METRICS[metric] },
		order,
		limit,
	});
}
