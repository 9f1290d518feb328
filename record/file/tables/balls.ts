/**
 * Every ball of the two innings of a match, with what can be said of it alone: `legal`, `faced` (all but wides), what the
 * bowler is charged, a four or six by the boundary; and where in the innings it stands. Overs count from 1; `ball_of_over`
 * repeats after a wide or a no-ball; `batter_ball` and `bowler_ball` count the balls faced and bowled legally before it.
 * A stand ends with any wicket, a retirement too; `wicket` is the one the stand is for. Super overs are kept apart.
 */
export const balls = /* sql */ `
create temp table scored as
	select match_id, innings, over, team_id, batter_id, non_striker_id, bowler_id, batter_runs, wides, noballs, byes, legbyes,
		penalty, super_over, row_number() over () as place, wicket as kind, out_id, fielders, second_wicket as second_kind,
		second_out_id, wides = 0 and noballs = 0 as legal, wides = 0 as faced,
		batter_runs + wides + noballs as charged,
		batter_runs + wides + noballs + byes + legbyes + penalty as runs,
		batter_runs = 4 and not non_boundary as four,
		batter_runs = 6 and not non_boundary as six,
		(wicket in ($credited))::int + (second_wicket in ($credited))::int as credited,
		(wicket <> '' and wicket not in ($retired))::int
			+ (second_wicket <> '' and second_wicket not in ($retired))::int as fallen
	from (select * replace (coalesce(wicket, '') as wicket, coalesce(second_wicket, '') as second_wicket) from $balls)
		as stored;
create temp table positions as
	select match_id, innings, player_id, row_number() over (partition by match_id, innings order by first_seen) as position
	from (
		select match_id, innings, player_id, min(seen) as first_seen from (
			select match_id, innings, batter_id as player_id, place * 2 as seen from scored where not super_over
			union all
			select match_id, innings, non_striker_id, place * 2 + 1 from scored where not super_over
		) group by all
	);
create temp table places as
	select place, ball, wicket, sum(begins::int) over (partition by match_id, innings order by place) as stand
	from (
	select match_id, innings, place, row_number() over inning as ball,
		1 + coalesce(sum(fallen) over (inning rows between unbounded preceding and 1 preceding), 0) as wicket,
		row_number() over inning = 1 or lag(kind) over inning <> ''
			or lag(pair) over inning <> pair as begins
	from (
		select match_id, innings, place, fallen, kind,
			least(batter_id, non_striker_id) || greatest(batter_id, non_striker_id) as pair
		from scored where not super_over
	)
	window inning as (partition by match_id, innings order by place)
	);
create temp table counted as
	select place,
		1 + coalesce(sum(legal::int) over (partition by match_id, innings, over order by place
			rows between unbounded preceding and 1 preceding), 0) as ball_of_over,
		coalesce(sum(faced::int) over (partition by match_id, innings, batter_id order by place
			rows between unbounded preceding and 1 preceding), 0) as batter_ball,
		coalesce(sum(legal::int) over (partition by match_id, innings, bowler_id order by place
			rows between unbounded preceding and 1 preceding), 0) as bowler_ball
	from (select match_id, innings, over, batter_id, bowler_id, legal, faced, place from scored where not super_over);
create table balls as
	select b.match_id, b.innings::int as innings, l.ball::int as ball, over::int as over, c.ball_of_over::int as ball_of_over,
		s.team_id, s.opponent_id, batter_id, non_striker_id, bowler_id,
		batter_runs, runs, charged, wides, noballs, byes, legbyes, penalty, legal::int as legal, faced::int as faced, four::int as four, six::int as six,
		(faced and batter_runs = 0)::int as batter_dot, (legal and charged = 0)::int as dot, credited, fallen,
		c.batter_ball::int as batter_ball, c.bowler_ball::int as bowler_ball, l.wicket::int as wicket,
		l.stand::int as stand,
		p.position::int as position, n.position::int as non_striker_position,
		kind, out_id, second_kind, second_out_id, fielders
	from scored b join places l using (place) join counted c using (place)
	join sides s on s.match_id = b.match_id and s.team_id = b.team_id
	join positions p on p.match_id = b.match_id and p.innings = b.innings and p.player_id = b.batter_id
	join positions n on n.match_id = b.match_id and n.innings = b.innings and n.player_id = b.non_striker_id
	order by place;
create table super_overs as
	select match_id, innings::int as innings, s.team_id, s.opponent_id, sum(runs)::int as runs, sum(fallen)::int as wickets,
		sum(legal::int)::int as balls
	from scored join sides s using (match_id, team_id) where scored.super_over group by all order by 1, 2;
drop table scored;
drop table positions;
drop table places;
drop table counted;
`;

/**
 * Everybody who left the crease, with the fielders who had a hand in it; a batter caught by the bowler has that bowler as
 * fielder, and `score` is the total with that ball. A dismissal is every way of leaving but being hurt.
 */
export const dismissals = /* sql */ `
create table departures as
	with told as (
		select *, sum(runs) over (partition by match_id, innings order by ball)::int as score from balls
	), fell as (
		select *, kind as dismissal, out_id as player_id from told where kind <> ''
		union all
		select *, second_kind, second_out_id from told where second_kind <> ''
	)
	select match_id, innings, ball, over, ball_of_over, team_id, opponent_id, player_id, bowler_id,
		if(player_id = batter_id, non_striker_id, batter_id) as partner_id,
		dismissal, dismissal in ($credited) as is_credited,
		if(dismissal = 'caught and bowled', [bowler_id], coalesce(string_split(fielders, '|'), [])) as fielder_ids, wicket, score,
		if(player_id = batter_id, position, non_striker_position) as position
	from fell order by match_id, innings, ball;
create table dismissals as select * from departures where dismissal not in ($retired);
create table fielded as
	select * exclude (player_id, team_id, opponent_id, fielder_ids), player_id as batter_id, unnest(fielder_ids) as player_id,
		opponent_id as team_id, team_id as opponent_id
	from dismissals where dismissal in ('caught', 'caught and bowled', 'stumped', 'run out');
`;

/**
 * Each ball seen by the two batters at the crease: the striker's runs and the other's none, and whose wicket it was. A
 * batter's innings is the sum of these rows. `first_ball` is a wicket by the first ball that its batter faced.
 */
export const crease = /* sql */ `
create table crease as
	with seen as (
		select * exclude (batter_ball), batter_id as player_id, non_striker_id as partner_id, true as on_strike from balls
		union all
		select * exclude (batter_ball), non_striker_id, batter_id, false from balls
	)
	select match_id, innings, ball, over, ball_of_over, player_id, partner_id, bowler_id, wicket, on_strike,
		if(on_strike, batter_runs, 0) as runs, if(on_strike, faced, 0) as balls, if(on_strike, four, 0) as fours,
		if(on_strike, six, 0) as sixes, if(on_strike, batter_dot, 0) as dots,
		coalesce(sum(if(on_strike, faced, 0)) over (partition by match_id, innings, player_id order by ball
			rows between unbounded preceding and 1 preceding), 0)::int as batter_ball,
		(kind <> '' and out_id = player_id and kind not in ($retired)
			or second_kind <> '' and second_out_id = player_id and second_kind not in ($retired))::int as outs,
		(outs = 1 and on_strike and faced = 1 and batter_ball = 0)::int as first_ball
	from seen order by match_id, innings, player_id, ball;
`;
