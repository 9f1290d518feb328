import { batting } from "../../language/rows/batting.ts";
import { bowling } from "../../language/rows/bowling.ts";
import { fielding } from "../../language/rows/fielding.ts";
import { innings } from "../../language/rows/innings.ts";
import type { RowKind } from "../../language/rows/kind.ts";
import { overs } from "../../language/rows/overs.ts";
import { stands } from "../../language/rows/stands.ts";
import { summed, sumsOf } from "../../language/summed.ts";

/** SQL for the rows of a kind, summed over whole innings. Sums are integers, which are fast to read. */
const rowsOf = (kind: RowKind) => {
	const same = kind.balls?.same ?? {};
	const sums = sumsOf(kind).map((sum) => `${sum}::int as ${sum}`);
	return `(select row_id, ${[...Object.keys(same), ...sums]} from (${summed(kind, { same })}))`;
};

/**
 * A side's innings: the sums of its balls, and penalty runs outside them, which may be all it has. All out: ten wickets
 * including batters absent hurt, or fewer if an unshortened chase ended before target and overs, as the last batter was
 * hurt. Completed: all out or twenty overs, unless the chase was won. An over of five legal balls may be complete,
 * because umpires miscount.
 */
export const inningsTable = /* sql */ `
create table innings as
	with ends as (
		select innings_row as row_id, count(*) filter (over = 20 and legal = 1) >= 5 as twenty,
			count(*) filter (over * 6 = m.target_balls and legal = 1) >= 5 as all_of_chase
		from balls join matches m using (match_id) group by all
	), bowled as ${rowsOf(innings)}, begun as (
		from bowled union all by name
		select s.sequence * 2 + b.innings as row_id, b.match_id, b.innings, b.team_id, s.opponent_id,
			${sumsOf(innings).map((sum) => `0 as ${sum}`)}
		from beside b join sides s using (match_id, team_id) anti join bowled using (match_id, innings)
		where b.innings <= 2 and penalty_before + penalty_after > 0
	), summed as (
		select begun.* replace (
			runs + coalesce(penalty_before + penalty_after, 0) as runs,
			penalties + coalesce(penalty_before + penalty_after, 0) as penalties
		), coalesce(absent, 0) as absent
		from begun left join beside using (match_id, innings)
	), told as (
		select x.*, coalesce(e.twenty, false) as twenty, x.runs as total, if(x.innings = 2, m.target_runs, null) as target,
			coalesce(x.innings = 2 and x.runs >= m.target_runs, false) as chased,
			coalesce(x.innings = 2 and m.target_balls is not null and m.method is null and m.winner_id is not null
				and x.runs < m.target_runs and not e.all_of_chase, false) as short_handed
		from summed x left join ends e using (row_id) join matches m using (match_id)
	)
	select * exclude (twenty, chased, short_handed, absent), wickets + absent >= 10 or short_handed as all_out,
		not chased and (wickets + absent >= 10 or short_handed or twenty) as completed
	from told order by row_id;
`;

/**
 * The batting card. A batter who retired and came back has not ended the innings. `fifty_balls` and `hundred_balls`
 * include the ball that reached the score.
 */
export const battingTable = /* sql */ `
create table batting as
	with summed as ${rowsOf(batting)}, reached as (
		select x.row_id, sum(b.batter_runs) over so_far as score, sum(b.faced) over so_far as faced
		from balls b join summed x on x.row_id = b.batting_row where x.runs >= 50
		window so_far as (partition by b.batting_row order by b.ball)
	), milestones as (
		select row_id, min(faced) filter (score >= 50)::int as fifty_balls,
			min(faced) filter (score >= 100)::int as hundred_balls
		from reached group by all
	), back as (
		select d.batting_row, d.ball from departures d join crease c on c.batting_row = d.batting_row and c.ball > d.ball
		where d.dismissal in ($retired)
	), ends as (
		select batting_row as row_id, arg_max(dismissal, ball) as dismissal,
			arg_max(if(is_credited, bowler_id, null), ball) as bowler_id, arg_max(fielder_ids, ball) as fielder_ids
		from departures anti join back using (batting_row, ball) group by all
	)
	select x.*, coalesce(e.dismissal, 'not out') as dismissal, e.bowler_id, coalesce(e.fielder_ids, []) as fielder_ids,
		m.fifty_balls, m.hundred_balls
	from summed x left join milestones m using (row_id) left join ends e using (row_id)
	order by row_id;
`;

/** The bowling card. `team_id` is the bowler's side, `position` the order of first overs. */
export const bowlingTable = /* sql */ `
create table bowling as
	with three as (
		select row_id, bool_or(credited > 0 and before > 0 and before_that > 0) as hat_trick
		from (
			select bowling_row as row_id, credited, lag(credited, 1, 0) over spell as before, lag(credited, 2, 0) over spell as before_that
			from balls window spell as (partition by bowling_row order by ball)
		) group by all
	)
	select x.*, row_number() over (partition by match_id, innings order by row_id)::int as position, t.hat_trick
	from ${rowsOf(bowling)} x join three t using (row_id) order by row_id;
`;

/** Partnerships and overs, from the batting side's view. A stand is unbroken if no wicket ended it. */
export const standsAndOvers = /* sql */ `
create table stands as
	with seen as (
		select stand_row as row_id, sum(if(position < non_striker_position, batter_runs, 0))::int as batter1_runs,
			sum(if(position > non_striker_position, batter_runs, 0))::int as batter2_runs
		from balls group by all
	)
	select x.*, batter1_runs, batter2_runs, ended = 0 as unbroken, list_sort([batter1_id, batter2_id]) as pair
	from ${rowsOf(stands)} x join seen using (row_id) order by row_id;
create table overs as from ${rowsOf(overs)} order by row_id;
`;

/** Dismissals by fielder and innings, without substitutes and unnamed fielders. */
export const fieldingTable = /* sql */ `
create table fielding as from ${rowsOf(fielding)} order by row_id;
`;
