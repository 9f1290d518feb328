CREATE TABLE "captain_standings" (
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"period" text NOT NULL,
	"since" date NOT NULL,
	"deeds" integer NOT NULL,
	CONSTRAINT "captain_standings_user_id_category_period_since_pk" PRIMARY KEY("user_id","category","period","since"),
	CONSTRAINT "captain_standings_deeds" CHECK ("captain_standings"."deeds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fan_follows" (
	"user_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fan_follows_user_id_followed_id_pk" PRIMARY KEY("user_id","followed_id"),
	CONSTRAINT "fan_follows_another" CHECK ("fan_follows"."user_id" <> "fan_follows"."followed_id")
);
--> statement-breakpoint
CREATE TABLE "speeches" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"prompt" smallint NOT NULL,
	"seconds" integer NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speeches_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "speeches_prompt" CHECK ("speeches"."prompt" between 1 and 6),
	CONSTRAINT "speeches_seconds" CHECK ("speeches"."seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "war_cries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"player_name" text NOT NULL,
	"template" smallint NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "war_cries_template" CHECK ("war_cries"."template" between 1 and 8)
);
--> statement-breakpoint
ALTER TABLE "captain_standings" ADD CONSTRAINT "captain_standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_follows" ADD CONSTRAINT "fan_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_follows" ADD CONSTRAINT "fan_follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speeches" ADD CONSTRAINT "speeches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "war_cries" ADD CONSTRAINT "war_cries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "war_cries" ADD CONSTRAINT "war_cries_team_id_team_communities_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captain_standings_board_idx" ON "captain_standings" USING btree ("category","period","since","deeds","user_id");--> statement-breakpoint
CREATE INDEX "fan_follows_followed_idx" ON "fan_follows" USING btree ("followed_id");--> statement-breakpoint
CREATE INDEX "speeches_user_day_idx" ON "speeches" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "war_cries_once_idx" ON "war_cries" USING btree ("user_id","team_id","template",lower("player_name"));--> statement-breakpoint
CREATE INDEX "war_cries_user_day_idx" ON "war_cries" USING btree ("user_id","day");
--> statement-breakpoint
create function count_captain_deed() returns trigger language plpgsql as $$
begin
	if tg_op = 'INSERT' then
		insert into captain_standings as s (user_id, category, period, since, deeds)
		select (to_jsonb(new) ->> tg_argv[1])::uuid, tg_argv[0], p.period, p.since, 1
		from (values ('day', new.day), ('week', date_trunc('week', new.day)::date),
			('month', date_trunc('month', new.day)::date), ('all', date '1970-01-01')) p(period, since)
		on conflict (user_id, category, period, since) do update set deeds = s.deeds + 1;
	else
		-- a fan who goes may have taken the row along
		update captain_standings s set deeds = s.deeds - 1
		from (values ('day', old.day), ('week', date_trunc('week', old.day)::date),
			('month', date_trunc('month', old.day)::date), ('all', date '1970-01-01')) p(period, since)
		where s.user_id = (to_jsonb(old) ->> tg_argv[1])::uuid and s.category = tg_argv[0]
			and s.period = p.period and s.since = p.since;
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger fan_follows_count after insert or delete on "fan_follows" for each row execute function count_captain_deed('followers', 'followed_id');
--> statement-breakpoint
create trigger war_cries_count after insert or delete on "war_cries" for each row execute function count_captain_deed('war_cries', 'user_id');
--> statement-breakpoint
create trigger speeches_count after insert or delete on "speeches" for each row execute function count_captain_deed('speeches', 'user_id');
