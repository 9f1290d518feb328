/** Penalty runs before the first and after the last ball of innings, and batters absent hurt. */
export const beside = /* sql */ `
create table beside as
	select match_id::int as match_id, innings::int as innings, franchise_id as team_id, penalty_before::int as penalty_before,
		penalty_after::int as penalty_after, absent::int as absent
	from $file(innings);
`;

/**
 * Every ball of the two innings, with its facts and its place in the innings. `legal`: no wide or no-ball; `faced`: no
 * wide; `charged`: runs against the bowler. Overs count from 1. `ball_of_over` repeats after a wide or no-ball.
 * `batter_ball` and `bowler_ball` count the balls faced, or legally bowled, before it.
 * Any wicket ends a stand, and so does a retirement; `wicket` is the number of the wicket that the stand is for.
 * `batting_row`, `stand_row` and so on are the `row_id` of the rows whose sums include the ball. Super overs have their
 * own table.
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
create temp table seen as
	select match_id, innings, batter_id as player_id, place * 4 as turn, faced from scored where not super_over
	union all
	select match_id, innings, non_striker_id, place * 4 + 1, false from scored where not super_over
	union all
	-- a batter can be out without coming in: timed out
	select match_id, innings, out_id, place * 4 + 2, false from scored where not super_over and kind <> ''
	union all
	select match_id, innings, second_out_id, place * 4 + 3, false from scored where not super_over and second_kind <> '';
create temp table positions as
	select match_id, innings, player_id, row_number() over (partition by match_id, innings order by first_seen) as position
	from (select match_id, innings, player_id, min(turn) as first_seen from seen group by all);
create temp table facing as
	select turn, coalesce(sum(faced::int) over (partition by match_id, innings, player_id order by turn
			rows between unbounded preceding and 1 preceding), 0)::int as balls
	from seen;
drop table seen;
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
		coalesce(sum(legal::int) over (spell rows between unbounded preceding and 1 preceding), 0) as bowler_ball,
		first_value(place) over spell as bowling_row
	from (select match_id, innings, over, bowler_id, legal, place from scored where not super_over)
	window spell as (partition by match_id, innings, bowler_id order by place);
-- joined in the order written, the balls stay in theirs: sorting them costs more than all the joins
set disabled_optimizers = 'join_order,build_side_probe_side';
create table balls as
	select b.match_id, b.innings::int as innings, l.ball::int as ball, over::int as over, c.ball_of_over::int as ball_of_over,
		s.team_id, s.opponent_id, batter_id, non_striker_id, bowler_id,
		batter_runs, runs, charged, wides, noballs, byes, legbyes, penalty, legal::int as legal, faced::int as faced, four::int as four, six::int as six,
		(faced and batter_runs = 0)::int as batter_dot, (legal and charged = 0)::int as dot, credited, fallen,
		f.balls as batter_ball, g.balls as non_striker_ball, c.bowler_ball::int as bowler_ball, l.wicket::int as wicket,
		l.stand::int as stand,
		p.position::int as position, n.position::int as non_striker_position,
		kind, out_id, second_kind, second_out_id, fielders,
		(out_id = batter_id and kind <> '' and kind not in ($retired)
			or second_out_id = batter_id and second_kind <> '' and second_kind not in ($retired))::int as batter_out,
		(out_id = non_striker_id and kind <> '' and kind not in ($retired)
			or second_out_id = non_striker_id and second_kind <> '' and second_kind not in ($retired))::int as non_striker_out,
		(s.sequence * 2 + b.innings)::int as innings_row, (innings_row * 1024 + l.stand)::int as stand_row,
		(innings_row * 64 + p.position)::int as batting_row, (innings_row * 64 + n.position)::int as non_striker_row,
		c.bowling_row::int as bowling_row, (c.bowling_row * 32 + over)::int as over_row
	from scored b join places l using (place) join counted c using (place)
	join facing f on f.turn = place * 4 join facing g on g.turn = place * 4 + 1
	join sides s on s.match_id = b.match_id and s.team_id = b.team_id
	join positions p on p.match_id = b.match_id and p.innings = b.innings and p.player_id = b.batter_id
	join positions n on n.match_id = b.match_id and n.innings = b.innings and n.player_id = b.non_striker_id;
reset disabled_optimizers;
create table super_overs as
	with bowled as (
		select match_id, innings::int as innings, s.team_id, s.opponent_id, sum(runs)::int as runs, sum(fallen)::int as wickets,
			sum(legal::int)::int as balls
		from scored join sides s using (match_id, team_id) where scored.super_over group by all
	)
	select bowled.* replace (runs + coalesce(penalty_before + penalty_after, 0) as runs)
	from bowled left join beside using (match_id, innings) order by 1, 2;
drop table scored;
drop table facing;
drop table places;
drop table counted;
`;

/**
 * Everybody who left the crease, with the fielders involved. For 'caught and bowled' the bowler is the fielder; `score`
 * is the total after the ball. `dismissals` excludes retirements, except 'retired out'.
 */
