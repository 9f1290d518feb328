import { batting } from "../../language/rows/batting.ts";
import { bowling } from "../../language/rows/bowling.ts";
import { fielding } from "../../language/rows/fielding.ts";
import { innings } from "../../language/rows/innings.ts";
import type { RowKind } from "../../language/rows/kind.ts";
import { overs } from "../../language/rows/overs.ts";
import { stands } from "../../language/rows/stands.ts";
import { summed } from "../../language/summed.ts";

/** The sums of a kind of rows as small integers: they are read far more often than made. */
const sumsOf = (kind: RowKind) =>
	`(select ${Object.keys(kind.balls?.keys ?? {})}, ${Object.keys(kind.balls?.sums ?? {}).map((sum) => `${sum}::int as ${sum}`)}
		from (${summed(kind)}))`;

/**
 * A side's innings. All out are ten wickets, or fewer where a chase that rain did not shorten ended short of target and
 * overs: the last batter was hurt. Completed is all out or twenty overs, unless the chase was won. Umpires miscount: five
 * legal balls of an over are the over.
 */
export const inningsTable = /* sql */ `
create table innings as
	with ends as (
		select match_id, innings, team_id, opponent_id,
			count(*) filter (over = 20 and legal = 1) >= 5 as twenty,
			count(*) filter (over * 6 = m.target_balls and legal = 1) >= 5 as all_of_chase
		from balls join matches m using (match_id) group by all
	), told as (
		select x.*, e.team_id, e.opponent_id, e.twenty, x.runs as total,
			if(x.innings = 2, m.target_runs, null) as target,
			coalesce(x.innings = 2 and x.runs >= m.target_runs, false) as chased,
			coalesce(x.innings = 2 and m.target_balls is not null and m.method is null and m.winner_id is not null
				and x.runs < m.target_runs and not e.all_of_chase, false) as short_handed
		from ${sumsOf(innings)} x join ends e using (match_id, innings) join matches m using (match_id)
	)
	select * exclude (twenty, chased, short_handed), wickets >= 10 or short_handed as all_out,
		not chased and (wickets >= 10 or short_handed or twenty) as completed
	from told order by match_id, innings;
`;

/**
 * The batting card. A batter who retired hurt and came back has not ended his innings; `fifty_balls` and `hundred_balls`
 * are the balls faced up to and with the one that brought it.
 */
export const battingTable = /* sql */ `
create table batting as
	with summed as ${sumsOf(batting)}, reached as (
		select b.match_id, b.innings, b.batter_id as player_id,
			sum(b.batter_runs) over so_far as score, sum(b.faced) over so_far as faced
		from balls b join summed x on x.match_id = b.match_id and x.innings = b.innings and x.player_id = b.batter_id
		where x.runs >= 50
		window so_far as (partition by b.match_id, b.innings, b.batter_id order by b.ball)
	), milestones as (
		select match_id, innings, player_id, min(faced) filter (score >= 50)::int as fifty_balls,
			min(faced) filter (score >= 100)::int as hundred_balls
		from reached group by all
	), places as (
		select match_id, innings, player_id, any_value(team_id) as team_id, any_value(opponent_id) as opponent_id,
			any_value(position) as position, max(ball) as last_ball
		from (
			select match_id, innings, batter_id as player_id, team_id, opponent_id, position, ball from balls
			union all
			select match_id, innings, non_striker_id, team_id, opponent_id, non_striker_position, ball from balls
		) group by all
	), ends as (
		select match_id, innings, player_id, max(ball) as ball, arg_max(dismissal, ball) as dismissal,
			arg_max(if(is_credited, bowler_id, null), ball) as bowler_id, arg_max(fielder_ids, ball) as fielder_ids
		from departures group by all
	)
	select x.*, p.team_id, p.opponent_id, p.position, coalesce(e.dismissal, 'not out') as dismissal, e.bowler_id,
		coalesce(e.fielder_ids, []) as fielder_ids, m.fifty_balls, m.hundred_balls
	from summed x
	join places p using (match_id, innings, player_id)
	left join milestones m using (match_id, innings, player_id)
	left join ends e on e.match_id = x.match_id and e.innings = x.innings and e.player_id = x.player_id
		and not (e.dismissal = 'retired hurt' and e.ball < p.last_ball)
	order by match_id, innings, position;
`;

/** The bowling card. `team_id` is the bowler's side, \`position\` the order of first overs. */
export const bowlingTable = /* sql */ `
create table bowling as
	with places as (
		select match_id, innings, bowler_id as player_id, any_value(opponent_id) as team_id,
			any_value(team_id) as opponent_id,
			row_number() over (partition by match_id, innings order by min(ball)) as position
		from balls group by match_id, innings, bowler_id
	), three as (
		select match_id, innings, bowler_id as player_id,
			bool_or(credited > 0 and before > 0 and before_that > 0) as hat_trick
		from (
			select *, lag(credited) over spell as before, lag(credited, 2) over spell as before_that from balls
			window spell as (partition by match_id, innings, bowler_id order by ball)
		) group by all
	)
	select x.*, p.team_id, p.opponent_id, p.position::int as position, coalesce(t.hat_trick, false) as hat_trick
	from ${sumsOf(bowling)} x
	join places p using (match_id, innings, player_id) join three t using (match_id, innings, player_id)
	order by match_id, innings, position;
`;

/** Stands and overs, seen from the side that bats. A stand is unbroken when no wicket ended it. */
export const standsAndOvers = /* sql */ `
create table stands as
	with seen as (
		select match_id, innings, stand, any_value(team_id) as team_id, any_value(opponent_id) as opponent_id,
			any_value(wicket) as wicket, min_by(if(position < non_striker_position, batter_id, non_striker_id), ball) as batter1_id,
			min_by(if(position < non_striker_position, non_striker_id, batter_id), ball) as batter2_id,
			sum(if(position < non_striker_position, batter_runs, 0))::int as batter1_runs,
			sum(if(position > non_striker_position, batter_runs, 0))::int as batter2_runs,
			sum(fallen) = 0 as unbroken
		from balls group by match_id, innings, stand
	)
	select x.*, s.* exclude (match_id, innings, stand), list_sort([batter1_id, batter2_id]) as pair
	from ${sumsOf(stands)} x join seen s using (match_id, innings, stand) order by match_id, innings, stand;
create table overs as
	with seen as (
		select match_id, innings, over, bowler_id as player_id, any_value(team_id) as team_id,
			any_value(opponent_id) as opponent_id, min(ball) as first_ball
		from balls group by all
	)
	select x.*, s.team_id, s.opponent_id
	from ${sumsOf(overs)} x join seen s using (match_id, innings, over, player_id)
	order by match_id, innings, first_ball;
`;

/** What a fielder had a hand in during an innings. Substitutes and fielders the scorers did not name are in none. */
export const fieldingTable = /* sql */ `
create table fielding as
	with seen as (
		select match_id, innings, player_id, any_value(team_id) as team_id, any_value(opponent_id) as opponent_id
		from fielded group by all
	)
	select x.*, s.team_id, s.opponent_id
	from ${sumsOf(fielding)} x join seen s using (match_id, innings, player_id) order by match_id, innings, player_id;
`;
