CREATE TABLE "indexnow_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"lastmod" text,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexnow_site" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	"sitemap_on" date,
	CONSTRAINT "indexnow_site_one" CHECK ("indexnow_site"."one" = 1),
	CONSTRAINT "indexnow_site_key" CHECK ("indexnow_site"."key" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "indexnow_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" uuid NOT NULL,
	"url" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"response" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "indexnow_submissions_type" CHECK ("indexnow_submissions"."type" in ('manual', 'content', 'sitemap', 'bulk')),
	CONSTRAINT "indexnow_submissions_status" CHECK ("indexnow_submissions"."status" in ('pending', 'success', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "indexnow_submissions_newest_idx" ON "indexnow_submissions" USING btree ("submitted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "indexnow_submissions_batch_idx" ON "indexnow_submissions" USING btree ("batch_id");