CREATE TABLE "admin_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"admin_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_grants" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"granted_by" uuid,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_parts" (
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"difficulty" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"taken_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "generation_parts_run_id_number_pk" PRIMARY KEY("run_id","number"),
	CONSTRAINT "generation_parts_kind" CHECK ("generation_parts"."kind" in ('questions', 'facts', 'bios')),
	CONSTRAINT "generation_parts_state" CHECK ("generation_parts"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "generation_parts_done" CHECK (("generation_parts"."state" = 'done') = ("generation_parts"."done_at" is not null)),
	CONSTRAINT "generation_parts_counts" CHECK ("generation_parts"."made" >= 0 and "generation_parts"."tries" >= 0),
	CONSTRAINT "generation_parts_difficulty" CHECK (("generation_parts"."kind" = 'questions') = ("generation_parts"."difficulty" is not null))
);
--> statement-breakpoint
CREATE TABLE "generation_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generation_runs_state" CHECK ("generation_runs"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "generation_runs_finished" CHECK (("generation_runs"."state" = 'running') = ("generation_runs"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "player_popularity" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"total_views" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"fan_score" integer GENERATED ALWAYS AS (total_views + 10 * total_shares) STORED NOT NULL,
	CONSTRAINT "player_popularity_counts" CHECK ("player_popularity"."total_views" >= 0 and "player_popularity"."total_shares" >= 0)
);
--> statement-breakpoint
CREATE TABLE "player_shares" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"fan_id" uuid NOT NULL,
	CONSTRAINT "player_shares_player_id_day_fan_id_pk" PRIMARY KEY("player_id","day","fan_id")
);
--> statement-breakpoint
CREATE TABLE "player_views" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "player_views_player_id_day_viewer_pk" PRIMARY KEY("player_id","day","viewer")
);
--> statement-breakpoint
CREATE TABLE "player_edits" (
	"person_id" text PRIMARY KEY NOT NULL,
	"biography" text,
	"nationality" text,
	"date_of_birth" date,
	"jersey_number" smallint,
	"price_crores" double precision,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_edits_jersey_number" CHECK ("player_edits"."jersey_number" between 0 and 999),
	CONSTRAINT "player_edits_price_crores" CHECK ("player_edits"."price_crores" > 0 and "player_edits"."price_crores" < 1000),
	CONSTRAINT "player_edits_biography" CHECK (length("player_edits"."biography") between 1 and 4000),
	CONSTRAINT "player_edits_nationality" CHECK (length("player_edits"."nationality") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "admin_grants" ADD CONSTRAINT "admin_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_grants" ADD CONSTRAINT "admin_grants_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_parts" ADD CONSTRAINT "generation_parts_run_id_generation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."generation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_popularity" ADD CONSTRAINT "player_popularity_player_id_ipl_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."ipl_players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_shares" ADD CONSTRAINT "player_shares_player_id_ipl_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."ipl_players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_shares" ADD CONSTRAINT "player_shares_fan_id_users_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_views" ADD CONSTRAINT "player_views_player_id_ipl_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."ipl_players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_actions_admin_idx" ON "admin_actions" USING btree ("admin_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "generation_runs_one_running_idx" ON "generation_runs" USING btree ("state") WHERE "generation_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "generation_runs_newest_idx" ON "generation_runs" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "player_popularity_score_idx" ON "player_popularity" USING btree ("fan_score" DESC NULLS FIRST,"player_id");--> statement-breakpoint
CREATE INDEX "player_shares_fan_idx" ON "player_shares" USING btree ("fan_id");--> statement-breakpoint
CREATE INDEX "player_views_day_idx" ON "player_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "users_newest_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_email_search_idx" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
	raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger admin_actions_stay before update or delete or truncate on "admin_actions" for each statement execute function refuse_change();
