CREATE TABLE "team_communities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_name" text NOT NULL,
	"team_code" text NOT NULL,
	"community_motto" text NOT NULL,
	"total_members" integer DEFAULT 0 NOT NULL,
	"total_points" bigint DEFAULT 0 NOT NULL,
	"team_colors" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_communities_team_code_unique" UNIQUE("team_code"),
	CONSTRAINT "team_communities_counts" CHECK ("team_communities"."total_members" >= 0 and "team_communities"."total_points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_team_memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"team_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"points_contributed" bigint DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_team_memberships_points" CHECK ("user_team_memberships"."points_contributed" >= 0),
	CONSTRAINT "user_team_memberships_of_somebody" CHECK (not "user_team_memberships"."is_active" or "user_team_memberships"."user_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "user_team_memberships" ADD CONSTRAINT "user_team_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_team_memberships" ADD CONSTRAINT "user_team_memberships_team_id_team_communities_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_communities_points_idx" ON "team_communities" USING btree ("total_points" DESC NULLS LAST,"team_name");--> statement-breakpoint
CREATE UNIQUE INDEX "user_team_memberships_one_idx" ON "user_team_memberships" USING btree ("user_id","team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_team_memberships_active_idx" ON "user_team_memberships" USING btree ("user_id") WHERE "user_team_memberships"."is_active";--> statement-breakpoint
CREATE INDEX "user_team_memberships_team_idx" ON "user_team_memberships" USING btree ("team_id","points_contributed" DESC NULLS LAST) WHERE "user_team_memberships"."is_active";