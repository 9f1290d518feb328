CREATE TABLE "ground_figures" (
	"season" smallint NOT NULL,
	"stage" text NOT NULL,
	"ground_id" text NOT NULL,
	"matches" integer NOT NULL,
	"won_batting_first" integer NOT NULL,
	"won_chasing" integer NOT NULL,
	"first_innings" integer NOT NULL,
	"first_innings_runs" integer NOT NULL,
	"first_innings_average" double precision GENERATED ALWAYS AS (first_innings_runs::float8 / nullif(first_innings, 0)) STORED,
	"runs" integer NOT NULL,
	"balls" integer NOT NULL,
	"wickets" integer NOT NULL,
	"sixes" integer NOT NULL,
	"run_rate" double precision GENERATED ALWAYS AS ((6 * runs)::float8 / nullif(balls, 0)) STORED,
	"highest_total" integer,
	"lowest_total" integer,
	CONSTRAINT "ground_figures_season_stage_ground_id_pk" PRIMARY KEY("season","stage","ground_id")
);
--> statement-breakpoint
CREATE TABLE "player_figures" (
	"season" smallint NOT NULL,
	"stage" text NOT NULL,
	"franchise_id" text NOT NULL,
	"player_id" text NOT NULL,
	"last_franchise_id" text NOT NULL,
	"matches" integer NOT NULL,
	"innings" integer NOT NULL,
	"runs" integer NOT NULL,
	"balls" integer NOT NULL,
	"fours" integer NOT NULL,
	"sixes" integer NOT NULL,
	"dismissals" integer NOT NULL,
	"highest" integer,
	"highest_not_out" boolean,
	"hundreds" integer NOT NULL,
	"fifties" integer NOT NULL,
	"ducks" integer NOT NULL,
	"average" double precision GENERATED ALWAYS AS (runs::float8 / nullif(dismissals, 0)) STORED,
	"strike_rate" double precision GENERATED ALWAYS AS ((100 * runs)::float8 / nullif(balls, 0)) STORED,
	"bowling_innings" integer NOT NULL,
	"balls_bowled" integer NOT NULL,
	"maidens" integer NOT NULL,
	"runs_conceded" integer NOT NULL,
	"wickets" integer NOT NULL,
	"dots" integer NOT NULL,
	"best_figures" integer,
	"four_wickets" integer NOT NULL,
	"five_wickets" integer NOT NULL,
	"economy" double precision GENERATED ALWAYS AS ((6 * runs_conceded)::float8 / nullif(balls_bowled, 0)) STORED,
	"bowling_average" double precision GENERATED ALWAYS AS (runs_conceded::float8 / nullif(wickets, 0)) STORED,
	"bowling_strike_rate" double precision GENERATED ALWAYS AS (balls_bowled::float8 / nullif(wickets, 0)) STORED,
	CONSTRAINT "player_figures_player_id_season_franchise_id_stage_pk" PRIMARY KEY("player_id","season","franchise_id","stage")
);
--> statement-breakpoint
CREATE TABLE "team_figures" (
	"season" smallint NOT NULL,
	"stage" text NOT NULL,
	"franchise_id" text NOT NULL,
	"seasons" integer NOT NULL,
	"matches" integer NOT NULL,
	"won" integer NOT NULL,
	"lost" integer NOT NULL,
	"no_result" integer NOT NULL,
	"win_percentage" double precision GENERATED ALWAYS AS ((100 * won)::float8 / nullif(won + lost, 0)) STORED,
	"finals" integer NOT NULL,
	"titles" integer NOT NULL,
	"runs" integer NOT NULL,
	"balls" integer NOT NULL,
	"sixes" integer NOT NULL,
	"run_rate" double precision GENERATED ALWAYS AS ((6 * runs)::float8 / nullif(balls, 0)) STORED,
	"highest_total" integer,
	"lowest_total" integer,
	"totals_200" integer NOT NULL,
	CONSTRAINT "team_figures_season_stage_franchise_id_pk" PRIMARY KEY("season","stage","franchise_id")
);
--> statement-breakpoint
CREATE INDEX "player_figures_runs_idx" ON "player_figures" USING btree ("season","franchise_id","stage","runs" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_figures_sixes_idx" ON "player_figures" USING btree ("season","franchise_id","stage","sixes" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_figures_wickets_idx" ON "player_figures" USING btree ("season","franchise_id","stage","wickets" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_figures_strike_rate_idx" ON "player_figures" USING btree ("season","franchise_id","stage","strike_rate" DESC NULLS LAST) WHERE balls >= 100;--> statement-breakpoint
CREATE INDEX "player_figures_average_idx" ON "player_figures" USING btree ("season","franchise_id","stage","average" DESC NULLS LAST) WHERE innings >= 5;--> statement-breakpoint
CREATE INDEX "player_figures_economy_idx" ON "player_figures" USING btree ("season","franchise_id","stage","economy") WHERE balls_bowled >= 100;