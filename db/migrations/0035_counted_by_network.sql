ALTER TABLE "quiz_question_reports" ADD COLUMN "trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question_reports" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "quiz_question_reports" ADD COLUMN "hid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_conversions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "share_conversions" ADD COLUMN "doubt" text;--> statement-breakpoint
CREATE INDEX "quiz_question_reports_hid_idx" ON "quiz_question_reports" USING btree ("hid_at") WHERE "quiz_question_reports"."hid_at" is not null;--> statement-breakpoint
ALTER TABLE "share_conversions" ADD CONSTRAINT "share_conversions_doubt" CHECK ("share_conversions"."doubt" in ('same_network', 'pace'));--> statement-breakpoint
-- until now friends were held for their pace alone
UPDATE "share_conversions" SET "doubt" = 'pace' WHERE "state" = 'held';
