CREATE TABLE "newsletter_deliveries" (
	"week" date NOT NULL,
	"subscription_id" uuid NOT NULL,
	"begun_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_week_subscription_id_pk" PRIMARY KEY("week","subscription_id"),
	CONSTRAINT "newsletter_deliveries_order" CHECK ("newsletter_deliveries"."sent_at" is null or "newsletter_deliveries"."begun_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"week" date PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"fact_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"confirmation_hash" text NOT NULL,
	"confirmation_expires_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriptions_confirmation_hash_unique" UNIQUE("confirmation_hash"),
	CONSTRAINT "newsletter_subscriptions_lower_case" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email"))
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_week_newsletter_issues_week_fk" FOREIGN KEY ("week") REFERENCES "public"."newsletter_issues"("week") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_waiting_idx" ON "newsletter_deliveries" USING btree ("week") WHERE "newsletter_deliveries"."begun_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscription_idx" ON "newsletter_deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_waiting_idx" ON "newsletter_subscriptions" USING btree ("confirmation_expires_at") WHERE "newsletter_subscriptions"."confirmed_at" is null;