CREATE TABLE "fan_ranks" (
	"period" text NOT NULL,
	"since" date NOT NULL,
	"level" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"fans" integer NOT NULL,
	CONSTRAINT "fan_ranks_period_since_level_bucket_pk" PRIMARY KEY("period","since","level","bucket")
);
--> statement-breakpoint
CREATE TABLE "fan_standings" (
	"user_id" uuid NOT NULL,
	"period" text NOT NULL,
	"since" date NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "fan_standings_user_id_period_since_pk" PRIMARY KEY("user_id","period","since")
);
--> statement-breakpoint
CREATE TABLE "team_standings" (
	"period" text NOT NULL,
	"since" date NOT NULL,
	"team_id" uuid NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "team_standings_period_since_team_id_pk" PRIMARY KEY("period","since","team_id")
);
--> statement-breakpoint
CREATE TABLE "community_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"occasion" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"challenge_type" text NOT NULL,
	"target_value" integer NOT NULL,
	"reward_points" integer NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"max_participants" integer,
	"participants_count" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "community_challenges_occasion_unique" UNIQUE("occasion"),
	CONSTRAINT "community_challenges_type" CHECK ("community_challenges"."challenge_type" in ('quiz', 'prediction', 'sharing', 'recruitment', 'other')),
	CONSTRAINT "community_challenges_worth" CHECK ("community_challenges"."target_value" > 0 and "community_challenges"."reward_points" > 0 and "community_challenges"."start_date" < "community_challenges"."end_date"),
	CONSTRAINT "community_challenges_room" CHECK ("community_challenges"."participants_count" >= 0 and "community_challenges"."participants_count" <= coalesce("community_challenges"."max_participants", "community_challenges"."participants_count"))
);
--> statement-breakpoint
CREATE TABLE "daily_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"challenge_date" date NOT NULL,
	"deed" text NOT NULL,
	"challenge_name" text NOT NULL,
	"challenge_description" text NOT NULL,
	"target_value" integer NOT NULL,
	"reward_points" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "daily_challenges_worth" CHECK ("daily_challenges"."target_value" > 0 and "daily_challenges"."reward_points" > 0)
);
--> statement-breakpoint
CREATE TABLE "user_achievements" (
	"user_id" uuid NOT NULL,
	"achievement_key" text NOT NULL,
	"achievement_name" text NOT NULL,
	"achievement_description" text NOT NULL,
	"badge_icon" text NOT NULL,
	"points_earned" integer NOT NULL,
	"unlocked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_achievements_user_id_achievement_key_pk" PRIMARY KEY("user_id","achievement_key")
);
--> statement-breakpoint
CREATE TABLE "user_challenge_participations" (
	"user_id" uuid NOT NULL,
	"challenge_id" uuid NOT NULL,
	"current_progress" integer DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "user_challenge_participations_user_id_challenge_id_pk" PRIMARY KEY("user_id","challenge_id")
);
--> statement-breakpoint
CREATE TABLE "user_daily_progress" (
	"user_id" uuid NOT NULL,
	"challenge_id" uuid NOT NULL,
	"current_progress" integer NOT NULL,
	"is_completed" boolean GENERATED ALWAYS AS (completed_at is not null) STORED NOT NULL,
	"completed_at" timestamp with time zone,
	"points_earned" integer DEFAULT 0 NOT NULL,
	"progress_date" date NOT NULL,
	CONSTRAINT "user_daily_progress_user_id_challenge_id_pk" PRIMARY KEY("user_id","challenge_id")
);
--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "membership_id" uuid;--> statement-breakpoint
ALTER TABLE "team_standings" ADD CONSTRAINT "team_standings_team_id_team_communities_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_challenge_participations" ADD CONSTRAINT "user_challenge_participations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_challenge_participations" ADD CONSTRAINT "user_challenge_participations_challenge_id_community_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."community_challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_daily_progress" ADD CONSTRAINT "user_daily_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_daily_progress" ADD CONSTRAINT "user_daily_progress_challenge_id_daily_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."daily_challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_standings_board_idx" ON "fan_standings" USING btree ("period","since","points","user_id");--> statement-breakpoint
CREATE INDEX "community_challenges_start_idx" ON "community_challenges" USING btree ("start_date","id") WHERE "community_challenges"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "daily_challenges_day_idx" ON "daily_challenges" USING btree ("challenge_date","deed");--> statement-breakpoint
CREATE INDEX "user_achievements_newest_idx" ON "user_achievements" USING btree ("user_id","unlocked_at");--> statement-breakpoint
CREATE INDEX "user_challenge_participations_challenge_idx" ON "user_challenge_participations" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "user_daily_progress_day_idx" ON "user_daily_progress" USING btree ("progress_date");--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_membership_id_user_team_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."user_team_memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_ledger_membership_idx" ON "points_ledger" USING btree ("membership_id") WHERE "points_ledger"."membership_id" is not null;--> statement-breakpoint
ALTER TABLE "points_ledger" DROP COLUMN "team_id";
--> statement-breakpoint
create function count_participations() returns trigger language plpgsql as $$
begin
	update community_challenges set participants_count = participants_count - 1 where id = old.challenge_id;
	return null;
end
$$;
--> statement-breakpoint
create trigger participations_gone after delete on "user_challenge_participations" for each row execute function count_participations();
