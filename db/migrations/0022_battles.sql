CREATE TABLE "battle_participations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"battle_id" uuid NOT NULL,
	"user_id" uuid,
	"side" text NOT NULL,
	"team_name" text NOT NULL,
	"points_contributed" integer NOT NULL,
	"actions_count" integer DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "battle_participations_side" CHECK ("battle_participations"."side" in ('a', 'b')),
	CONSTRAINT "battle_participations_counts" CHECK ("battle_participations"."points_contributed" >= 0 and "battle_participations"."actions_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_team_battles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"battle_type" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"team_a_code" text NOT NULL,
	"team_a_name" text NOT NULL,
	"team_b_code" text NOT NULL,
	"team_b_name" text NOT NULL,
	"team_a_points" integer DEFAULT 0 NOT NULL,
	"team_b_points" integer DEFAULT 0 NOT NULL,
	"total_participants" integer DEFAULT 0 NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"winner" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_team_battles_type" CHECK ("live_team_battles"."battle_type" in ('share_war', 'quiz_battle', 'post_battle')),
	CONSTRAINT "live_team_battles_status" CHECK ("live_team_battles"."status" in ('active', 'ended')),
	CONSTRAINT "live_team_battles_sides" CHECK ("live_team_battles"."team_a_code" <> "live_team_battles"."team_b_code"),
	CONSTRAINT "live_team_battles_counts" CHECK ("live_team_battles"."team_a_points" >= 0 and "live_team_battles"."team_b_points" >= 0 and "live_team_battles"."total_participants" >= 0),
	CONSTRAINT "live_team_battles_winner" CHECK (case when "live_team_battles"."status" = 'active' then "live_team_battles"."winner" is null else "live_team_battles"."winner" is not null
				and "live_team_battles"."winner" = (case when "live_team_battles"."team_a_points" > "live_team_battles"."team_b_points" then 'a'
					when "live_team_battles"."team_b_points" > "live_team_battles"."team_a_points" then 'b' else 'draw' end) end)
);
--> statement-breakpoint
ALTER TABLE "battle_participations" ADD CONSTRAINT "battle_participations_battle_id_live_team_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."live_team_battles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_participations" ADD CONSTRAINT "battle_participations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "battle_participations_one_idx" ON "battle_participations" USING btree ("battle_id","user_id");--> statement-breakpoint
CREATE INDEX "battle_participations_user_idx" ON "battle_participations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "battle_participations_untold_idx" ON "battle_participations" USING btree ("battle_id") WHERE "battle_participations"."told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "live_team_battles_one_open_idx" ON "live_team_battles" USING btree ("battle_type") WHERE "live_team_battles"."status" = 'active';--> statement-breakpoint
CREATE INDEX "live_team_battles_newest_idx" ON "live_team_battles" USING btree ("status","end_time" DESC NULLS LAST,"id");