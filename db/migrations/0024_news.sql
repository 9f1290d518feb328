CREATE TABLE "news_articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "news_articles_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"snippet" text NOT NULL,
	"content" text,
	"author" text,
	"source" text NOT NULL,
	"link" text,
	"link_key" text,
	"image_url" text,
	"category" text NOT NULL,
	"channel" text NOT NULL,
	"published_date" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_articles_link_key_unique" UNIQUE("link_key"),
	CONSTRAINT "news_articles_category" CHECK ("news_articles"."category" in ('Today', 'IPL', 'International', 'General')),
	CONSTRAINT "news_articles_channel" CHECK ("news_articles"."channel" in ('live', 'rss', 'sample')),
	CONSTRAINT "news_articles_link" CHECK (("news_articles"."link" is null) = ("news_articles"."link_key" is null) and ("news_articles"."link" is null) = ("news_articles"."channel" = 'sample')),
	CONSTRAINT "news_articles_link_scheme" CHECK ("news_articles"."link" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "news_runs" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"running_until" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"outcome" text,
	"articles" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_runs_one" CHECK ("news_runs"."one" = 1),
	CONSTRAINT "news_runs_outcome" CHECK ("news_runs"."outcome" in ('live', 'rss', 'none'))
);
--> statement-breakpoint
CREATE TABLE "news_searches" (
	"day" date PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "news_searches_used" CHECK ("news_searches"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "news_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"etag" text,
	"last_modified" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "news_sources_failures" CHECK ("news_sources"."failures" >= 0)
);
--> statement-breakpoint
CREATE INDEX "news_articles_newest_idx" ON "news_articles" USING btree ("published_date" DESC NULLS LAST,"number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_articles_arrival_idx" ON "news_articles" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "news_articles_search_idx" ON "news_articles" USING gin (lower("title" || ' ' || "snippet") gin_trgm_ops);