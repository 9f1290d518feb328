ALTER TABLE "player_groups" ADD COLUMN "told_sequence" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- what was said before members were told by mail is no news
UPDATE "player_groups" SET "told_sequence" = "last_sequence";