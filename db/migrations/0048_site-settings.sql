CREATE TABLE "share_invites" (
	"share_id" uuid PRIMARY KEY NOT NULL,
	"note" text,
	"most_uses" integer,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_invites_uses" CHECK ("share_invites"."most_uses" >= 1),
	CONSTRAINT "share_invites_note" CHECK (char_length("share_invites"."note") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_setup" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"code_hash" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_setup_one_row" CHECK ("site_setup"."only")
);
--> statement-breakpoint
ALTER TABLE "share_invites" ADD CONSTRAINT "share_invites_share_id_viral_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."viral_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;