export const dismissals = /* sql */ `
create temp table departures as
	with told as (
		select balls.*, (coalesce(penalty_before, 0) + sum(runs) over (partition by match_id, innings order by ball))::int as score
		from balls left join beside using (match_id, innings)
	), fell as (
		select *, kind as dismissal, out_id as player_id, wicket as wicket_number from told where kind <> ''
		union all
		select * replace (null as fielders), second_kind, second_out_id, wicket + (kind not in ($retired))::int
		from told where second_kind <> ''
	)
	select match_id, innings, ball, over, ball_of_over, team_id, opponent_id, player_id, bowler_id,
		case player_id when batter_id then non_striker_id when non_striker_id then batter_id end as partner_id,
		dismissal, dismissal in ($credited) as is_credited,
		if(dismissal = 'caught and bowled', [bowler_id], coalesce(string_split(fielders, '|'), [])) as fielder_ids,
		wicket_number as wicket, score, p.position::int as position, (innings_row * 64 + p.position)::int as batting_row
	from fell join positions p using (match_id, innings, player_id) order by match_id, innings, ball, wicket_number;
drop table positions;
create table off_crease as from departures where partner_id is null;
create table dismissals as
	select * exclude (batting_row) from departures where dismissal not in ($retired)
	order by match_id, innings, ball, wicket;
create table fielded as
	with hands as (
		select * exclude (player_id, team_id, opponent_id, fielder_ids), player_id as batter_id, unnest(fielder_ids) as player_id,
			opponent_id as team_id, team_id as opponent_id
		from dismissals where dismissal in ('caught', 'caught and bowled', 'stumped', 'run out')
	)
	select *, dense_rank() over (order by match_id, innings, player_id)::int as fielding_row from hands
	order by match_id, innings, ball;
`;

/**
 * Each ball once per batter at the crease: the striker has the runs. A batter's innings is the sum of these rows.
 * `first_ball`: out on the first ball faced. A batter who was out away from the crease has a row for that ball.
 */
export const crease = /* sql */ `
create view crease as
	select match_id, innings, ball, over, ball_of_over, team_id, opponent_id, bowler_id, wicket, batting_row, position,
		batter_id as player_id, non_striker_id as partner_id, batter_runs as runs, faced as balls, four as fours, six as sixes,
		batter_dot as dots, batter_ball, batter_out as outs,
		(batter_out = 1 and faced = 1 and batter_ball = 0)::int as first_ball
	from balls
	union all
	select match_id, innings, ball, over, ball_of_over, team_id, opponent_id, bowler_id, wicket, non_striker_row,
		non_striker_position, non_striker_id, batter_id, 0, 0, 0, 0, 0, non_striker_ball, non_striker_out, 0
	from balls
	union all
	select match_id, innings, ball, over, ball_of_over, team_id, opponent_id, bowler_id, wicket, batting_row, position,
		player_id, null, 0, 0, 0, 0, 0, 0, (dismissal not in ($retired))::int, 0
	from off_crease;
`;
