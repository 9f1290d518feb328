-- One word for the fans of a franchise, army, and plain words for what fans do and when somebody hears of it. No row changes but two
-- values: 'held' of a friend, and 'join_team' of an action that still waits for its consequences.
ALTER TABLE "team_communities" RENAME TO "armies";
--> statement-breakpoint
ALTER TABLE "armies" RENAME COLUMN "community_motto" TO "motto";
--> statement-breakpoint
ALTER TABLE "armies" RENAME CONSTRAINT "team_communities_pkey" TO "armies_pkey";
--> statement-breakpoint
ALTER TABLE "armies" RENAME CONSTRAINT "team_communities_team_code_unique" TO "armies_team_code_unique";
--> statement-breakpoint
ALTER TABLE "armies" RENAME CONSTRAINT "team_communities_counts" TO "armies_counts";
--> statement-breakpoint
ALTER INDEX "team_communities_points_idx" RENAME TO "armies_points_idx";
--> statement-breakpoint
ALTER TABLE "user_team_memberships" RENAME TO "army_memberships";
--> statement-breakpoint
ALTER TABLE "army_memberships" RENAME COLUMN "team_id" TO "army_id";
--> statement-breakpoint
ALTER TABLE "army_memberships" RENAME CONSTRAINT "user_team_memberships_pkey" TO "army_memberships_pkey";
--> statement-breakpoint
ALTER TABLE "army_memberships" RENAME CONSTRAINT "user_team_memberships_points" TO "army_memberships_points";
--> statement-breakpoint
ALTER TABLE "army_memberships" RENAME CONSTRAINT "user_team_memberships_of_somebody" TO "army_memberships_of_somebody";
--> statement-breakpoint
ALTER TABLE "army_memberships" RENAME CONSTRAINT "user_team_memberships_user_id_users_id_fk" TO "army_memberships_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "army_memberships" RENAME CONSTRAINT "user_team_memberships_team_id_team_communities_id_fk" TO "army_memberships_army_id_armies_id_fk";
--> statement-breakpoint
ALTER INDEX "user_team_memberships_one_idx" RENAME TO "army_memberships_one_idx";
--> statement-breakpoint
ALTER INDEX "user_team_memberships_active_idx" RENAME TO "army_memberships_active_idx";
--> statement-breakpoint
ALTER INDEX "user_team_memberships_team_idx" RENAME TO "army_memberships_army_idx";
--> statement-breakpoint
ALTER TABLE "points_ledger" RENAME CONSTRAINT "points_ledger_membership_id_user_team_memberships_id_fk" TO "points_ledger_membership_id_army_memberships_id_fk";
--> statement-breakpoint
ALTER TABLE "team_standings" RENAME TO "army_standings";
--> statement-breakpoint
ALTER TABLE "army_standings" RENAME COLUMN "team_id" TO "army_id";
--> statement-breakpoint
ALTER TABLE "army_standings" RENAME CONSTRAINT "team_standings_period_since_team_id_pk" TO "army_standings_period_since_army_id_pk";
--> statement-breakpoint
ALTER TABLE "army_standings" RENAME CONSTRAINT "team_standings_team_id_team_communities_id_fk" TO "army_standings_army_id_armies_id_fk";
--> statement-breakpoint
ALTER TABLE "war_cries" RENAME COLUMN "team_id" TO "army_id";
--> statement-breakpoint
ALTER TABLE "war_cries" RENAME CONSTRAINT "war_cries_team_id_team_communities_id_fk" TO "war_cries_army_id_armies_id_fk";
--> statement-breakpoint
ALTER TABLE "captain_standings" RENAME COLUMN "deeds" TO "actions";
--> statement-breakpoint
ALTER TABLE "captain_standings" RENAME CONSTRAINT "captain_standings_deeds" TO "captain_standings_actions";
--> statement-breakpoint
ALTER TABLE "user_deeds" RENAME TO "user_actions";
--> statement-breakpoint
ALTER TABLE "user_actions" RENAME CONSTRAINT "user_deeds_user_id_transaction_type_pk" TO "user_actions_user_id_transaction_type_pk";
--> statement-breakpoint
ALTER TABLE "user_actions" RENAME CONSTRAINT "user_deeds_user_id_users_id_fk" TO "user_actions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "user_actions" RENAME CONSTRAINT "user_deeds_counts" TO "user_actions_counts";
--> statement-breakpoint
ALTER TABLE "gone_deeds" RENAME TO "gone_actions";
--> statement-breakpoint
ALTER TABLE "gone_actions" RENAME COLUMN "deed" TO "action";
--> statement-breakpoint
ALTER TABLE "gone_actions" RENAME CONSTRAINT "gone_deeds_person_deed_reference_id_pk" TO "gone_actions_person_action_reference_id_pk";
--> statement-breakpoint
ALTER TABLE "gone_actions" RENAME CONSTRAINT "gone_deeds_user_id_users_id_fk" TO "gone_actions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "gone_actions" RENAME CONSTRAINT "gone_deeds_kept" TO "gone_actions_kept";
--> statement-breakpoint
ALTER INDEX "gone_deeds_user_idx" RENAME TO "gone_actions_user_idx";
--> statement-breakpoint
ALTER INDEX "gone_deeds_age_idx" RENAME TO "gone_actions_age_idx";
--> statement-breakpoint
ALTER TABLE "daily_challenges" RENAME COLUMN "deed" TO "action";
--> statement-breakpoint
ALTER TABLE "battle_participations" RENAME COLUMN "told_at" TO "notified_at";
--> statement-breakpoint
ALTER INDEX "battle_participations_untold_idx" RENAME TO "battle_participations_unnotified_idx";
--> statement-breakpoint
ALTER TABLE "user_challenge_participations" RENAME COLUMN "told_at" TO "notified_at";
--> statement-breakpoint
ALTER TABLE "player_groups" RENAME COLUMN "told_sequence" TO "mailed_sequence";
--> statement-breakpoint
ALTER TABLE "indexnow_pages" RENAME COLUMN "told_at" TO "submitted_at";
--> statement-breakpoint
ALTER TABLE "limit_notices" RENAME COLUMN "told_at" TO "reached_at";
--> statement-breakpoint
ALTER TABLE "share_conversions" DROP CONSTRAINT "share_conversions_state";
--> statement-breakpoint
ALTER TABLE "share_conversions" DROP CONSTRAINT "share_conversions_acted";
--> statement-breakpoint
DROP INDEX "share_conversions_held_idx";
--> statement-breakpoint
UPDATE "share_conversions" SET "state" = 'on_hold' WHERE "state" = 'held';
--> statement-breakpoint
UPDATE "actions_due" SET "action" = 'join_army' WHERE "action" = 'join_team';
--> statement-breakpoint
CREATE INDEX "share_conversions_on_hold_idx" ON "share_conversions" USING btree ("acted_at","id") WHERE "share_conversions"."state" = 'on_hold';
--> statement-breakpoint
ALTER TABLE "share_conversions" ADD CONSTRAINT "share_conversions_state" CHECK ("share_conversions"."state" in ('waiting', 'on_hold', 'paid', 'refused'));
--> statement-breakpoint
ALTER TABLE "share_conversions" ADD CONSTRAINT "share_conversions_acted" CHECK ("share_conversions"."state" not in ('on_hold', 'paid') or "share_conversions"."acted_at" is not null);
--> statement-breakpoint
-- the names of the catalogue of features, for whoever reads the tables by hand
CREATE VIEW "team_communities" AS SELECT "id", "team_name", "team_code", "motto" AS "community_motto", "total_members", "total_points", "team_colors" FROM "armies";
--> statement-breakpoint
CREATE VIEW "user_team_memberships" AS SELECT "user_id", "army_id" AS "team_id", "is_active", "points_contributed" FROM "army_memberships";
--> statement-breakpoint
ALTER FUNCTION count_captain_deed() RENAME TO count_captain_action;
--> statement-breakpoint
create or replace function count_captain_action() returns trigger language plpgsql as $$
begin
	if tg_op = 'INSERT' then
		insert into captain_standings as s (user_id, category, period, since, actions)
		select (to_jsonb(new) ->> tg_argv[1])::uuid, tg_argv[0], p.period, p.since, 1
		from (values ('day', new.day), ('week', date_trunc('week', new.day)::date),
			('month', date_trunc('month', new.day)::date), ('all', date '1970-01-01')) p(period, since)
		on conflict (user_id, category, period, since) do update set actions = s.actions + 1;
	else
		-- a fan who goes may have taken the row along
		update captain_standings s set actions = s.actions - 1
		from (values ('day', old.day), ('week', date_trunc('week', old.day)::date),
			('month', date_trunc('month', old.day)::date), ('all', date '1970-01-01')) p(period, since)
		where s.user_id = (to_jsonb(old) ->> tg_argv[1])::uuid and s.category = tg_argv[0]
			and s.period = p.period and s.since = p.since;
	end if;
	return null;
