CREATE TABLE "group_relives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"match_id" integer NOT NULL,
	"host_id" uuid,
	"masked" boolean NOT NULL,
	"pace" text NOT NULL,
	"running" boolean DEFAULT true NOT NULL,
	"at_beats" double precision DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"revision" bigint NOT NULL,
	CONSTRAINT "group_relives_pace" CHECK ("group_relives"."pace" in ('slow', 'steady', 'brisk')),
	CONSTRAINT "group_relives_at" CHECK ("group_relives"."at_beats" >= 0),
	CONSTRAINT "group_relives_end" CHECK ("group_relives"."ended_at" is null or not "group_relives"."running")
);
--> statement-breakpoint
CREATE TABLE "relive_guesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"relive_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"over" integer NOT NULL,
	"band" integer NOT NULL,
	"runs_confidence" text NOT NULL,
	"wicket" boolean NOT NULL,
	"wicket_confidence" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"brier" double precision,
	"worth" integer,
	"points" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "relive_guesses_over" CHECK ("relive_guesses"."over" between 1 and 99),
	CONSTRAINT "relive_guesses_band" CHECK ("relive_guesses"."band" between 0 and 3),
	CONSTRAINT "relive_guesses_confidence" CHECK ("relive_guesses"."runs_confidence" in ('sure', 'think', 'no_idea') and "relive_guesses"."wicket_confidence" in ('sure', 'think', 'no_idea')),
	CONSTRAINT "relive_guesses_score" CHECK (("relive_guesses"."brier" is null) = ("relive_guesses"."worth" is null) and "relive_guesses"."points" >= 0),
	CONSTRAINT "relive_guesses_settled" CHECK ("relive_guesses"."settled_at" is not null or ("relive_guesses"."brier" is null and "relive_guesses"."points" = 0))
);
--> statement-breakpoint
ALTER TABLE "player_groups" ADD COLUMN "relive_revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_relives" ADD CONSTRAINT "group_relives_group_id_player_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."player_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_relives" ADD CONSTRAINT "group_relives_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relive_guesses" ADD CONSTRAINT "relive_guesses_relive_id_group_relives_id_fk" FOREIGN KEY ("relive_id") REFERENCES "public"."group_relives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relive_guesses" ADD CONSTRAINT "relive_guesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_relives_running_idx" ON "group_relives" USING btree ("group_id") WHERE "group_relives"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "group_relives_group_idx" ON "group_relives" USING btree ("group_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "group_relives_host_idx" ON "group_relives" USING btree ("host_id");--> statement-breakpoint
CREATE UNIQUE INDEX "relive_guesses_one_idx" ON "relive_guesses" USING btree ("relive_id","user_id","over");--> statement-breakpoint
CREATE INDEX "relive_guesses_user_idx" ON "relive_guesses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "relive_guesses_open_idx" ON "relive_guesses" USING btree ("relive_id","over") WHERE "relive_guesses"."settled_at" is null;