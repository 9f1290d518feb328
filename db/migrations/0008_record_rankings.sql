CREATE INDEX "bowling_figures_idx" ON "bowling" USING btree (("wickets" * 1000 - "runs"));--> statement-breakpoint
CREATE INDEX "innings_runs_idx" ON "innings" USING btree ("runs");