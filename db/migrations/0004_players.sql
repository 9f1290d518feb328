CREATE TABLE "ipl_players" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"slug" text,
	"team" text,
	"role" text,
	"nationality" text,
	"date_of_birth" date,
	"jersey_number" smallint,
	"debut_year" smallint,
	"price_crores" double precision,
	"biography" text,
	"achievements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text NOT NULL,
	"made_from" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ipl_players_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "ipl_players_slug_unique" UNIQUE("slug"),
	CONSTRAINT "ipl_players_role" CHECK ("ipl_players"."role" in ('Batsman', 'Bowler', 'All-rounder', 'Wicket-keeper/Batsman'))
);
--> statement-breakpoint
CREATE INDEX "ipl_players_name_idx" ON "ipl_players" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "ipl_players_team_idx" ON "ipl_players" USING btree ("team",lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "ipl_players_role_idx" ON "ipl_players" USING btree ("role",lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "ipl_players_price_idx" ON "ipl_players" USING btree ("price_crores" DESC NULLS LAST,lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "ipl_players_search_idx" ON "ipl_players" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ipl_players_likeness_idx" ON "ipl_players" USING gin (fold_name("search_text") gin_trgm_ops);--> statement-breakpoint
-- Players whose names sound like what was typed, with how alike they are (1: the same). The threshold belongs to the
-- function, because nobody may set a session's: the embedded engine has only one. It makes the index usable.
SELECT show_limit();--> statement-breakpoint
CREATE FUNCTION players_like(wanted text) RETURNS TABLE (id uuid, likeness real)
LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.45
AS $$
	SELECT p.id, word_similarity(fold_name(wanted), fold_name(p.search_text))
	FROM ipl_players p WHERE fold_name(wanted) <% fold_name(p.search_text)
$$;
