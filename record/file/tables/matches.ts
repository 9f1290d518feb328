/** Grounds, teams and franchises, copied from their files. `$file(x)` is x.csv with text columns. */
export const places = /* sql */ `
create table franchises as
	select * replace (is_current = '1' as is_current, first_season::int as first_season, last_season::int as last_season)
	from $file(franchises);
create table teams as
	select * replace (first_season::int as first_season, last_season::int as last_season) from $file(teams);
create table grounds as
	select * replace (string_split(venues, '|') as venues) from $file(grounds);
`;

/** Every match, in the order of play. `stage`: league, playoff or final; `stage_name`: the scorers' name. */
export const matches = /* sql */ `
create table matches as
	select m.id::int as match_id, m.sequence::int as sequence, m.season::int as season, m.date::date as date,
		m.match_number::int as match_number, m.stage_kind as stage, m.stage as stage_name, m.venue,
		m.ground_id, g.name as ground, g.city, g.country, m.team1_id, m.team2_id, m.toss_winner_id, m.toss_decision,
		m.batting_first_id, m.winner_id, m.result as decided_by,
		[m.team1_id, m.team2_id] as team_ids, [t1.name, t2.name] as team_names, m.super_over = '1' as super_over,
		m.win_by_runs::int as win_by_runs, m.win_by_wickets::int as win_by_wickets, m.method,
		-- an awarded match ended by no sums, so it was not the rain's either
		coalesce(m.method <> 'Awarded', false) as rain_rule, m.player_of_match_id,
		m.target_runs::int as target_runs, m.target_balls::int as target_balls,
		coalesce(string_split(m.umpires, '|'), []) as umpires,
		(m.date::date - min(m.date::date) over (partition by m.season::int))::int + 1 as day_of_season
	from $file(matches) m join grounds g on g.id = m.ground_id
	asof join teams t1 on t1.franchise_id = m.team1_id and m.season::int >= t1.first_season
	asof join teams t2 on t2.franchise_id = m.team2_id and m.season::int >= t2.first_season
	order by sequence;
`;

/**
 * A match from each side's view. A side is at home in the city of its name, and at grounds in India where it played
 * four of five league matches of that season (at least two). A ground without a home side is neutral.
 */
export const sides = /* sql */ `
create table sides as
	with seen as (
		select *, unnest(team_ids) as team_id, unnest(list_reverse(team_ids)) as opponent_id,
			unnest(team_names) as team_name, unnest(list_reverse(team_names)) as opponent_name from matches
	), named as (
		select seen.*, t.city = seen.city as own_city
		from seen asof join teams t on t.franchise_id = seen.team_id and seen.season >= t.first_season
	), league as (
		select season, ground_id, count(*) as played from matches where stage = 'league' and country = 'India'
		group by all
	), hosts as (
		select n.season, n.ground_id, n.team_id from named n join league l using (season, ground_id)
		where n.stage = 'league'
		group by all having count(*) >= 2 and count(*) >= 0.8 * any_value(l.played)
	), homes as (
		select n.*, n.own_city or h.team_id is not null as at_home
		from named n left join hosts h using (season, ground_id, team_id)
	)
	select match_id, team_id, opponent_id, team_name, opponent_name, sequence, season, date, ground_id, city, country, stage,
		super_over, day_of_season, target_runs,
		case when at_home then 'true' when bool_or(at_home) over (partition by match_id) then 'false' else 'neutral' end as home,
		if(toss_winner_id = team_id, 'won', 'lost') as toss,
		if(batting_first_id = team_id, 'first', 'second') as batted,
		case when winner_id is null then 'no_result' when winner_id = team_id then 'won' else 'lost' end as result,
		player_of_match_id
	from homes order by sequence, team_id;
`;
