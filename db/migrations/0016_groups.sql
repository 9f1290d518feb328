CREATE TABLE "chat_sanctions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp with time zone,
	"message_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "chat_sanctions_kind" CHECK ("chat_sanctions"."kind" = 'ban' or ("chat_sanctions"."kind" = 'mute' and "chat_sanctions"."until" is not null))
);
--> statement-breakpoint
CREATE TABLE "group_memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"notifications" text DEFAULT 'replies' NOT NULL,
	"quiet_until" timestamp with time zone,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_memberships_role" CHECK ("group_memberships"."role" in ('member', 'moderator')),
	CONSTRAINT "group_memberships_notifications" CHECK ("group_memberships"."notifications" in ('all', 'replies', 'none'))
);
--> statement-breakpoint
CREATE TABLE "group_message_likes" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_message_likes_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "group_message_reports" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"trusted" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolution" text,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	CONSTRAINT "group_message_reports_message_id_user_id_pk" PRIMARY KEY("message_id","user_id"),
	CONSTRAINT "group_message_reports_reason" CHECK ("group_message_reports"."reason" in ('abuse', 'spam', 'off_topic', 'personal', 'other')),
	CONSTRAINT "group_message_reports_resolution" CHECK (("group_message_reports"."resolution" is null) = ("group_message_reports"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "group_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"revision" bigint NOT NULL,
	"user_id" uuid,
	"client_id" uuid,
	"message_type" text NOT NULL,
	"content" text NOT NULL,
	"metadata" jsonb,
	"reply_to_message_id" uuid,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_messages_type" CHECK ("group_messages"."message_type" in ('user', 'ai_agent', 'system')),
	CONSTRAINT "group_messages_length" CHECK (char_length("group_messages"."content") between 1 and 4000),
	CONSTRAINT "group_messages_likes" CHECK ("group_messages"."likes_count" >= 0),
	CONSTRAINT "group_messages_sender" CHECK ("group_messages"."message_type" = 'user' or "group_messages"."user_id" is null)
);
--> statement-breakpoint
CREATE TABLE "player_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_name" text NOT NULL,
	"group_description" text,
	"group_type" text NOT NULL,
	"about" text,
	"member_count" integer DEFAULT 0 NOT NULL,
	"last_sequence" bigint DEFAULT 0 NOT NULL,
	"last_revision" bigint DEFAULT 0 NOT NULL,
	"ai_mode" text DEFAULT 'always' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_groups_type" CHECK ("player_groups"."group_type" in ('team', 'player', 'role', 'other')),
	CONSTRAINT "player_groups_ai_mode" CHECK ("player_groups"."ai_mode" in ('always', 'when_asked', 'never')),
	CONSTRAINT "player_groups_counts" CHECK ("player_groups"."member_count" >= 0 and "player_groups"."last_revision" >= "player_groups"."last_sequence")
);
--> statement-breakpoint
ALTER TABLE "chat_sanctions" ADD CONSTRAINT "chat_sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sanctions" ADD CONSTRAINT "chat_sanctions_message_id_group_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."group_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sanctions" ADD CONSTRAINT "chat_sanctions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_group_id_player_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."player_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_likes" ADD CONSTRAINT "group_message_likes_message_id_group_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."group_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_likes" ADD CONSTRAINT "group_message_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_reports" ADD CONSTRAINT "group_message_reports_message_id_group_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."group_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_reports" ADD CONSTRAINT "group_message_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_reports" ADD CONSTRAINT "group_message_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_group_id_player_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."player_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_reply_to_message_id_group_messages_id_fk" FOREIGN KEY ("reply_to_message_id") REFERENCES "public"."group_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_groups" ADD CONSTRAINT "player_groups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_sanctions_user_idx" ON "chat_sanctions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_memberships_one_idx" ON "group_memberships" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "group_memberships_user_idx" ON "group_memberships" USING btree ("user_id") WHERE "group_memberships"."is_active";--> statement-breakpoint
CREATE INDEX "group_message_likes_user_idx" ON "group_message_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_message_reports_open_idx" ON "group_message_reports" USING btree ("created_at") WHERE "group_message_reports"."resolution" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_messages_sequence_idx" ON "group_messages" USING btree ("group_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "group_messages_revision_idx" ON "group_messages" USING btree ("group_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "group_messages_client_idx" ON "group_messages" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_messages_ai_answer_idx" ON "group_messages" USING btree ("reply_to_message_id") WHERE "group_messages"."message_type" = 'ai_agent';--> statement-breakpoint
CREATE INDEX "group_messages_pinned_idx" ON "group_messages" USING btree ("group_id","sequence") WHERE "group_messages"."is_pinned";--> statement-breakpoint
CREATE INDEX "group_messages_recent_idx" ON "group_messages" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "player_groups_name_idx" ON "player_groups" USING btree (lower("group_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "player_groups_about_idx" ON "player_groups" USING btree ("group_type","about") WHERE "player_groups"."about" is not null;--> statement-breakpoint
CREATE INDEX "player_groups_members_idx" ON "player_groups" USING btree ("member_count" DESC NULLS LAST,"id") WHERE "player_groups"."is_active";--> statement-breakpoint
CREATE INDEX "player_groups_maker_idx" ON "player_groups" USING btree ("created_by");