CREATE TABLE "gone_deeds" (
	"person" text NOT NULL,
	"deed" text NOT NULL,
	"reference_id" text NOT NULL,
	"day" date NOT NULL,
	"kept_until" date NOT NULL,
	"user_id" uuid,
	CONSTRAINT "gone_deeds_person_deed_reference_id_pk" PRIMARY KEY("person","deed","reference_id"),
	CONSTRAINT "gone_deeds_kept" CHECK ("gone_deeds"."kept_until" >= "gone_deeds"."day")
);
--> statement-breakpoint
CREATE TABLE "gone_sanctions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "gone_sanctions_kind" CHECK ("gone_sanctions"."kind" = 'ban' or ("gone_sanctions"."kind" = 'mute' and "gone_sanctions"."until" is not null))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" DROP CONSTRAINT "newsletter_subscriptions_confirmation_hash_unique";--> statement-breakpoint
ALTER TABLE "gone_deeds" ADD CONSTRAINT "gone_deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gone_deeds_user_idx" ON "gone_deeds" USING btree ("user_id","deed") WHERE "gone_deeds"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "gone_deeds_age_idx" ON "gone_deeds" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "gone_sanctions_person_idx" ON "gone_sanctions" USING btree ("person");--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" DROP COLUMN "confirmation_hash";