end
$$;
--> statement-breakpoint
-- Pays a fan for an action, once for a fan, reason and reference and at most `most_a_day` times a day, to this account or to one that
-- the same person deleted. Locks the fan's balance and nothing else. The caller says what the action is worth.
create or replace function pay_fan(
	p_fan uuid,
	p_reason text,
	p_reference text,
	-- 0: the action pays nothing by itself
	p_worth integer,
	p_words text,
	p_most_a_day integer,
	-- of a daily bonus: the streak with it, and the last bonus that the streak was computed from
	p_streak integer,
	p_last_bonus date,
	-- whether a payment has consequences beside a new level, and whether the action has some where it pays nothing
	p_leads_on boolean,
	p_counts_unpaid boolean
) returns table (reason text, paid boolean, paid_before boolean) language plpgsql as $$
declare
	on_day constant date := (now() at time zone 'Asia/Kolkata')::date;
	balance user_points;
	counted user_actions;
	entry bigint;
	level_before integer;
begin
	reason := p_reason;
	paid := false;
	paid_before := false;
	-- an action that is paid already waits for nobody; another one is judged again under the lock
	for turn in 1..2 loop
		exit when p_worth = 0;
		paid_before := exists (select from points_ledger l
				where l.user_id = p_fan and l.transaction_type = p_reason and l.reference_id = p_reference)
			or exists (select from gone_actions g
				where g.user_id = p_fan and g.action = p_reason and g.reference_id = p_reference);
		paid := not paid_before and (p_most_a_day is null or p_most_a_day >
			coalesce((select d.times_on from user_actions d
				where d.user_id = p_fan and d.transaction_type = p_reason and d.last_on >= on_day), 0)
			+ (select count(*) from gone_actions g where g.user_id = p_fan and g.action = p_reason and g.day >= on_day));
		exit when not paid or turn = 2;
		select * into balance from user_points b where b.user_id = p_fan for update;
		if not found then
			insert into user_points (user_id) values (p_fan) on conflict do nothing;
			select * into balance from user_points b where b.user_id = p_fan for update;
		end if;
	end loop;
	if p_streak is not null and balance.last_daily_bonus is distinct from p_last_bonus then
		paid := false;
	end if;
	if not paid then
		if p_counts_unpaid and not paid_before then
			insert into actions_due (user_id, action, reference_id, day) values (p_fan, p_reason, p_reference, on_day);
		end if;
		return next;
		return;
	end if;

	level_before := balance.level;
	insert into points_ledger (user_id, transaction_type, reference_id, points, xp, description, day, membership_id)
	values (p_fan, p_reason, p_reference, p_worth, p_worth, p_words, on_day,
		(select m.id from army_memberships m where m.user_id = p_fan and m.is_active))
	returning id into entry;
	insert into points_uncounted (ledger_id) values (entry);
	insert into user_actions as d (user_id, transaction_type, times, last_on, times_on) values (p_fan, p_reason, 1, on_day, 1)
	on conflict (user_id, transaction_type) do update set
		times = d.times + 1,
		times_on = case when d.last_on < on_day then 1 else d.times_on + 1 end,
		last_on = greatest(d.last_on, on_day)
	returning * into counted;
	update user_points b set
		total_points = b.total_points + p_worth,
		xp = b.xp + p_worth,
		daily_points = case when b.daily_points_on >= on_day then b.daily_points else 0 end + p_worth,
		daily_points_on = greatest(b.daily_points_on, on_day),
		streak_days = coalesce(p_streak, b.streak_days),
		last_daily_bonus = case when p_streak is null then b.last_daily_bonus else p_reference::date end
	where b.user_id = p_fan
	returning * into balance;
	if p_leads_on or balance.level <> level_before then
		insert into actions_due (user_id, action, reference_id, ledger_id, times, times_on, xp_before, xp, streak_days, day)
		values (p_fan, p_reason, p_reference, entry, counted.times, counted.times_on, balance.xp - p_worth, balance.xp,
			balance.streak_days, on_day);
	end if;
	return next;
end
$$;
