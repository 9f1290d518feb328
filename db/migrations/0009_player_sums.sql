-- counted anew at the start that follows: the new columns have no value for rows that are there
TRUNCATE "player_figures";--> statement-breakpoint
ALTER TABLE "player_figures" ADD COLUMN "golden_ducks" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "player_figures" ADD COLUMN "fours_conceded" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "player_figures" ADD COLUMN "sixes_conceded" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "player_figures" ADD COLUMN "wides" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "player_figures" ADD COLUMN "noballs" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "player_figures" ADD COLUMN "three_wickets" integer NOT NULL;