CREATE TABLE "tonight_reminders" (
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"begun_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "tonight_reminders_day_user_id_pk" PRIMARY KEY("day","user_id"),
	CONSTRAINT "tonight_reminders_order" CHECK ("tonight_reminders"."sent_at" is null or "tonight_reminders"."begun_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"subscription_id" uuid NOT NULL,
	"key" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "push_messages_subscription_id_key_pk" PRIMARY KEY("subscription_id","key"),
	CONSTRAINT "push_messages_order" CHECK ("push_messages"."sent_at" is null or "push_messages"."begun_at" is not null),
	CONSTRAINT "push_messages_tries" CHECK ("push_messages"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_https" CHECK ("push_subscriptions"."endpoint" like 'https://%'),
	CONSTRAINT "push_subscriptions_failures" CHECK ("push_subscriptions"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "match_of_the_day" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tonight_reminders" ADD CONSTRAINT "tonight_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tonight_reminders_waiting_idx" ON "tonight_reminders" USING btree ("day") WHERE "tonight_reminders"."begun_at" is null;--> statement-breakpoint
CREATE INDEX "tonight_reminders_user_idx" ON "tonight_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_messages_waiting_idx" ON "push_messages" USING btree ("due_at") WHERE "push_messages"."begun_at" is null;--> statement-breakpoint
CREATE INDEX "push_messages_expired_idx" ON "push_messages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id","created_at");