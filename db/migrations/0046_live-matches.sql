CREATE TABLE "feed_people" (
	"franchise_id" text NOT NULL,
	"name" text NOT NULL,
	"person_id" text,
	"chosen_by" uuid,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_people_franchise_id_name_pk" PRIMARY KEY("franchise_id","name"),
	CONSTRAINT "feed_people_name" CHECK (length("feed_people"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "live_matches" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"hash" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refused_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "live_matches_id" CHECK ("live_matches"."match_id" > 0),
	CONSTRAINT "live_matches_refusal" CHECK (("live_matches"."refused_at" is null) = ("live_matches"."refusal" is null))
);
--> statement-breakpoint
CREATE TABLE "match_feeds" (
	"source" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "feed_people" ADD CONSTRAINT "feed_people_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_people_chosen_by_idx" ON "feed_people" USING btree ("chosen_by");--> statement-breakpoint
CREATE INDEX "live_matches_changed_idx" ON "live_matches" USING btree ("changed_at" DESC NULLS LAST);