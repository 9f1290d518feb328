import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { matchInScope } from "../scope.ts";

/** Punjab against Delhi, stopped on 8 May 2025: it was played again from the start, so the table does not count it. */
const REPLAYED_IN_2025 = 1473495;

export const standingsSchema = z.strictObject({ season: z.number().int(), until: z.number().int().optional() });
export type Standing = {
	position: number;
	team_id: string;
	/** the name of that year */
	team: string;
	played: number;
	won: number;
	lost: number;
	/** with those abandoned without a ball, which are not in the record but gave a point */
	no_result: number;
	points: number;
	net_run_rate: number | null;
};

/**
 * The league table of a season: two points a win, one for a match without a result; then net run rate. A side that was
 * all out counts with all its overs; after a rain rule the first side counts with the par score (target less one) in the
 * overs of the chase. Matches abandoned without a ball are not in the record; once the playoffs have begun, what a team
 * is short of the league's matches a team is taken for them.
 */
export async function standings(db: Queryable, params: z.infer<typeof standingsSchema>): Promise<Standing[]> {
	const { rows } = await db.execute(sql`
		with played as (
			select x.franchise_id, x.team, x.outcome, m.*, i1.runs as runs1, i2.runs as runs2, x.batted_first,
				case when i1.all_out then 120 else i1.balls end as balls1,
				case when i2.all_out then m.target_balls else i2.balls end as balls2
			from match_teams x join matches m on m.id = x.match_id
			left join innings i1 on i1.match_id = m.id and i1.innings = 1
			left join innings i2 on i2.match_id = m.id and i2.innings = 2
			where m.stage_kind = 'league' and m.id <> ${REPLAYED_IN_2025} and ${matchInScope(params)}
		), counted as (
			select season, franchise_id, team, outcome, batted_first,
				case when winner_id is null then null when method is null then runs1 else target_runs - 1 end as runs1,
				case when winner_id is null then null when method is null and target_balls = 120 then balls1 else target_balls end as balls1,
				case when winner_id is null then null else runs2 end as runs2,
				case when winner_id is null then null else balls2 end as balls2
			from played
		), sums as (
			select season, franchise_id, max(team) as team, count(*)::int as played,
				(count(*) filter (where outcome = 'won'))::int as won, (count(*) filter (where outcome = 'lost'))::int as lost,
				(count(*) filter (where outcome = 'no result'))::int as no_result,
				sum(case when batted_first then runs1 else runs2 end) * 6.0
					/ nullif(sum(case when batted_first then balls1 else balls2 end), 0)
				- sum(case when batted_first then runs2 else runs1 end) * 6.0
					/ nullif(sum(case when batted_first then balls2 else balls1 end), 0) as net
			from counted group by season, franchise_id
		), completed as (
			select sums.*, case when season in (select m.season from matches m where m.stage_kind <> 'league' and ${matchInScope(params)})
				then max(played) over (partition by season) - played else 0 end as missing
			from sums
		), lines as (
			select season, franchise_id as team_id, team, played + missing as played, won, lost, no_result + missing as no_result,
				won * 2 + no_result + missing as points, net from completed
		)
		select row_number() over (order by points desc, net desc nulls last, team_id collate "C")::int
			as position, team_id, team, played, won, lost, no_result, points, round(net, 3)::float8 as net_run_rate
		from lines order by position`);
	return rows as Standing[];
}
