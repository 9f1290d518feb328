import type pg from "pg";

/** Raised when what the tables below hold, or how it is counted, changes: the record is then brought in anew. */
export const FIGURES_EDITION = "3";

const STAGE = "case when m.stage_kind = 'league' then 'league' else 'playoff' end";

const PLAYERS = `
	insert into player_figures (season, franchise_id, stage, player_id, last_franchise_id, matches, innings, runs, balls, fours,
		sixes, dismissals, highest, highest_not_out, hundreds, fifties, ducks, golden_ducks, bowling_innings, balls_bowled, maidens,
		runs_conceded, wickets, dots, fours_conceded, sixes_conceded, wides, noballs, best_figures, three_wickets, four_wickets,
		five_wickets)
	select coalesce(season, 0), coalesce(franchise_id, ''), coalesce(stage, 'all'), player_id, substr(max(last), 9),
		count(*), count(runs), coalesce(sum(runs), 0), coalesce(sum(balls), 0), coalesce(sum(fours), 0), coalesce(sum(sixes), 0),
		count(*) filter (where is_out), max(top) / 2, max(top) % 2 = 1, count(*) filter (where runs >= 100),
		count(*) filter (where runs between 50 and 99), count(*) filter (where runs = 0 and is_out), count(*) filter (where runs = 0 and is_out and balls = 1),
		count(conceded), coalesce(sum(bowled), 0), coalesce(sum(maidens), 0), coalesce(sum(conceded), 0),
		coalesce(sum(wickets), 0), coalesce(sum(dots), 0), coalesce(sum(fours_conceded), 0),
		coalesce(sum(sixes_conceded), 0), coalesce(sum(wides), 0), coalesce(sum(noballs), 0), max(wickets * 1000 - conceded),
		count(*) filter (where wickets = 3),
		count(*) filter (where wickets = 4), count(*) filter (where wickets >= 5)
	from (
		select m.season, l.franchise_id, ${STAGE} as stage, l.player_id, lpad(m.sequence::text, 8, '0') || l.franchise_id as last,
			b.runs, b.balls, b.fours, b.sixes, b.is_out, b.runs * 2 + (not b.is_out)::int as top,
			w.balls as bowled, w.maidens, w.runs as conceded, w.wickets, w.dots, w.fours as fours_conceded,
			w.sixes as sixes_conceded, w.wides, w.noballs
		from lineups l join matches m on m.id = l.match_id
		left join batting b on b.match_id = l.match_id and b.player_id = l.player_id
		left join bowling w on w.match_id = l.match_id and w.player_id = l.player_id
	) played
	group by player_id, cube (season, franchise_id, stage)`;

const TEAMS = `
	insert into team_figures (season, stage, franchise_id, seasons, matches, won, lost, no_result, finals, titles, runs, balls,
		sixes, highest_total, lowest_total, totals_200)
	select coalesce(season, 0), coalesce(stage, 'all'), franchise_id, count(distinct year), count(*),
		count(*) filter (where outcome = 'won'), count(*) filter (where outcome = 'lost'),
		count(*) filter (where outcome = 'no result'), count(*) filter (where is_final),
		count(*) filter (where is_final and outcome = 'won'), coalesce(sum(runs), 0), coalesce(sum(balls), 0),
		coalesce(sum(sixes), 0), max(runs), min(runs) filter (where completed), count(*) filter (where runs >= 200)
	from (
		select m.season, m.season as year, ${STAGE} as stage, x.franchise_id, x.outcome, m.stage_kind = 'final' as is_final,
			i.runs, i.balls, i.sixes, i.completed
		from match_teams x join matches m on m.id = x.match_id
		left join innings i on i.match_id = x.match_id and i.franchise_id = x.franchise_id
	) played
	group by franchise_id, cube (season, stage)`;

const GROUNDS = `
	insert into ground_figures (season, stage, ground_id, matches, won_batting_first, won_chasing, first_innings,
		first_innings_runs, runs, balls, wickets, sixes, highest_total, lowest_total)
	select coalesce(season, 0), coalesce(stage, 'all'), ground_id, count(*), count(*) filter (where won_first),
		count(*) filter (where won_second), count(*) filter (where decided and runs1 is not null),
		coalesce(sum(runs1) filter (where decided), 0), coalesce(sum(runs1), 0) + coalesce(sum(runs2), 0),
		coalesce(sum(balls1), 0) + coalesce(sum(balls2), 0), coalesce(sum(wickets1), 0) + coalesce(sum(wickets2), 0),
		coalesce(sum(sixes1), 0) + coalesce(sum(sixes2), 0), greatest(max(runs1), max(runs2)),
		least(min(runs1) filter (where completed1), min(runs2) filter (where completed2))
	from (
		select m.season, ${STAGE} as stage, m.ground_id, m.winner_id is not null as decided,
			-- a tie that a super over settled was won neither way
			m.winner_id = m.batting_first_id and not m.super_over as won_first,
			m.winner_id <> m.batting_first_id and not m.super_over as won_second,
			i.runs as runs1, i.balls as balls1, i.wickets as wickets1, i.sixes as sixes1, i.completed as completed1,
			j.runs as runs2, j.balls as balls2, j.wickets as wickets2, j.sixes as sixes2, j.completed as completed2
		from matches m left join innings i on i.match_id = m.id and i.innings = 1
		left join innings j on j.match_id = m.id and j.innings = 2
	) played
	group by ground_id, cube (season, stage)`;

const FIGURES = ["player_figures", "team_figures", "ground_figures"];

/** Counts the tables of figures anew from the record. Belongs in the transaction that changed it. */
export async function fillFigures(client: pg.PoolClient): Promise<void> {
	await client.query(`truncate ${FIGURES.join(", ")}`);
	for (const statement of [PLAYERS, TEAMS, GROUNDS]) await client.query(statement);
	// the embedded engine has no autovacuum: without this the planner would guess
	await client.query(`analyze ${FIGURES.join(", ")}`);
}
