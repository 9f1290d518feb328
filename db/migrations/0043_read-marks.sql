ALTER TABLE "group_memberships" ADD COLUMN "read_sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "quiz_runs_day_idx" ON "quiz_runs" USING btree ("day","score") WHERE "quiz_runs"."kind" = 'daily' and "quiz_runs"."finished_at" is not null and "quiz_runs"."fan_id" is not null;--> statement-breakpoint
-- what was said before reading was noted counts as read
UPDATE "group_memberships" m SET "read_sequence" = g."last_sequence" FROM "player_groups" g WHERE g."id" = m."group_id";
