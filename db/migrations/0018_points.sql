CREATE TABLE "points_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"transaction_type" text NOT NULL,
	"reference_id" text NOT NULL,
	"points" integer NOT NULL,
	"xp" integer NOT NULL,
	"description" text NOT NULL,
	"team_id" uuid,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_ledger_pays" CHECK ("points_ledger"."points" >= 0 and "points_ledger"."xp" >= 0 and "points_ledger"."points" + "points_ledger"."xp" > 0)
);
--> statement-breakpoint
CREATE TABLE "points_uncounted" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_uncounted_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ledger_id" bigint,
	"gone_user_id" uuid,
	CONSTRAINT "points_uncounted_one" CHECK (num_nonnulls("points_uncounted"."ledger_id", "points_uncounted"."gone_user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "user_deeds" (
	"user_id" uuid NOT NULL,
	"transaction_type" text NOT NULL,
	"times" integer NOT NULL,
	"last_on" date NOT NULL,
	"times_on" integer NOT NULL,
	CONSTRAINT "user_deeds_user_id_transaction_type_pk" PRIMARY KEY("user_id","transaction_type"),
	CONSTRAINT "user_deeds_counts" CHECK ("user_deeds"."times_on" between 1 and "user_deeds"."times")
);
--> statement-breakpoint
CREATE TABLE "user_points" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"total_points" bigint DEFAULT 0 NOT NULL,
	"xp" bigint DEFAULT 0 NOT NULL,
	"level" integer GENERATED ALWAYS AS ((xp / 1000)::integer + 1) STORED NOT NULL,
	"streak_days" integer DEFAULT 0 NOT NULL,
	"daily_points" integer DEFAULT 0 NOT NULL,
	"daily_points_on" date,
	"last_daily_bonus" date,
	"last_rain_day" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_points_counts" CHECK ("user_points"."total_points" >= 0 and "user_points"."xp" >= 0 and "user_points"."streak_days" >= 0 and "user_points"."daily_points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_uncounted" ADD CONSTRAINT "points_uncounted_ledger_id_points_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."points_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_deeds" ADD CONSTRAINT "user_deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_points" ADD CONSTRAINT "user_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_once_idx" ON "points_ledger" USING btree ("user_id","transaction_type","reference_id");--> statement-breakpoint
CREATE INDEX "points_ledger_history_idx" ON "points_ledger" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "points_ledger_day_idx" ON "points_ledger" USING btree ("day");
--> statement-breakpoint
create function points_ledger_stays() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' then
		-- the account is gone: the row stays, and names nobody
		if new.user_id is null and (to_jsonb(new) - 'user_id') = (to_jsonb(old) - 'user_id') then return new; end if;
	end if;
	raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger points_ledger_stays before update or delete on "points_ledger" for each row execute function points_ledger_stays();
--> statement-breakpoint
create trigger points_ledger_is_kept before truncate on "points_ledger" for each statement execute function points_ledger_stays();
--> statement-breakpoint
create function forget_on_boards() returns trigger language plpgsql as $$
begin
	insert into points_uncounted (gone_user_id) values (old.user_id);
	return null;
end
$$;
--> statement-breakpoint
create trigger user_points_gone after delete on "user_points" for each row execute function forget_on_boards();
