ALTER TABLE "ipl_players" ADD COLUMN "fame_rank" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "ipl_players" ADD COLUMN "in_squad" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "ipl_players_fame_idx" ON "ipl_players" USING btree ("fame_rank","id");--> statement-breakpoint
CREATE INDEX "ipl_players_team_fame_idx" ON "ipl_players" USING btree ("team","fame_rank","id");--> statement-breakpoint
ALTER TABLE "ipl_players" DROP COLUMN "matches";