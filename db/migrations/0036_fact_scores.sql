ALTER TABLE "ipl_facts" ADD COLUMN "score" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ipl_facts_good_idx" ON "ipl_facts" USING btree ("number") WHERE "ipl_facts"."score" >= 60;--> statement-breakpoint
-- as app/features/facts/maker/score.ts says for facts that are made from now on
UPDATE "ipl_facts" SET "score" = greatest(0, CASE
		WHEN split_part("statement", ' ', 1) IN ('career_runs', 'career_wickets', 'highest_score', 'best_figures', 'highest_total', 'titles') THEN 90
		WHEN split_part("statement", ' ', 1) IN ('champion') THEN 88
		WHEN split_part("statement", ' ', 1) IN ('fastest_milestone') THEN 86
		WHEN split_part("statement", ' ', 1) IN ('orange_cap', 'purple_cap') THEN 84
		WHEN split_part("statement", ' ', 1) IN ('partnership', 'lowest_total', 'highest_chase', 'dear_buys') THEN 82
		WHEN split_part("statement", ' ', 1) IN ('age') THEN 80
		WHEN split_part("statement", ' ', 1) IN ('hat_trick', 'most_sixes_innings', 'biggest_win') THEN 78
		WHEN split_part("statement", ' ', 1) IN ('super_over') THEN 76
		WHEN split_part("statement", ' ', 1) IN ('head_to_head', 'appearance_count', 'fielding', 'wicket_record') THEN 74
		WHEN split_part("statement", ' ', 1) IN ('highest_aggregate', 'final_score', 'pair') THEN 72
		WHEN split_part("statement", ' ', 1) IN ('one_run_win', 'long_career', 'streak', 'quickest_chase') THEN 70
		WHEN split_part("statement", ' ', 1) IN ('hundred_in_defeat', 'quickest_fifty', 'duel_wickets') THEN 68
		WHEN split_part("statement", ' ', 1) IN ('duel_runs', 'bargain', 'price_and_return', 'former_team', 'season_sixes_leader', 'team_runs', 'team_wickets', 'team_highest_score') THEN 66
		WHEN split_part("statement", ' ', 1) IN ('team_total', 'season_highest_score', 'playoff_figures', 'rate_leader', 'best_powerplay') THEN 64
		WHEN split_part("statement", ' ', 1) IN ('ground_sixes', 'rare_dismissal', 'season_runs', 'season_wickets', 'dearest_over') THEN 62
		WHEN split_part("statement", ' ', 1) IN ('impact_player_season', 'over_number', 'tightest_spell') THEN 60
		WHEN split_part("statement", ' ', 1) IN ('ground_highest_score', 'season_best_figures', 'team_best_figures', 'most_dots') THEN 58
		WHEN split_part("statement", ' ', 1) IN ('team_two_hundreds', 'ground_best_figures', 'ground_total', 'dearest_spell', 'lowest_defended', 'team_super_overs', 'team_appearances', 'league_table', 'team_season') THEN 56
		WHEN split_part("statement", ' ', 1) IN ('ground_runs', 'ground_wickets', 'opponent_runs', 'opponent_wickets', 'price_change') THEN 54
		WHEN split_part("statement", ' ', 1) IN ('wicket_stands') THEN 52
		WHEN split_part("statement", ' ', 1) IN ('rain_rule', 'first_match_of_season', 'team_spending') THEN 50
		WHEN split_part("statement", ' ', 1) IN ('total_band', 'season_figures') THEN 48
		WHEN split_part("statement", ' ', 1) IN ('country_runs', 'country_wickets', 'phase_economy') THEN 46
		WHEN split_part("statement", ' ', 1) IN ('chasing_or_setting') THEN 44
		WHEN split_part("statement", ' ', 1) IN ('ground_chase', 'ground_average', 'dismissal_kind') THEN 42
		WHEN split_part("statement", ' ', 1) IN ('batting_position', 'no_result') THEN 40
		WHEN split_part("statement", ' ', 1) IN ('team_toss', 'team_at_ground') THEN 38
		WHEN split_part("statement", ' ', 1) IN ('extras_of_season', 'powerplay_of_season', 'phase_of_season') THEN 36
		WHEN split_part("statement", ' ', 1) IN ('country_spending', 'role_spending') THEN 34
		WHEN split_part("statement", ' ', 1) IN ('ground_years') THEN 30
		ELSE 0 END
	- CASE WHEN "statement" ~ '"place":\d+' THEN 3 * (substring("statement" from '"place":(\d+)')::int - 1)
		WHEN "statement" ~ '"over":\d+' THEN 3 * (20 - substring("statement" from '"over":(\d+)')::int)
		ELSE 0 END)
WHERE "statement" IS NOT NULL;
