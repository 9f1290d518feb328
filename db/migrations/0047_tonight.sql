CREATE TABLE "matches_of_the_day" (
	"day" date PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL,
	"relive_id" uuid,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches_of_the_day" ADD CONSTRAINT "matches_of_the_day_relive_id_group_relives_id_fk" FOREIGN KEY ("relive_id") REFERENCES "public"."group_relives"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matches_of_the_day_relive_idx" ON "matches_of_the_day" USING btree ("relive_id");