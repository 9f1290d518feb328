/**
 * A side's season up to place `last` in the order of play: its place in the league table and the stages it reached. A
 * win is worth 2 points, no result 1; net run rate breaks ties. For it a side that was all out counts all its overs;
 * under the rain rule the side that batted first counts the par score (target − 1) in the overs of the chase.
 * The record lacks matches abandoned without a ball: once the playoffs have begun, a side with too few league matches
 * gets the missing ones. Punjab against Delhi of 8 May 2025 (1473495) was replayed from the start.
 */
export const campaigns = /* sql */ `
create macro campaigns_until(last) as table (
	with played as (
		select s.match_id, s.season, s.team_id, s.opponent_id, s.team_name, s.sequence, s.stage, s.result, s.batted, m.rain_rule, m.target_runs,
			m.target_balls, a.runs as runs1, b.runs as runs2, if(a.all_out, 120, a.balls) as balls1,
			if(b.all_out, m.target_balls, b.balls) as balls2
		from sides s join matches m using (match_id)
		left join innings a on a.match_id = s.match_id and a.innings = 1
		left join innings b on b.match_id = s.match_id and b.innings = 2
		where s.sequence <= last
	), counted as (
		select season, team_id, team_name, result, batted = 'first' as first,
			case when result = 'no_result' then null when not rain_rule then runs1 else target_runs - 1 end as runs1,
			case when result = 'no_result' then null when not rain_rule and target_balls = 120 then balls1 else target_balls end
				as balls1,
			if(result = 'no_result', null, runs2) as runs2, if(result = 'no_result', null, balls2) as balls2
		from played where stage = 'league' and match_id <> 1473495
	), sums as (
		select season, team_id, any_value(team_name) as team_name, count(*)::int as played,
			count(*) filter (result = 'won')::int as won, count(*) filter (result = 'lost')::int as lost,
			count(*) filter (result = 'no_result')::int as no_result,
			6 * sum(if(first, runs1, runs2)) / nullif(sum(if(first, balls1, balls2)), 0)
				- 6 * sum(if(first, runs2, runs1)) / nullif(sum(if(first, balls2, balls1)), 0) as net_run_rate
		from counted group by season, team_id
	), ends as (
		select season, team_id, bool_or(stage <> 'league') as playoffs, bool_or(stage = 'final') as final,
			bool_or(stage = 'final' and result = 'won') as title
		from played group by all
	), missed as (
		select s.*, e.playoffs, e.final, e.title,
			if(bool_or(e.playoffs) over (partition by s.season), max(s.played) over (partition by s.season) - s.played, 0)::int as missing
		from sums s join ends e using (season, team_id)
	)
	select season, team_id, team_name, played + missing as played, won, lost, no_result + missing as no_result,
		won * 2 + no_result + missing as points, net_run_rate, playoffs, final, title,
		row_number() over (partition by season order by won * 2 + no_result + missing desc, net_run_rate desc nulls last, team_id)::int
			as place
	from missed
);
create table campaigns as from campaigns_until((select max(sequence) from matches)) order by season, place;
`;

/**
 * Awards: the player of each match, and the orange cap (most runs) and purple cap (most wickets) of each season with a
 * final. Fewer balls, or the better economy, break ties.
 */
export const awards = /* sql */ `
create table awards as
	select 'player_of_match' as award, m.season, m.sequence, m.match_id, m.player_of_match_id as player_id, l.team_id, l.opponent_id
	from matches m join appearances l on l.match_id = m.match_id and l.player_id = m.player_of_match_id
	union all
	select 'orange_cap', season, sequence, null, player_id, team_id, null from (
		select m.season, b.player_id, arg_max(b.team_id, m.sequence) as team_id, any_value(f.sequence) as sequence
		from batting b join matches m using (match_id) join matches f on f.season = m.season and f.stage = 'final'
		group by m.season, b.player_id
		qualify row_number() over (partition by m.season order by sum(b.runs) desc, sum(b.balls), b.player_id) = 1
	)
	union all
	select 'purple_cap', season, sequence, null, player_id, team_id, null from (
		select m.season, b.player_id, arg_max(b.team_id, m.sequence) as team_id, any_value(f.sequence) as sequence
		from bowling b join matches m using (match_id) join matches f on f.season = m.season and f.stage = 'final'
		group by m.season, b.player_id
		qualify row_number() over (partition by m.season order by
			sum(b.wickets) desc, sum(b.runs) / nullif(sum(b.balls), 0), b.player_id) = 1
	);
`;
