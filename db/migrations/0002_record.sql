CREATE TABLE "batting" (
	"match_id" integer NOT NULL,
	"innings" smallint NOT NULL,
	"player_id" text NOT NULL,
	"franchise_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"position" smallint NOT NULL,
	"runs" smallint NOT NULL,
	"balls" smallint NOT NULL,
	"fours" smallint NOT NULL,
	"sixes" smallint NOT NULL,
	"is_out" boolean NOT NULL,
	"dismissal" text NOT NULL,
	"bowler_id" text,
	"fielder_ids" text[] NOT NULL,
	CONSTRAINT "batting_match_id_innings_player_id_pk" PRIMARY KEY("match_id","innings","player_id")
);
--> statement-breakpoint
CREATE TABLE "bowling" (
	"match_id" integer NOT NULL,
	"innings" smallint NOT NULL,
	"player_id" text NOT NULL,
	"franchise_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"position" smallint NOT NULL,
	"balls" smallint NOT NULL,
	"maidens" smallint NOT NULL,
	"runs" smallint NOT NULL,
	"wickets" smallint NOT NULL,
	"dots" smallint NOT NULL,
	"wides" smallint NOT NULL,
	"noballs" smallint NOT NULL,
	"fours" smallint NOT NULL,
	"sixes" smallint NOT NULL,
	CONSTRAINT "bowling_match_id_innings_player_id_pk" PRIMARY KEY("match_id","innings","player_id")
);
--> statement-breakpoint
CREATE TABLE "franchises" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"city" text NOT NULL,
	"is_current" boolean NOT NULL,
	"first_season" smallint NOT NULL,
	"last_season" smallint NOT NULL,
	"captain" text,
	"captain_note" text,
	"captain_source" text,
	"head_coach" text,
	"head_coach_source" text,
	"owner" text,
	"owner_as_of" text,
	"owner_source" text,
	"home_grounds" text
);
--> statement-breakpoint
CREATE TABLE "grounds" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"venues" text[] NOT NULL,
	CONSTRAINT "grounds_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "innings" (
	"match_id" integer NOT NULL,
	"innings" smallint NOT NULL,
	"franchise_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"runs" smallint NOT NULL,
	"wickets" smallint NOT NULL,
	"balls" smallint NOT NULL,
	"fours" smallint NOT NULL,
	"sixes" smallint NOT NULL,
	"wides" smallint NOT NULL,
	"noballs" smallint NOT NULL,
	"byes" smallint NOT NULL,
	"legbyes" smallint NOT NULL,
	"penalties" smallint NOT NULL,
	"wide_balls" smallint NOT NULL,
	"noball_balls" smallint NOT NULL,
	"all_out" boolean NOT NULL,
	"completed" boolean NOT NULL,
	CONSTRAINT "innings_match_id_innings_pk" PRIMARY KEY("match_id","innings")
);
--> statement-breakpoint
CREATE TABLE "lineups" (
	"match_id" integer NOT NULL,
	"player_id" text NOT NULL,
	"franchise_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	CONSTRAINT "lineups_match_id_player_id_pk" PRIMARY KEY("match_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "match_teams" (
	"match_id" integer NOT NULL,
	"franchise_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"team" text NOT NULL,
	"batted_first" boolean NOT NULL,
	"won_toss" boolean NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "match_teams_match_id_franchise_id_pk" PRIMARY KEY("match_id","franchise_id"),
	CONSTRAINT "match_teams_outcome" CHECK ("match_teams"."outcome" in ('won', 'lost', 'no result'))
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" integer PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"season" smallint NOT NULL,
	"date" date NOT NULL,
	"match_number" smallint,
	"stage" text NOT NULL,
	"stage_kind" text NOT NULL,
	"venue" text NOT NULL,
	"ground_id" text NOT NULL,
	"team1_id" text NOT NULL,
	"team2_id" text NOT NULL,
	"toss_winner_id" text NOT NULL,
	"toss_decision" text NOT NULL,
	"batting_first_id" text NOT NULL,
	"winner_id" text,
	"result" text NOT NULL,
	"super_over" boolean NOT NULL,
	"win_by_runs" smallint,
	"win_by_wickets" smallint,
	"method" text,
	"player_of_match_id" text,
	"target_runs" smallint,
	"target_balls" smallint,
	"umpires" text[] NOT NULL,
	CONSTRAINT "matches_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "matches_stage_kind" CHECK ("matches"."stage_kind" in ('league', 'playoff', 'final')),
	CONSTRAINT "matches_result" CHECK ("matches"."result" in ('normal', 'tie', 'no result'))
);
--> statement-breakpoint
CREATE TABLE "matchups" (
	"match_id" integer NOT NULL,
	"innings" smallint NOT NULL,
	"phase" text NOT NULL,
	"batter_id" text NOT NULL,
	"bowler_id" text NOT NULL,
	"franchise_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"runs" smallint NOT NULL,
	"balls" smallint NOT NULL,
	"fours" smallint NOT NULL,
	"sixes" smallint NOT NULL,
	"dots" smallint NOT NULL,
	"wickets" smallint NOT NULL,
	"dismissals" smallint NOT NULL,
	"legal_balls" smallint NOT NULL,
	"runs_charged" smallint NOT NULL,
	CONSTRAINT "matchups_match_id_innings_phase_batter_id_bowler_id_pk" PRIMARY KEY("match_id","innings","phase","batter_id","bowler_id")
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"match_id" integer NOT NULL,
	"innings" smallint NOT NULL,
	"player_id" text NOT NULL,
	"kind" text NOT NULL,
	"franchise_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"balls" smallint,
	CONSTRAINT "milestones_match_id_innings_player_id_kind_pk" PRIMARY KEY("match_id","innings","player_id","kind"),
	CONSTRAINT "milestones_kind" CHECK ("milestones"."kind" in ('fifty', 'hundred', 'hat_trick'))
);
--> statement-breakpoint
CREATE TABLE "overs" (
	"match_id" integer NOT NULL,
	"innings" smallint NOT NULL,
	"over" smallint NOT NULL,
	"bowler_id" text NOT NULL,
	"franchise_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"runs" smallint NOT NULL,
	"wickets" smallint NOT NULL,
	"balls" smallint NOT NULL,
	"fours" smallint NOT NULL,
	"sixes" smallint NOT NULL,
	"dots" smallint NOT NULL,
	"runs_charged" smallint NOT NULL,
	"wickets_credited" smallint NOT NULL,
	CONSTRAINT "overs_match_id_innings_over_bowler_id_pk" PRIMARY KEY("match_id","innings","over","bowler_id")
);
--> statement-breakpoint
CREATE TABLE "partnerships" (
	"match_id" integer NOT NULL,
	"innings" smallint NOT NULL,
	"stand" smallint NOT NULL,
	"wicket" smallint NOT NULL,
	"franchise_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"batter1_id" text NOT NULL,
	"batter2_id" text NOT NULL,
	"runs" smallint NOT NULL,
	"balls" smallint NOT NULL,
	"batter1_runs" smallint NOT NULL,
	"batter2_runs" smallint NOT NULL,
	"unbroken" boolean NOT NULL,
	CONSTRAINT "partnerships_match_id_innings_stand_pk" PRIMARY KEY("match_id","innings","stand")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"full_name" text,
	"nationality" text,
	"date_of_birth" date,
	"birthplace" text,
	"batting_style" text,
	"bowling_style" text,
	"playing_role" text,
	"role_group" text,
	"jersey_number" smallint,
	"team_2026" text,
	"acquisition_2026" text,
	"price_2026_crore" double precision,
	"team_2025" text,
	"acquisition_2025" text,
	"price_2025_crore" double precision,
	"cricinfo_id" text,
	"note" text,
	"sources" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"as_of_match_id" integer NOT NULL,
	"as_of_date" date NOT NULL,
	"counts" jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"season" smallint PRIMARY KEY NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date NOT NULL,
	"champion_id" text,
	"runner_up_id" text,
	"final_match_id" integer
);
--> statement-breakpoint
CREATE TABLE "super_overs" (
	"match_id" integer NOT NULL,
	"innings" smallint NOT NULL,
	"franchise_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"runs" smallint NOT NULL,
	"wickets" smallint NOT NULL,
	"balls" smallint NOT NULL,
	CONSTRAINT "super_overs_match_id_innings_pk" PRIMARY KEY("match_id","innings")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"name" text PRIMARY KEY NOT NULL,
	"short_name" text NOT NULL,
	"franchise_id" text NOT NULL,
	"city" text NOT NULL,
	"first_season" smallint NOT NULL,
	"last_season" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batting" ADD CONSTRAINT "batting_player_id_people_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batting" ADD CONSTRAINT "batting_bowler_id_people_id_fk" FOREIGN KEY ("bowler_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batting" ADD CONSTRAINT "batting_match_id_innings_innings_match_id_innings_fk" FOREIGN KEY ("match_id","innings") REFERENCES "public"."innings"("match_id","innings") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bowling" ADD CONSTRAINT "bowling_player_id_people_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bowling" ADD CONSTRAINT "bowling_match_id_innings_innings_match_id_innings_fk" FOREIGN KEY ("match_id","innings") REFERENCES "public"."innings"("match_id","innings") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "innings" ADD CONSTRAINT "innings_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "innings" ADD CONSTRAINT "innings_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "innings" ADD CONSTRAINT "innings_opponent_id_franchises_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_player_id_people_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_opponent_id_franchises_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_teams" ADD CONSTRAINT "match_teams_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_teams" ADD CONSTRAINT "match_teams_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_teams" ADD CONSTRAINT "match_teams_opponent_id_franchises_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_teams" ADD CONSTRAINT "match_teams_team_teams_name_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_season_seasons_season_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("season") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_ground_id_grounds_id_fk" FOREIGN KEY ("ground_id") REFERENCES "public"."grounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_team1_id_franchises_id_fk" FOREIGN KEY ("team1_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_team2_id_franchises_id_fk" FOREIGN KEY ("team2_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_toss_winner_id_franchises_id_fk" FOREIGN KEY ("toss_winner_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_batting_first_id_franchises_id_fk" FOREIGN KEY ("batting_first_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_winner_id_franchises_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_player_of_match_id_people_id_fk" FOREIGN KEY ("player_of_match_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchups" ADD CONSTRAINT "matchups_batter_id_people_id_fk" FOREIGN KEY ("batter_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchups" ADD CONSTRAINT "matchups_bowler_id_people_id_fk" FOREIGN KEY ("bowler_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchups" ADD CONSTRAINT "matchups_match_id_innings_innings_match_id_innings_fk" FOREIGN KEY ("match_id","innings") REFERENCES "public"."innings"("match_id","innings") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_player_id_people_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_match_id_innings_innings_match_id_innings_fk" FOREIGN KEY ("match_id","innings") REFERENCES "public"."innings"("match_id","innings") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overs" ADD CONSTRAINT "overs_bowler_id_people_id_fk" FOREIGN KEY ("bowler_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overs" ADD CONSTRAINT "overs_match_id_innings_innings_match_id_innings_fk" FOREIGN KEY ("match_id","innings") REFERENCES "public"."innings"("match_id","innings") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_batter1_id_people_id_fk" FOREIGN KEY ("batter1_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_batter2_id_people_id_fk" FOREIGN KEY ("batter2_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_match_id_innings_innings_match_id_innings_fk" FOREIGN KEY ("match_id","innings") REFERENCES "public"."innings"("match_id","innings") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_team_2026_franchises_id_fk" FOREIGN KEY ("team_2026") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_team_2025_franchises_id_fk" FOREIGN KEY ("team_2025") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_snapshots" ADD CONSTRAINT "record_snapshots_as_of_match_id_matches_id_fk" FOREIGN KEY ("as_of_match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_champion_id_franchises_id_fk" FOREIGN KEY ("champion_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_runner_up_id_franchises_id_fk" FOREIGN KEY ("runner_up_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_overs" ADD CONSTRAINT "super_overs_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_overs" ADD CONSTRAINT "super_overs_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_overs" ADD CONSTRAINT "super_overs_opponent_id_franchises_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batting_player_idx" ON "batting" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "batting_franchise_idx" ON "batting" USING btree ("franchise_id","opponent_id");--> statement-breakpoint
CREATE INDEX "batting_runs_idx" ON "batting" USING btree ("runs");--> statement-breakpoint
CREATE INDEX "bowling_player_idx" ON "bowling" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "bowling_franchise_idx" ON "bowling" USING btree ("franchise_id","opponent_id");--> statement-breakpoint
CREATE INDEX "innings_franchise_idx" ON "innings" USING btree ("franchise_id","opponent_id");--> statement-breakpoint
CREATE INDEX "lineups_player_idx" ON "lineups" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "match_teams_franchise_idx" ON "match_teams" USING btree ("franchise_id","opponent_id");--> statement-breakpoint
CREATE INDEX "matches_season_idx" ON "matches" USING btree ("season");--> statement-breakpoint
CREATE INDEX "matches_ground_idx" ON "matches" USING btree ("ground_id");--> statement-breakpoint
CREATE INDEX "matches_stage_idx" ON "matches" USING btree ("stage_kind");--> statement-breakpoint
CREATE INDEX "matches_player_of_match_idx" ON "matches" USING btree ("player_of_match_id");--> statement-breakpoint
CREATE INDEX "matchups_batter_idx" ON "matchups" USING btree ("batter_id","bowler_id");--> statement-breakpoint
CREATE INDEX "matchups_bowler_idx" ON "matchups" USING btree ("bowler_id");--> statement-breakpoint
CREATE INDEX "milestones_kind_idx" ON "milestones" USING btree ("kind","balls");--> statement-breakpoint
CREATE INDEX "overs_bowler_idx" ON "overs" USING btree ("bowler_id");--> statement-breakpoint
CREATE INDEX "partnerships_batter1_idx" ON "partnerships" USING btree ("batter1_id");--> statement-breakpoint
CREATE INDEX "partnerships_batter2_idx" ON "partnerships" USING btree ("batter2_id");--> statement-breakpoint
CREATE INDEX "partnerships_runs_idx" ON "partnerships" USING btree ("runs");--> statement-breakpoint
CREATE INDEX "people_display_name_idx" ON "people" USING btree ("display_name");--> statement-breakpoint
CREATE INDEX "people_team_2026_idx" ON "people" USING btree ("team_2026");