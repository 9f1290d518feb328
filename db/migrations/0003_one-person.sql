-- Accounts with one mailbox are one person.
ALTER TABLE "users" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (case when lower(substring(email from '[^@]*$')) in ('gmail.com', 'googlemail.com') then replace(coalesce(nullif(split_part(lower(regexp_replace(email, '@[^@]*$', '')), '+', 1), ''), lower(regexp_replace(email, '@[^@]*$', ''))), '.', '') || '@gmail.com' else coalesce(nullif(split_part(lower(regexp_replace(email, '@[^@]*$', '')), '+', 1), ''), lower(regexp_replace(email, '@[^@]*$', ''))) || '@' || lower(substring(email from '[^@]*$')) end) STORED;--> statement-breakpoint
CREATE INDEX "users_mailbox_idx" ON "users" USING btree ("mailbox");
--> statement-breakpoint
-- As before, but a person is paid once for a reason and reference, whichever of the person's accounts comes for it.
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
			or exists (select from users own
				join users other on other.mailbox = own.mailbox and other.id <> own.id
				join points_ledger l on l.user_id = other.id and l.transaction_type = p_reason and l.reference_id = p_reference
				where own.id = p_fan)
			or exists (select from gone_actions g
				where g.user_id = p_fan and g.action = p_reason and g.reference_id = p_reference);
		paid := not paid_before and (p_most_a_day is null or p_most_a_day >
			coalesce((select d.times_on from user_actions d
				where d.user_id = p_fan and d.transaction_type = p_reason and d.last_on >= on_day), 0)
			+ (select count(*) from gone_actions g where g.user_id = p_fan and g.action = p_reason and g.day >= on_day));
		exit when not paid or turn = 2;
		-- two accounts of one person are paid one after the other
		perform pg_advisory_xact_lock(hashtext('person ' || own.mailbox)) from users own
		where own.id = p_fan and exists (select from users other where other.mailbox = own.mailbox and other.id <> own.id);
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
