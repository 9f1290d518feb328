CREATE TABLE "fan_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fan_id" uuid,
	"device" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fan_devices_once" UNIQUE("device","fan_id")
);
--> statement-breakpoint
CREATE TABLE "share_clicks" (
	"share_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "share_clicks_share_id_day_visitor_pk" PRIMARY KEY("share_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "share_conversions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"share_id" uuid NOT NULL,
	"fan_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	CONSTRAINT "share_conversions_fan_id_unique" UNIQUE("fan_id"),
	CONSTRAINT "share_conversions_state" CHECK ("share_conversions"."state" in ('waiting', 'held', 'paid', 'refused')),
	CONSTRAINT "share_conversions_refusal" CHECK (("share_conversions"."state" = 'refused') = ("share_conversions"."refusal" is not null)),
	CONSTRAINT "share_conversions_settled" CHECK (("share_conversions"."state" in ('paid', 'refused')) = ("share_conversions"."settled_at" is not null)),
	CONSTRAINT "share_conversions_acted" CHECK ("share_conversions"."state" not in ('held', 'paid') or "share_conversions"."acted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "viral_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"share_type" text NOT NULL,
	"content_id" text,
	"share_text" text NOT NULL,
	"clicks_count" integer DEFAULT 0 NOT NULL,
	"conversions_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "viral_shares_code_unique" UNIQUE("code"),
	CONSTRAINT "viral_shares_once" UNIQUE NULLS NOT DISTINCT("user_id","share_type","content_id","share_text"),
	CONSTRAINT "viral_shares_counts" CHECK ("viral_shares"."clicks_count" >= 0 and "viral_shares"."conversions_count" >= 0),
	CONSTRAINT "viral_shares_text" CHECK (char_length("viral_shares"."share_text") between 1 and 400)
);
--> statement-breakpoint
ALTER TABLE "fan_devices" ADD CONSTRAINT "fan_devices_fan_id_users_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_clicks" ADD CONSTRAINT "share_clicks_share_id_viral_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."viral_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_conversions" ADD CONSTRAINT "share_conversions_share_id_viral_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."viral_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_conversions" ADD CONSTRAINT "share_conversions_fan_id_users_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_conversions" ADD CONSTRAINT "share_conversions_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viral_shares" ADD CONSTRAINT "viral_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_devices_fan_idx" ON "fan_devices" USING btree ("fan_id");--> statement-breakpoint
CREATE INDEX "fan_devices_age_idx" ON "fan_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "share_clicks_day_idx" ON "share_clicks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "share_conversions_share_idx" ON "share_conversions" USING btree ("share_id","created_at");--> statement-breakpoint
CREATE INDEX "share_conversions_held_idx" ON "share_conversions" USING btree ("acted_at","id") WHERE "share_conversions"."state" = 'held';