import { readStatement } from "../../../../makers/kind.ts";

/**
 * The score of the first place of each kind, up to 100: how interesting the fact is to a reader who did not search for
 * it. From 80: champions, careers and records of the league. From 60: feats, rivalries, famous prices. Below: details
 * (an over, a phase, a batting position, a ground, a country), which only searches show.
 */
const SCORES: Record<string, number> = {
	career_runs: 90,
	career_wickets: 90,
	highest_score: 90,
	best_figures: 90,
	highest_total: 90,
	titles: 90,
	champion: 88,
	fastest_milestone: 86,
	orange_cap: 84,
	purple_cap: 84,
	partnership: 82,
	lowest_total: 82,
	highest_chase: 82,
	dear_buys: 82,
	age: 80,
	hat_trick: 78,
	most_sixes_innings: 78,
	biggest_win: 78,
	super_over: 76,
	head_to_head: 74,
	appearance_count: 74,
	fielding: 74,
	wicket_record: 74,
	highest_aggregate: 72,
	final_score: 72,
	pair: 72,
	one_run_win: 70,
	long_career: 70,
	streak: 70,
	quickest_chase: 70,
	hundred_in_defeat: 68,
	quickest_fifty: 68,
	duel_wickets: 68,
	duel_runs: 66,
	bargain: 66,
	price_and_return: 66,
	former_team: 66,
	season_sixes_leader: 66,
	team_runs: 66,
	team_wickets: 66,
	team_highest_score: 66,
	team_total: 64,
	season_highest_score: 64,
	playoff_figures: 64,
	rate_leader: 64,
	best_powerplay: 64,
	ground_sixes: 62,
	rare_dismissal: 62,
	season_runs: 62,
	season_wickets: 62,
	dearest_over: 62,
	impact_player_season: 60,
	over_number: 60,
	tightest_spell: 60,
	ground_highest_score: 58,
	season_best_figures: 58,
	team_best_figures: 58,
	most_dots: 58,
	team_two_hundreds: 56,
	ground_best_figures: 56,
	ground_total: 56,
	dearest_spell: 56,
	lowest_defended: 56,
	team_super_overs: 56,
	team_appearances: 56,
	league_table: 56,
	team_season: 56,
	ground_runs: 54,
	ground_wickets: 54,
	opponent_runs: 54,
	opponent_wickets: 54,
	price_change: 54,
	wicket_stands: 52,
	rain_rule: 50,
	first_match_of_season: 50,
	team_spending: 50,
	total_band: 48,
	season_figures: 48,
	country_runs: 46,
	country_wickets: 46,
	phase_economy: 46,
	chasing_or_setting: 44,
	ground_chase: 42,
	ground_average: 42,
	dismissal_kind: 42,
	batting_position: 40,
	no_result: 40,
	team_toss: 38,
	team_at_ground: 38,
	extras_of_season: 36,
	powerplay_of_season: 36,
	phase_of_season: 36,
	country_spending: 34,
	role_spending: 34,
	ground_years: 30,
};
/** Each further place of a ranking scores this much less. */
const SCORE_STEP_PER_PLACE = 3;

/** The least score of a fact that is made on request or sent in the newsletter. */
export const MIN_SCORE = 60;

/**
 * Returns the score of a fact, 0 to 100, from its kind and its place in the ranking. For facts about an over the 20th
 * is the first place. An unknown kind scores 0.
 */
export function scoreOf(statement: string): number {
	const { name, about } = readStatement(statement) ?? { name: "", about: {} };
	const place = Number(about.place ?? (about.over ? 21 - Number(about.over) : 1));
	return Math.max(0, (SCORES[name] ?? 0) - SCORE_STEP_PER_PLACE * (place - 1));
}
