CREATE TABLE "match_hashes" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_snapshots" ADD COLUMN "files_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_snapshots" ADD COLUMN "figures_edition" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_snapshots" ADD COLUMN "archive" text;