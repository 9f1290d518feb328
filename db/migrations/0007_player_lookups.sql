DROP INDEX "ipl_players_likeness_idx";--> statement-breakpoint
ALTER TABLE "ipl_players" ADD COLUMN "sound_text" text GENERATED ALWAYS AS (fold_name(search_text)) STORED;--> statement-breakpoint
CREATE INDEX "batting_fielders_idx" ON "batting" USING gin ("fielder_ids");--> statement-breakpoint
CREATE INDEX "batting_caught_and_bowled_idx" ON "batting" USING btree ("bowler_id") WHERE dismissal = 'caught and bowled';--> statement-breakpoint
CREATE INDEX "ipl_players_likeness_idx" ON "ipl_players" USING gin ("sound_text" gin_trgm_ops);--> statement-breakpoint
SELECT show_limit();--> statement-breakpoint
CREATE OR REPLACE FUNCTION players_like(wanted text) RETURNS TABLE (id uuid, likeness real)
LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.45
AS $$
	SELECT p.id, word_similarity(fold_name(wanted), p.sound_text)
	FROM ipl_players p WHERE fold_name(wanted) <% p.sound_text
$$;
