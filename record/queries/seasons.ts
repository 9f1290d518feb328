import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { all, inScope, matchInScope } from "../scope.ts";

const spanShape = {
	season: z.number().int().optional(),
	from_season: z.number().int().optional(),
	to_season: z.number().int().optional(),
	until: z.number().int().optional(),
};
export const spanSchema = z.strictObject(spanShape);

export type Champion = {
	season: number;
	match_id: number;
	date: string;
	ground: string;
	champion_id: string;
	/** the names of that year */
	champion: string;
	runner_up_id: string;
	runner_up: string;
	champion_runs: number;
	runner_up_runs: number;
	win_by_runs: number | null;
	win_by_wickets: number | null;
	player_of_match_id: string | null;
	player_of_match: string | null;
};

/** Finals that have been played, by season. */
export async function champions(db: Queryable, params: z.infer<typeof spanSchema>): Promise<Champion[]> {
	const { rows } = await db.execute(sql`
		select m.season, m.id as match_id, m.date::text as date, g.name as ground, w.franchise_id as champion_id,
			w.team as champion, l.franchise_id as runner_up_id, l.team as runner_up, wi.runs as champion_runs,
			li.runs as runner_up_runs, m.win_by_runs, m.win_by_wickets, m.player_of_match_id, p.display_name as player_of_match
		from matches m join grounds g on g.id = m.ground_id
		join match_teams w on w.match_id = m.id and w.outcome = 'won'
		join match_teams l on l.match_id = m.id and l.outcome = 'lost'
		join innings wi on wi.match_id = m.id and wi.franchise_id = w.franchise_id
		join innings li on li.match_id = m.id and li.franchise_id = l.franchise_id
		left join people p on p.id = m.player_of_match_id
		where m.stage_kind = 'final' and ${matchInScope(params)} order by m.season`);
	return rows as Champion[];
}

export const titlesSchema = z.strictObject({ ...spanShape, current_teams: z.boolean().optional() });
export type Titles = {
	rank: number;
	team_id: string;
	team: string;
	short_name: string;
	titles: number;
	title_seasons: number[];
	finals: number;
	final_seasons: number[];
	playoff_seasons: number[];
	/** seasons played within the scope */
	seasons: number;
};

/** Titles, finals and playoffs of every franchise that has played in the scope, those without any too. */
export async function titles(db: Queryable, params: z.infer<typeof titlesSchema>): Promise<Titles[]> {
	const { current_teams, ...span } = params;
	const seasons = (condition: string) =>
		sql.raw(`coalesce(json_agg(distinct m.season) filter (where ${condition}), '[]')`);
	const { rows } = await db.execute(sql`
		with lines as (
			select x.franchise_id as team_id, count(distinct m.season)::int as seasons,
				(count(*) filter (where m.stage_kind = 'final' and x.outcome = 'won'))::int as titles,
				(count(*) filter (where m.stage_kind = 'final'))::int as finals,
				${seasons("m.stage_kind = 'final' and x.outcome = 'won'")} as title_seasons,
				${seasons("m.stage_kind = 'final'")} as final_seasons,
				${seasons("m.stage_kind <> 'league'")} as playoff_seasons
			from match_teams x join matches m on m.id = x.match_id where ${matchInScope(span)} group by 1
		)
		select rank() over (order by titles desc)::int as rank, team_id, f.name as team, f.short_name, titles, title_seasons,
			finals, final_seasons, playoff_seasons, seasons
		from lines join franchises f on f.id = team_id where ${current_teams ? sql`f.is_current` : sql`true`}
		order by titles desc, finals desc, f.name collate "C"`);
	return rows as Titles[];
}

export type Caps = {
	season: number;
	orange_player_id: string;
	orange_player: string;
	orange_runs: number;
	purple_player_id: string;
	purple_player: string;
	purple_wickets: number;
};

/** Most runs and most wickets of each season, by plain sum; equal ones go to fewer balls and to the better economy. */
export async function caps(db: Queryable, params: z.infer<typeof spanSchema>): Promise<Caps[]> {
	const { rows } = await db.execute(sql`
		with ${params.until === undefined ? fromSums(params) : fromRows(params)}
		select season, orange.player_id as orange_player_id, o.display_name as orange_player, orange.runs as orange_runs,
			purple.player_id as purple_player_id, p.display_name as purple_player, purple.wickets as purple_wickets
		from orange join purple using (season) join people o on o.id = orange.player_id join people p on p.id = purple.player_id
		order by season`);
	return rows as Caps[];
}

/** The first of each season among the sums of the record. */
function fromSums({ season, from_season, to_season }: z.infer<typeof spanSchema>): SQL {
	const first = (figure: string, took_part: string, order: string) => sql`
		select s.season, line.player_id, line.${sql.raw(figure)} from seasons s cross join lateral (
			select * from player_figures x
			where x.season = s.season and x.franchise_id = '' and x.stage = 'all' and x.${sql.raw(took_part)} > 0
			order by ${sql.raw(order)}, x.player_id collate "C" limit 1
		) line where ${all([
			season === undefined ? undefined : sql`s.season = ${season}`,
			from_season === undefined ? undefined : sql`s.season >= ${from_season}`,
			to_season === undefined ? undefined : sql`s.season <= ${to_season}`,
		])}`;
	return sql`orange as (${first("runs", "innings", "x.runs desc nulls last, x.balls")}),
		purple as (${first("wickets", "bowling_innings", "x.wickets desc nulls last, x.economy")})`;
}

/** The same of a record that goes to a match only. */
function fromRows(params: z.infer<typeof spanSchema>): SQL {
	return sql`orange as (
			select distinct on (season) season, player_id, runs from (
				select m.season, x.player_id, sum(x.runs)::int as runs, sum(x.balls) as balls
				from batting x join matches m on m.id = x.match_id where ${inScope(params)} group by 1, 2
			) sums order by season, runs desc, balls, player_id collate "C"
		), purple as (
			select distinct on (season) season, player_id, wickets from (
				select m.season, x.player_id, sum(x.wickets)::int as wickets, sum(x.runs)::numeric / nullif(sum(x.balls), 0) as economy
				from bowling x join matches m on m.id = x.match_id where ${inScope(params)} group by 1, 2
			) sums order by season, wickets desc, economy, player_id collate "C"
		)`;
}
