-- The schema of commit 7f29be43, which 52 migrations had made step by step: a site of that commit or a later one has it already.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What a search for facts looks at. Immutable, so that an index can be built on it (array_to_string is not declared so).
CREATE FUNCTION fact_search_text(title text, fact text, tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(title || E'\n' || fact || E'\n' || coalesce(array_to_string(tags, E'\n'), ''));
--> statement-breakpoint
-- Every letter of what a search for facts looks at, and every two that follow each other: an index on three letters does not find fewer.
-- Dear, so that a plan asks the index instead of making this for row after row.
CREATE FUNCTION fact_letters(title text, fact text, tags text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
RETURN string_to_array(fact_search_text(title, fact, tags), NULL)
	|| string_to_array(regexp_replace(fact_search_text(title, fact, tags), '(..)', E'\\1\x01', 'g'), E'\x01')
	|| string_to_array(regexp_replace(substr(fact_search_text(title, fact, tags), 2), '(..)', E'\\1\x01', 'g'), E'\x01');
--> statement-breakpoint
-- How a name sounds, roughly: what people write differently for the same sound is written alike (Kohli, Kholi, Koli).
-- Immutable, so that an index can be built on it.
CREATE FUNCTION fold_name(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
	regexp_replace(
		replace(replace(replace(replace(replace(replace(replace(lower(name),
			'ph', 'f'), 'w', 'v'), 'z', 's'), 'y', 'i'), 'ck', 'k'), 'ee', 'i'), 'oo', 'u'),
		'h(?![aeiou])|(?<=[bcdfgjklmnpqrstvx])h', '', 'g'),
	'([a-z])\1+', '\1', 'g');
--> statement-breakpoint
CREATE TABLE accounts (
	id uuid NOT NULL,
	user_id uuid NOT NULL,
	account_id text NOT NULL,
	provider_id text NOT NULL,
	access_token text,
	refresh_token text,
	id_token text,
	access_token_expires_at timestamp with time zone,
	refresh_token_expires_at timestamp with time zone,
	scope text,
	password text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT accounts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE actions_due (
	id bigint GENERATED ALWAYS AS IDENTITY,
	user_id uuid NOT NULL,
	action text NOT NULL,
	reference_id text NOT NULL,
	ledger_id bigint,
	times integer,
	times_on integer,
	xp_before bigint,
	xp bigint,
	streak_days integer,
	day date NOT NULL,
	done_at timestamp with time zone DEFAULT now() NOT NULL,
	failed_at timestamp with time zone,
	CONSTRAINT actions_due_paid CHECK ((num_nonnulls(ledger_id, times, times_on, xp_before, xp, streak_days) = ANY (ARRAY[0, 6]))),
	CONSTRAINT actions_due_ledger_id_unique UNIQUE (ledger_id),
	CONSTRAINT actions_due_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE admin_actions (
	id bigint GENERATED ALWAYS AS IDENTITY,
	admin_id uuid NOT NULL,
	action text NOT NULL,
	target text NOT NULL,
	details jsonb DEFAULT '{}'::jsonb NOT NULL,
	request_id uuid NOT NULL,
	at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT admin_actions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE admin_grants (
	user_id uuid NOT NULL,
	granted_by uuid,
	granted_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT admin_grants_pkey PRIMARY KEY (user_id)
);
--> statement-breakpoint
CREATE TABLE ai_budgets (
	day date NOT NULL,
	who text NOT NULL,
	tokens bigint NOT NULL,
	CONSTRAINT ai_budgets_tokens CHECK ((tokens >= 0)),
	CONSTRAINT ai_budgets_day_who_pk PRIMARY KEY (day, who)
);
--> statement-breakpoint
CREATE TABLE ai_usage (
	day date NOT NULL,
	purpose text NOT NULL,
	calls integer DEFAULT 0 NOT NULL,
	tokens bigint DEFAULT 0 NOT NULL,
	failed integer DEFAULT 0 NOT NULL,
	refused integer DEFAULT 0 NOT NULL,
	CONSTRAINT ai_usage_day_purpose_pk PRIMARY KEY (day, purpose)
);
--> statement-breakpoint
CREATE TABLE armies (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	team_name text NOT NULL,
	team_code text NOT NULL,
	motto text NOT NULL,
	total_members integer DEFAULT 0 NOT NULL,
	total_points bigint DEFAULT 0 NOT NULL,
	team_colors jsonb NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT armies_counts CHECK (((total_members >= 0) AND (total_points >= 0))),
	CONSTRAINT armies_pkey PRIMARY KEY (id),
	CONSTRAINT armies_team_code_unique UNIQUE (team_code)
);
--> statement-breakpoint
CREATE TABLE army_memberships (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid,
	army_id uuid NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	points_contributed bigint DEFAULT 0 NOT NULL,
	joined_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT army_memberships_of_somebody CHECK (((NOT is_active) OR (user_id IS NOT NULL))),
	CONSTRAINT army_memberships_points CHECK ((points_contributed >= 0)),
	CONSTRAINT army_memberships_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE army_standings (
	period text NOT NULL,
	since date NOT NULL,
	army_id uuid NOT NULL,
	points bigint NOT NULL,
	CONSTRAINT army_standings_period_since_army_id_pk PRIMARY KEY (period, since, army_id)
);
--> statement-breakpoint
CREATE TABLE battle_participations (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	battle_id uuid NOT NULL,
	user_id uuid,
	side text NOT NULL,
	team_name text NOT NULL,
	points_contributed integer NOT NULL,
	actions_count integer DEFAULT 0 NOT NULL,
	joined_at timestamp with time zone DEFAULT now() NOT NULL,
	notified_at timestamp with time zone,
	CONSTRAINT battle_participations_counts CHECK (((points_contributed >= 0) AND (actions_count >= 0))),
	CONSTRAINT battle_participations_side CHECK ((side = ANY (ARRAY['a'::text, 'b'::text]))),
	CONSTRAINT battle_participations_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE captain_standings (
	user_id uuid NOT NULL,
	category text NOT NULL,
	period text NOT NULL,
	since date NOT NULL,
	actions integer NOT NULL,
	CONSTRAINT captain_standings_actions CHECK ((actions >= 0)),
	CONSTRAINT captain_standings_user_id_category_period_since_pk PRIMARY KEY (user_id, category, period, since)
);
--> statement-breakpoint
CREATE TABLE chat_sanctions (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	kind text NOT NULL,
	reason text NOT NULL,
	until timestamp with time zone,
	message_id uuid,
	created_by uuid,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	lifted_at timestamp with time zone,
	CONSTRAINT chat_sanctions_kind CHECK (((kind = 'ban'::text) OR ((kind = 'mute'::text) AND (until IS NOT NULL)))),
	CONSTRAINT chat_sanctions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE community_challenges (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	occasion text,
	title text NOT NULL,
	description text NOT NULL,
	challenge_type text NOT NULL,
	target_value integer NOT NULL,
	reward_points integer NOT NULL,
	start_date timestamp with time zone NOT NULL,
	end_date timestamp with time zone NOT NULL,
	max_participants integer,
	participants_count integer DEFAULT 0 NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	CONSTRAINT community_challenges_room CHECK (((participants_count >= 0) AND (participants_count <= COALESCE(max_participants, participants_count)))),
	CONSTRAINT community_challenges_type CHECK ((challenge_type = ANY (ARRAY['quiz'::text, 'prediction'::text, 'sharing'::text, 'recruitment'::text, 'other'::text]))),
	CONSTRAINT community_challenges_worth CHECK (((target_value > 0) AND (reward_points > 0) AND (start_date < end_date))),
	CONSTRAINT community_challenges_occasion_unique UNIQUE (occasion),
	CONSTRAINT community_challenges_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE daily_challenges (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	challenge_date date NOT NULL,
	action text NOT NULL,
	challenge_name text NOT NULL,
	challenge_description text NOT NULL,
	target_value integer NOT NULL,
	reward_points integer NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	CONSTRAINT daily_challenges_worth CHECK (((target_value > 0) AND (reward_points > 0))),
	CONSTRAINT daily_challenges_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE fan_devices (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	fan_id uuid,
	device text NOT NULL,
	seen_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT fan_devices_once UNIQUE (device, fan_id),
	CONSTRAINT fan_devices_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE fan_follows (
	user_id uuid NOT NULL,
	followed_id uuid NOT NULL,
	day date NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT fan_follows_another CHECK ((user_id <> followed_id)),
	CONSTRAINT fan_follows_user_id_followed_id_pk PRIMARY KEY (user_id, followed_id)
);
--> statement-breakpoint
CREATE TABLE fan_pictures (
	user_id uuid NOT NULL,
	body bytea NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT fan_pictures_pkey PRIMARY KEY (user_id)
);
--> statement-breakpoint
CREATE TABLE fan_ranks (
	period text NOT NULL,
	since date NOT NULL,
	level smallint NOT NULL,
	bucket integer NOT NULL,
	fans integer NOT NULL,
	CONSTRAINT fan_ranks_period_since_level_bucket_pk PRIMARY KEY (period, since, level, bucket)
);
--> statement-breakpoint
CREATE TABLE fan_standings (
	user_id uuid NOT NULL,
	period text NOT NULL,
	since date NOT NULL,
	points bigint NOT NULL,
	CONSTRAINT fan_standings_user_id_period_since_pk PRIMARY KEY (user_id, period, since)
);
--> statement-breakpoint
CREATE TABLE feed_people (
	franchise_id text NOT NULL,
	name text NOT NULL,
	person_id text,
	chosen_by uuid,
	chosen_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT feed_people_name CHECK (((length(name) >= 1) AND (length(name) <= 60))),
	CONSTRAINT feed_people_franchise_id_name_pk PRIMARY KEY (franchise_id, name)
);
--> statement-breakpoint
CREATE TABLE generation_parts (
	run_id uuid NOT NULL,
	number integer NOT NULL,
	kind text NOT NULL,
	category text NOT NULL,
	difficulty text,
	state text DEFAULT 'waiting'::text NOT NULL,
	made integer DEFAULT 0 NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	error text,
	taken_at timestamp with time zone,
	done_at timestamp with time zone,
	CONSTRAINT generation_parts_counts CHECK (((made >= 0) AND (tries >= 0))),
	CONSTRAINT generation_parts_difficulty CHECK (((kind = 'questions'::text) = (difficulty IS NOT NULL))),
	CONSTRAINT generation_parts_done CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
	CONSTRAINT generation_parts_kind CHECK ((kind = ANY (ARRAY['questions'::text, 'facts'::text, 'bios'::text]))),
	CONSTRAINT generation_parts_state CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))),
	CONSTRAINT generation_parts_run_id_number_pk PRIMARY KEY (run_id, number)
);
--> statement-breakpoint
CREATE TABLE generation_runs (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	state text DEFAULT 'running'::text NOT NULL,
	started_by uuid,
	started_at timestamp with time zone DEFAULT now() NOT NULL,
	finished_at timestamp with time zone,
	CONSTRAINT generation_runs_finished CHECK (((state = 'running'::text) = (finished_at IS NULL))),
	CONSTRAINT generation_runs_state CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text]))),
	CONSTRAINT generation_runs_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE gone_actions (
	person text NOT NULL,
	action text NOT NULL,
	reference_id text NOT NULL,
	day date NOT NULL,
	kept_until date NOT NULL,
	user_id uuid,
	CONSTRAINT gone_actions_kept CHECK ((kept_until >= day)),
	CONSTRAINT gone_actions_person_action_reference_id_pk PRIMARY KEY (person, action, reference_id)
);
--> statement-breakpoint
CREATE TABLE gone_sanctions (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	person text NOT NULL,
	kind text NOT NULL,
	reason text NOT NULL,
	until timestamp with time zone,
	CONSTRAINT gone_sanctions_kind CHECK (((kind = 'ban'::text) OR ((kind = 'mute'::text) AND (until IS NOT NULL)))),
	CONSTRAINT gone_sanctions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE group_memberships (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	group_id uuid NOT NULL,
	user_id uuid NOT NULL,
	role text DEFAULT 'member'::text NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	notifications text DEFAULT 'replies'::text NOT NULL,
	quiet_until timestamp with time zone,
	joined_at timestamp with time zone DEFAULT now() NOT NULL,
	read_sequence bigint DEFAULT 0 NOT NULL,
	CONSTRAINT group_memberships_notifications CHECK ((notifications = ANY (ARRAY['all'::text, 'replies'::text, 'none'::text]))),
	CONSTRAINT group_memberships_role CHECK ((role = ANY (ARRAY['member'::text, 'moderator'::text]))),
	CONSTRAINT group_memberships_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE group_message_likes (
	message_id uuid NOT NULL,
	user_id uuid NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT group_message_likes_message_id_user_id_pk PRIMARY KEY (message_id, user_id)
);
--> statement-breakpoint
CREATE TABLE group_message_reports (
	message_id uuid NOT NULL,
	user_id uuid NOT NULL,
	reason text NOT NULL,
	note text,
	trusted boolean NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	resolution text,
	resolved_at timestamp with time zone,
	resolved_by uuid,
	CONSTRAINT group_message_reports_reason CHECK ((reason = ANY (ARRAY['abuse'::text, 'spam'::text, 'off_topic'::text, 'personal'::text, 'other'::text]))),
	CONSTRAINT group_message_reports_resolution CHECK (((resolution IS NULL) = (resolved_at IS NULL))),
	CONSTRAINT group_message_reports_message_id_user_id_pk PRIMARY KEY (message_id, user_id)
);
--> statement-breakpoint
CREATE TABLE group_messages (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	group_id uuid NOT NULL,
	sequence bigint NOT NULL,
	revision bigint NOT NULL,
	user_id uuid,
	client_id uuid,
	message_type text NOT NULL,
	content text NOT NULL,
	metadata jsonb,
	reply_to_message_id uuid,
	likes_count integer DEFAULT 0 NOT NULL,
	is_pinned boolean DEFAULT false NOT NULL,
	is_flagged boolean DEFAULT false NOT NULL,
	hidden_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT group_messages_length CHECK (((char_length(content) >= 1) AND (char_length(content) <= 4000))),
	CONSTRAINT group_messages_likes CHECK ((likes_count >= 0)),
	CONSTRAINT group_messages_sender CHECK (((message_type = 'user'::text) OR (user_id IS NULL))),
	CONSTRAINT group_messages_type CHECK ((message_type = ANY (ARRAY['user'::text, 'ai_agent'::text, 'system'::text]))),
	CONSTRAINT group_messages_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE group_relives (
	id uuid NOT NULL,
	group_id uuid NOT NULL,
	match_id integer NOT NULL,
	host_id uuid,
	masked boolean NOT NULL,
	pace text NOT NULL,
	running boolean DEFAULT true NOT NULL,
	at_beats double precision DEFAULT 0 NOT NULL,
	since timestamp with time zone NOT NULL,
	started_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	revision bigint NOT NULL,
	CONSTRAINT group_relives_at CHECK ((at_beats >= (0)::double precision)),
	CONSTRAINT group_relives_end CHECK (((ended_at IS NULL) OR (NOT running))),
	CONSTRAINT group_relives_pace CHECK ((pace = ANY (ARRAY['slow'::text, 'steady'::text, 'brisk'::text]))),
	CONSTRAINT group_relives_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE indexnow_pages (
	path text NOT NULL,
	lastmod text,
	submitted_at timestamp with time zone DEFAULT now() NOT NULL,
	failed boolean DEFAULT false NOT NULL,
	CONSTRAINT indexnow_pages_pkey PRIMARY KEY (path)
);
--> statement-breakpoint
CREATE TABLE indexnow_site (
	one integer DEFAULT 1 NOT NULL,
	key text NOT NULL,
	sitemap_on date,
	CONSTRAINT indexnow_site_key CHECK ((key ~ '^[0-9a-f]{32}$'::text)),
	CONSTRAINT indexnow_site_one CHECK ((one = 1)),
	CONSTRAINT indexnow_site_pkey PRIMARY KEY (one)
);
--> statement-breakpoint
CREATE TABLE indexnow_submissions (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	batch_id uuid NOT NULL,
	url text NOT NULL,
	type text NOT NULL,
	status text DEFAULT 'pending'::text NOT NULL,
	submitted_at timestamp with time zone DEFAULT now() NOT NULL,
	response text,
	tries smallint DEFAULT 0 NOT NULL,
	CONSTRAINT indexnow_submissions_status CHECK ((status = ANY (ARRAY['pending'::text, 'success'::text, 'failed'::text]))),
	CONSTRAINT indexnow_submissions_type CHECK ((type = ANY (ARRAY['manual'::text, 'content'::text, 'sitemap'::text, 'bulk'::text]))),
	CONSTRAINT indexnow_submissions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE ipl_facts (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	number bigint GENERATED ALWAYS AS IDENTITY,
	title text NOT NULL,
	fact text NOT NULL,
	category text NOT NULL,
	tags text[] DEFAULT '{}'::text[] NOT NULL,
	source text,
	verified boolean DEFAULT false NOT NULL,
	slug text,
	figure text,
	statement text,
	proof jsonb,
	as_of_match integer,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	origin text DEFAULT 'record'::text NOT NULL,
	score smallint DEFAULT 0 NOT NULL,
	CONSTRAINT ipl_facts_origin CHECK ((origin = ANY (ARRAY['record'::text, 'provider'::text]))),
	CONSTRAINT ipl_facts_verified_has_proof CHECK (((NOT verified) OR ((proof IS NOT NULL) AND (as_of_match IS NOT NULL)))),
	CONSTRAINT ipl_facts_pkey PRIMARY KEY (id),
	CONSTRAINT ipl_facts_slug_unique UNIQUE (slug),
	CONSTRAINT ipl_facts_statement_unique UNIQUE (statement)
);
--> statement-breakpoint
CREATE TABLE ipl_players (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	person_id text NOT NULL,
	name text NOT NULL,
	slug text,
	team text,
	role text,
	nationality text,
	date_of_birth date,
	jersey_number smallint,
	debut_year smallint,
	price_crores double precision,
	biography text,
	achievements jsonb DEFAULT '[]'::jsonb NOT NULL,
	search_text text NOT NULL,
	made_from text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	sound_text text GENERATED ALWAYS AS (fold_name(search_text)) STORED,
	fame_rank smallint DEFAULT 32767 NOT NULL,
	in_squad boolean DEFAULT false NOT NULL,
	CONSTRAINT ipl_players_role CHECK ((role = ANY (ARRAY['Batsman'::text, 'Bowler'::text, 'All-rounder'::text, 'Wicket-keeper/Batsman'::text]))),
	CONSTRAINT ipl_players_person_id_unique UNIQUE (person_id),
	CONSTRAINT ipl_players_pkey PRIMARY KEY (id),
	CONSTRAINT ipl_players_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE limit_notices (
	name text NOT NULL,
	reached_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT limit_notices_pkey PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE live_matches (
	match_id integer NOT NULL,
	document jsonb NOT NULL,
	hash text NOT NULL,
	revision integer DEFAULT 0 NOT NULL,
	changed_at timestamp with time zone DEFAULT now() NOT NULL,
	heard_at timestamp with time zone DEFAULT now() NOT NULL,
	refused_at timestamp with time zone,
	refusal text,
	CONSTRAINT live_matches_id CHECK ((match_id > 0)),
	CONSTRAINT live_matches_refusal CHECK (((refused_at IS NULL) = (refusal IS NULL))),
	CONSTRAINT live_matches_pkey PRIMARY KEY (match_id)
);
--> statement-breakpoint
CREATE TABLE live_team_battles (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	battle_type text NOT NULL,
	status text DEFAULT 'active'::text NOT NULL,
	team_a_code text NOT NULL,
	team_a_name text NOT NULL,
	team_b_code text NOT NULL,
	team_b_name text NOT NULL,
	team_a_points integer DEFAULT 0 NOT NULL,
	team_b_points integer DEFAULT 0 NOT NULL,
	total_participants integer DEFAULT 0 NOT NULL,
	end_time timestamp with time zone NOT NULL,
	winner text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT live_team_battles_counts CHECK (((team_a_points >= 0) AND (team_b_points >= 0) AND (total_participants >= 0))),
	CONSTRAINT live_team_battles_sides CHECK ((team_a_code <> team_b_code)),
	CONSTRAINT live_team_battles_status CHECK ((status = ANY (ARRAY['active'::text, 'ended'::text]))),
	CONSTRAINT live_team_battles_type CHECK ((battle_type = ANY (ARRAY['share_war'::text, 'quiz_battle'::text, 'post_battle'::text]))),
	CONSTRAINT live_team_battles_winner CHECK (
		CASE
			WHEN (status = 'active'::text) THEN (winner IS NULL)
			ELSE ((winner IS NOT NULL) AND (winner =
			CASE
				WHEN (team_a_points > team_b_points) THEN 'a'::text
				WHEN (team_b_points > team_a_points) THEN 'b'::text
				ELSE 'draw'::text
			END))
		END
	),
	CONSTRAINT live_team_battles_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE match_feeds (
	source text NOT NULL,
	asked_at timestamp with time zone NOT NULL,
	answered_at timestamp with time zone,
	failure text,
	CONSTRAINT match_feeds_pkey PRIMARY KEY (source)
);
--> statement-breakpoint
CREATE TABLE matches_of_the_day (
	day date NOT NULL,
	match_id integer NOT NULL,
	relive_id uuid,
	started_at timestamp with time zone NOT NULL,
	CONSTRAINT matches_of_the_day_pkey PRIMARY KEY (day)
);
--> statement-breakpoint
CREATE TABLE news_articles (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	number bigint GENERATED ALWAYS AS IDENTITY,
	title text NOT NULL,
	snippet text NOT NULL,
	content text,
	author text,
	source text NOT NULL,
	link text,
	link_key text,
	image_url text,
	category text NOT NULL,
	channel text NOT NULL,
	published_date timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT news_articles_category CHECK ((category = ANY (ARRAY['Today'::text, 'IPL'::text, 'International'::text, 'General'::text]))),
	CONSTRAINT news_articles_channel CHECK ((channel = ANY (ARRAY['live'::text, 'rss'::text, 'sample'::text]))),
	CONSTRAINT news_articles_link CHECK ((((link IS NULL) = (link_key IS NULL)) AND ((link IS NULL) = (channel = 'sample'::text)))),
	CONSTRAINT news_articles_link_scheme CHECK ((link ~ '^https?://'::text)),
	CONSTRAINT news_articles_link_key_unique UNIQUE (link_key),
	CONSTRAINT news_articles_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE news_runs (
	one integer DEFAULT 1 NOT NULL,
	running_until timestamp with time zone,
	finished_at timestamp with time zone,
	outcome text,
	articles integer DEFAULT 0 NOT NULL,
	topics text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT news_runs_one CHECK ((one = 1)),
	CONSTRAINT news_runs_outcome CHECK ((outcome = ANY (ARRAY['live'::text, 'rss'::text, 'none'::text]))),
	CONSTRAINT news_runs_pkey PRIMARY KEY (one)
);
--> statement-breakpoint
CREATE TABLE news_searches (
	day date NOT NULL,
	used integer NOT NULL,
	CONSTRAINT news_searches_used CHECK ((used >= 0)),
	CONSTRAINT news_searches_pkey PRIMARY KEY (day)
);
--> statement-breakpoint
CREATE TABLE news_sources (
	source text NOT NULL,
	etag text,
	last_modified text,
	failures integer DEFAULT 0 NOT NULL,
	next_at timestamp with time zone NOT NULL,
	answered_at timestamp with time zone,
	CONSTRAINT news_sources_failures CHECK ((failures >= 0)),
	CONSTRAINT news_sources_pkey PRIMARY KEY (source)
);
--> statement-breakpoint
CREATE TABLE newsletter_deliveries (
	week date NOT NULL,
	subscription_id uuid NOT NULL,
	begun_at timestamp with time zone,
	sent_at timestamp with time zone,
	CONSTRAINT newsletter_deliveries_order CHECK (((sent_at IS NULL) OR (begun_at IS NOT NULL))),
	CONSTRAINT newsletter_deliveries_week_subscription_id_pk PRIMARY KEY (week, subscription_id)
);
--> statement-breakpoint
CREATE TABLE newsletter_issues (
	week date NOT NULL,
	content jsonb NOT NULL,
	fact_ids uuid[] NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT newsletter_issues_pkey PRIMARY KEY (week)
);
--> statement-breakpoint
CREATE TABLE newsletter_subscriptions (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	email text NOT NULL,
	confirmation_expires_at timestamp with time zone NOT NULL,
	requested_at timestamp with time zone DEFAULT now() NOT NULL,
	confirmed_at timestamp with time zone,
	CONSTRAINT newsletter_subscriptions_lower_case CHECK ((email = lower(email))),
	CONSTRAINT newsletter_subscriptions_email_unique UNIQUE (email),
	CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE player_edits (
	person_id text NOT NULL,
	biography text,
	nationality text,
	date_of_birth date,
	jersey_number smallint,
	price_crores double precision,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT player_edits_biography CHECK (((length(biography) >= 1) AND (length(biography) <= 4000))),
	CONSTRAINT player_edits_jersey_number CHECK (((jersey_number >= 0) AND (jersey_number <= 999))),
	CONSTRAINT player_edits_nationality CHECK (((length(nationality) >= 1) AND (length(nationality) <= 60))),
	CONSTRAINT player_edits_price_crores CHECK (((price_crores > (0)::double precision) AND (price_crores < (1000)::double precision))),
	CONSTRAINT player_edits_pkey PRIMARY KEY (person_id)
);
--> statement-breakpoint
CREATE TABLE player_groups (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	group_name text NOT NULL,
	group_description text,
	group_type text NOT NULL,
	about text,
	member_count integer DEFAULT 0 NOT NULL,
	last_sequence bigint DEFAULT 0 NOT NULL,
	last_revision bigint DEFAULT 0 NOT NULL,
	ai_mode text DEFAULT 'always'::text NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	created_by uuid,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	mailed_sequence bigint DEFAULT 0 NOT NULL,
	relive_revision bigint DEFAULT 0 NOT NULL,
	CONSTRAINT player_groups_ai_mode CHECK ((ai_mode = ANY (ARRAY['always'::text, 'when_asked'::text, 'never'::text]))),
	CONSTRAINT player_groups_counts CHECK (((member_count >= 0) AND (last_revision >= last_sequence))),
	CONSTRAINT player_groups_type CHECK ((group_type = ANY (ARRAY['team'::text, 'player'::text, 'role'::text, 'other'::text]))),
	CONSTRAINT player_groups_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE player_popularity (
	player_id uuid NOT NULL,
	total_views integer DEFAULT 0 NOT NULL,
	total_shares integer DEFAULT 0 NOT NULL,
	fan_score integer GENERATED ALWAYS AS ((total_views + (10 * total_shares))) STORED NOT NULL,
	CONSTRAINT player_popularity_counts CHECK (((total_views >= 0) AND (total_shares >= 0))),
	CONSTRAINT player_popularity_pkey PRIMARY KEY (player_id)
);
--> statement-breakpoint
CREATE TABLE player_shares (
	player_id uuid NOT NULL,
	day date NOT NULL,
	fan_id uuid NOT NULL,
	CONSTRAINT player_shares_player_id_day_fan_id_pk PRIMARY KEY (player_id, day, fan_id)
);
--> statement-breakpoint
CREATE TABLE player_views (
	player_id uuid NOT NULL,
	day date NOT NULL,
	viewer text NOT NULL,
	CONSTRAINT player_views_player_id_day_viewer_pk PRIMARY KEY (player_id, day, viewer)
);
--> statement-breakpoint
CREATE TABLE points_ledger (
	id bigint GENERATED ALWAYS AS IDENTITY,
	user_id uuid,
	transaction_type text NOT NULL,
	reference_id text NOT NULL,
	points integer NOT NULL,
	xp integer NOT NULL,
	description text NOT NULL,
	day date NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	membership_id uuid,
	CONSTRAINT points_ledger_pays CHECK (((points >= 0) AND (xp >= 0) AND ((points + xp) > 0))),
	CONSTRAINT points_ledger_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE points_uncounted (
	id bigint GENERATED ALWAYS AS IDENTITY,
	ledger_id bigint,
	gone_user_id uuid,
	CONSTRAINT points_uncounted_one CHECK ((num_nonnulls(ledger_id, gone_user_id) = 1)),
	CONSTRAINT points_uncounted_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE profiles (
	id uuid NOT NULL,
	email text NOT NULL,
	full_name text,
	avatar_url text,
	achievements text[] DEFAULT '{}'::text[] NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT profiles_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE push_messages (
	subscription_id uuid NOT NULL,
	key text NOT NULL,
	content jsonb NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	due_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	begun_at timestamp with time zone,
	sent_at timestamp with time zone,
	CONSTRAINT push_messages_order CHECK (((sent_at IS NULL) OR (begun_at IS NOT NULL))),
	CONSTRAINT push_messages_tries CHECK ((tries >= 0)),
	CONSTRAINT push_messages_subscription_id_key_pk PRIMARY KEY (subscription_id, key)
);
--> statement-breakpoint
CREATE TABLE push_subscriptions (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	session_id uuid NOT NULL,
	endpoint text NOT NULL,
	p256dh text NOT NULL,
	auth text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	succeeded_at timestamp with time zone,
	failures integer DEFAULT 0 NOT NULL,
	CONSTRAINT push_subscriptions_failures CHECK ((failures >= 0)),
	CONSTRAINT push_subscriptions_https CHECK ((endpoint ~~ 'https://%'::text)),
	CONSTRAINT push_subscriptions_endpoint_unique UNIQUE (endpoint),
	CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
	CONSTRAINT push_subscriptions_session_id_unique UNIQUE (session_id)
);
--> statement-breakpoint
CREATE TABLE quiz_answers (
	run_id uuid NOT NULL,
	question_id uuid NOT NULL,
	"position" integer NOT NULL,
	shown_at timestamp with time zone DEFAULT now() NOT NULL,
	answered_at timestamp with time zone,
	chosen smallint,
	correct boolean,
	points integer DEFAULT 0 NOT NULL,
	too_fast boolean DEFAULT false NOT NULL,
	CONSTRAINT quiz_answers_whole CHECK (((num_nonnulls(answered_at, chosen, correct) = ANY (ARRAY[0, 3])) AND ((points = 0) OR (correct AND (NOT too_fast))))),
	CONSTRAINT quiz_answers_run_id_question_id_pk PRIMARY KEY (run_id, question_id)
);
--> statement-breakpoint
CREATE TABLE quiz_categories (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	name text NOT NULL,
	description text DEFAULT ''::text NOT NULL,
	icon text DEFAULT 'Award'::text NOT NULL,
	slug text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT quiz_categories_name_unique UNIQUE (name),
	CONSTRAINT quiz_categories_pkey PRIMARY KEY (id),
	CONSTRAINT quiz_categories_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE quiz_day_totals (
	day date NOT NULL,
	fan_id uuid NOT NULL,
	points integer NOT NULL,
	answered integer NOT NULL,
	reached_at timestamp with time zone NOT NULL,
	CONSTRAINT quiz_day_totals_day_fan_id_pk PRIMARY KEY (day, fan_id)
);
--> statement-breakpoint
CREATE TABLE quiz_days (
	day date NOT NULL,
	question_ids uuid[] NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT quiz_days_pkey PRIMARY KEY (day)
);
--> statement-breakpoint
CREATE TABLE quiz_question_reports (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	question_id uuid NOT NULL,
	fan_id uuid,
	visitor text,
	reason text NOT NULL,
	note text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	resolution text,
	resolved_at timestamp with time zone,
	resolved_by uuid,
	trusted boolean DEFAULT false NOT NULL,
	network text,
	hid_at timestamp with time zone,
	CONSTRAINT quiz_question_reports_one_player CHECK ((num_nonnulls(fan_id, visitor) = 1)),
	CONSTRAINT quiz_question_reports_resolved CHECK (((resolution IS NULL) = (resolved_at IS NULL))),
	CONSTRAINT quiz_question_reports_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE quiz_questions (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	number bigint GENERATED ALWAYS AS IDENTITY,
	category_id uuid NOT NULL,
	question text NOT NULL,
	options jsonb NOT NULL,
	correct_answer integer NOT NULL,
	difficulty text NOT NULL,
	points integer NOT NULL,
	slug text,
	explanation text,
	statement text,
	proof jsonb,
	as_of_match integer,
	origin text DEFAULT 'record'::text NOT NULL,
	hidden_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT quiz_questions_difficulty CHECK ((difficulty = ANY (ARRAY['easy'::text, 'medium'::text, 'hard'::text]))),
	CONSTRAINT quiz_questions_options CHECK (
		CASE
			WHEN (jsonb_typeof(options) = 'array'::text) THEN (jsonb_array_length(options) between 2 and 6 and correct_answer between 0 and jsonb_array_length(options) - 1)
			ELSE false
		END
	),
	CONSTRAINT quiz_questions_origin CHECK ((origin = ANY (ARRAY['record'::text, 'provider'::text]))),
	CONSTRAINT quiz_questions_points CHECK ((points = ANY (ARRAY[10, 20, 30]))),
	CONSTRAINT quiz_questions_pkey PRIMARY KEY (id),
	CONSTRAINT quiz_questions_slug_unique UNIQUE (slug),
	CONSTRAINT quiz_questions_statement_unique UNIQUE (statement)
);
--> statement-breakpoint
CREATE TABLE quiz_runs (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	fan_id uuid,
	visitor text,
	kind text NOT NULL,
	category_id uuid,
	day date,
	question_ids uuid[] NOT NULL,
	started_at timestamp with time zone DEFAULT now() NOT NULL,
	finished_at timestamp with time zone,
	abandoned_at timestamp with time zone,
	score integer DEFAULT 0 NOT NULL,
	total_points integer NOT NULL,
	CONSTRAINT quiz_runs_kind CHECK (
		CASE kind
			WHEN 'daily'::text THEN ((day IS NOT NULL) AND (category_id IS NULL))
			WHEN 'inline'::text THEN ((day IS NULL) AND (category_id IS NOT NULL))
			WHEN 'category'::text THEN ((day IS NULL) AND (category_id IS NOT NULL))
			ELSE false
		END
	),
	CONSTRAINT quiz_runs_one_player CHECK ((num_nonnulls(fan_id, visitor) = 1)),
	CONSTRAINT quiz_runs_score CHECK (((score >= 0) AND (score <= total_points))),
	CONSTRAINT quiz_runs_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE quiz_scores (
	fan_id uuid NOT NULL,
	question_id uuid NOT NULL,
	day date NOT NULL,
	points integer NOT NULL,
	run_id uuid,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT quiz_scores_fan_id_day_question_id_pk PRIMARY KEY (fan_id, day, question_id)
);
--> statement-breakpoint
CREATE TABLE quiz_totals (
	fan_id uuid NOT NULL,
	points integer NOT NULL,
	answered integer NOT NULL,
	reached_at timestamp with time zone NOT NULL,
	CONSTRAINT quiz_totals_pkey PRIMARY KEY (fan_id)
);
--> statement-breakpoint
CREATE TABLE record_versions (
	edition text NOT NULL,
	upon text NOT NULL,
	as_of date NOT NULL,
	sources bytea NOT NULL,
	made_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT record_versions_pkey PRIMARY KEY (edition)
);
--> statement-breakpoint
CREATE TABLE relive_guesses (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	relive_id uuid NOT NULL,
	user_id uuid NOT NULL,
	over integer NOT NULL,
	band integer NOT NULL,
	runs_confidence text NOT NULL,
	wicket boolean NOT NULL,
	wicket_confidence text NOT NULL,
	made_at timestamp with time zone DEFAULT now() NOT NULL,
	brier double precision,
	worth integer,
	points integer DEFAULT 0 NOT NULL,
	settled_at timestamp with time zone,
	CONSTRAINT relive_guesses_band CHECK (((band >= 0) AND (band <= 3))),
	CONSTRAINT relive_guesses_confidence CHECK (((runs_confidence = ANY (ARRAY['sure'::text, 'think'::text, 'no_idea'::text])) AND (wicket_confidence = ANY (ARRAY['sure'::text, 'think'::text, 'no_idea'::text])))),
	CONSTRAINT relive_guesses_over CHECK (((over >= 1) AND (over <= 99))),
	CONSTRAINT relive_guesses_score CHECK ((((brier IS NULL) = (worth IS NULL)) AND (points >= 0))),
	CONSTRAINT relive_guesses_settled CHECK (((settled_at IS NOT NULL) OR ((brier IS NULL) AND (points = 0)))),
	CONSTRAINT relive_guesses_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE sessions (
	id uuid NOT NULL,
	user_id uuid NOT NULL,
	token text NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	ip_address text,
	user_agent text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT sessions_pkey PRIMARY KEY (id),
	CONSTRAINT sessions_token_unique UNIQUE (token)
);
--> statement-breakpoint
CREATE TABLE share_clicks (
	share_id uuid NOT NULL,
	day date NOT NULL,
	visitor text NOT NULL,
	CONSTRAINT share_clicks_share_id_day_visitor_pk PRIMARY KEY (share_id, day, visitor)
);
--> statement-breakpoint
CREATE TABLE share_conversions (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	share_id uuid NOT NULL,
	fan_id uuid,
	state text DEFAULT 'waiting'::text NOT NULL,
	refusal text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	acted_at timestamp with time zone,
	settled_at timestamp with time zone,
	settled_by uuid,
	network text,
	doubt text,
	CONSTRAINT share_conversions_acted CHECK (((state <> ALL (ARRAY['on_hold'::text, 'paid'::text])) OR (acted_at IS NOT NULL))),
	CONSTRAINT share_conversions_doubt CHECK ((doubt = ANY (ARRAY['same_network'::text, 'pace'::text]))),
	CONSTRAINT share_conversions_refusal CHECK (((state = 'refused'::text) = (refusal IS NOT NULL))),
	CONSTRAINT share_conversions_settled CHECK (((state = ANY (ARRAY['paid'::text, 'refused'::text])) = (settled_at IS NOT NULL))),
	CONSTRAINT share_conversions_state CHECK ((state = ANY (ARRAY['waiting'::text, 'on_hold'::text, 'paid'::text, 'refused'::text]))),
	CONSTRAINT share_conversions_fan_id_unique UNIQUE (fan_id),
	CONSTRAINT share_conversions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE share_invites (
	share_id uuid NOT NULL,
	note text,
	most_uses integer,
	expires_at timestamp with time zone,
	revoked_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT share_invites_note CHECK (((char_length(note) >= 1) AND (char_length(note) <= 200))),
	CONSTRAINT share_invites_uses CHECK ((most_uses >= 1)),
	CONSTRAINT share_invites_pkey PRIMARY KEY (share_id)
);
--> statement-breakpoint
CREATE TABLE sign_in_requests (
	browser text NOT NULL,
	email text NOT NULL,
	code_hash text NOT NULL,
	tries smallint DEFAULT 0 NOT NULL,
	link text NOT NULL,
	asked_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT sign_in_requests_pkey PRIMARY KEY (browser)
);
--> statement-breakpoint
CREATE TABLE site_ownership (
	"only" boolean DEFAULT true NOT NULL,
	user_id uuid,
	claimed_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT site_ownership_one_row CHECK ("only"),
	CONSTRAINT site_ownership_pkey PRIMARY KEY ("only")
);
--> statement-breakpoint
CREATE TABLE site_settings (
	name text NOT NULL,
	value text NOT NULL,
	changed_by uuid,
	changed_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT site_settings_pkey PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE site_setup (
	"only" boolean DEFAULT true NOT NULL,
	code_hash text NOT NULL,
	made_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT site_setup_one_row CHECK ("only"),
	CONSTRAINT site_setup_pkey PRIMARY KEY ("only")
);
--> statement-breakpoint
CREATE TABLE speeches (
	user_id uuid NOT NULL,
	id uuid NOT NULL,
	prompt smallint NOT NULL,
	seconds integer NOT NULL,
	day date NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT speeches_prompt CHECK (((prompt >= 1) AND (prompt <= 6))),
	CONSTRAINT speeches_seconds CHECK ((seconds > 0)),
	CONSTRAINT speeches_user_id_id_pk PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
CREATE TABLE tonight_reminders (
	day date NOT NULL,
	user_id uuid NOT NULL,
	begun_at timestamp with time zone,
	sent_at timestamp with time zone,
	CONSTRAINT tonight_reminders_order CHECK (((sent_at IS NULL) OR (begun_at IS NOT NULL))),
	CONSTRAINT tonight_reminders_day_user_id_pk PRIMARY KEY (day, user_id)
);
--> statement-breakpoint
CREATE TABLE user_achievements (
	user_id uuid NOT NULL,
	achievement_key text NOT NULL,
	achievement_name text NOT NULL,
	achievement_description text NOT NULL,
	badge_icon text NOT NULL,
	points_earned integer NOT NULL,
	unlocked_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT user_achievements_user_id_achievement_key_pk PRIMARY KEY (user_id, achievement_key)
);
--> statement-breakpoint
CREATE TABLE user_actions (
	user_id uuid NOT NULL,
	transaction_type text NOT NULL,
	times integer NOT NULL,
	last_on date NOT NULL,
	times_on integer NOT NULL,
	CONSTRAINT user_actions_counts CHECK (((times_on >= 1) AND (times_on <= times))),
	CONSTRAINT user_actions_user_id_transaction_type_pk PRIMARY KEY (user_id, transaction_type)
);
--> statement-breakpoint
CREATE TABLE user_challenge_participations (
	user_id uuid NOT NULL,
	challenge_id uuid NOT NULL,
	current_progress integer DEFAULT 0 NOT NULL,
	joined_at timestamp with time zone DEFAULT now() NOT NULL,
	completed_at timestamp with time zone,
	notified_at timestamp with time zone,
	CONSTRAINT user_challenge_participations_user_id_challenge_id_pk PRIMARY KEY (user_id, challenge_id)
);
--> statement-breakpoint
CREATE TABLE user_daily_progress (
	user_id uuid NOT NULL,
	challenge_id uuid NOT NULL,
	current_progress integer NOT NULL,
	is_completed boolean GENERATED ALWAYS AS ((completed_at IS NOT NULL)) STORED NOT NULL,
	completed_at timestamp with time zone,
	points_earned integer DEFAULT 0 NOT NULL,
	progress_date date NOT NULL,
	CONSTRAINT user_daily_progress_user_id_challenge_id_pk PRIMARY KEY (user_id, challenge_id)
);
--> statement-breakpoint
CREATE TABLE user_points (
	user_id uuid NOT NULL,
	total_points bigint DEFAULT 0 NOT NULL,
	xp bigint DEFAULT 0 NOT NULL,
	level integer GENERATED ALWAYS AS ((((xp / 1000))::integer + 1)) STORED NOT NULL,
	streak_days integer DEFAULT 0 NOT NULL,
	daily_points integer DEFAULT 0 NOT NULL,
	daily_points_on date,
	last_daily_bonus date,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT user_points_counts CHECK (((total_points >= 0) AND (xp >= 0) AND (streak_days >= 0) AND (daily_points >= 0))),
	CONSTRAINT user_points_pkey PRIMARY KEY (user_id)
);
--> statement-breakpoint
CREATE TABLE user_settings (
	user_id uuid NOT NULL,
	email_notifications boolean DEFAULT true NOT NULL,
	team_updates boolean DEFAULT true NOT NULL,
	challenge_alerts boolean DEFAULT true NOT NULL,
	push_notifications boolean DEFAULT false NOT NULL,
	public_profile boolean DEFAULT true NOT NULL,
	show_achievements boolean DEFAULT true NOT NULL,
	show_team boolean DEFAULT true NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	match_of_the_day boolean DEFAULT false NOT NULL,
	CONSTRAINT user_settings_pkey PRIMARY KEY (user_id)
);
--> statement-breakpoint
CREATE TABLE users (
	id uuid NOT NULL,
	name text NOT NULL,
	email text NOT NULL,
	email_verified boolean DEFAULT false NOT NULL,
	image text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT users_email_unique UNIQUE (email),
	CONSTRAINT users_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE verifications (
	id uuid NOT NULL,
	identifier text NOT NULL,
	value text NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT verifications_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE viral_shares (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	code text NOT NULL,
	share_type text NOT NULL,
	content_id text,
	share_text text NOT NULL,
	clicks_count integer DEFAULT 0 NOT NULL,
	conversions_count integer DEFAULT 0 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT viral_shares_counts CHECK (((clicks_count >= 0) AND (conversions_count >= 0))),
	CONSTRAINT viral_shares_text CHECK (((char_length(share_text) >= 1) AND (char_length(share_text) <= 400))),
	CONSTRAINT viral_shares_code_unique UNIQUE (code),
	CONSTRAINT viral_shares_once UNIQUE NULLS NOT DISTINCT (user_id, share_type, content_id, share_text),
	CONSTRAINT viral_shares_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE war_cries (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	army_id uuid NOT NULL,
	player_name text NOT NULL,
	template smallint NOT NULL,
	day date NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT war_cries_template CHECK (((template >= 1) AND (template <= 8))),
	CONSTRAINT war_cries_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
ALTER TABLE accounts
	ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE actions_due
	ADD CONSTRAINT actions_due_ledger_id_points_ledger_id_fk FOREIGN KEY (ledger_id) REFERENCES points_ledger(id),
	ADD CONSTRAINT actions_due_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE admin_grants
	ADD CONSTRAINT admin_grants_granted_by_users_id_fk FOREIGN KEY (granted_by) REFERENCES users(id) ON DELETE SET NULL,
	ADD CONSTRAINT admin_grants_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE army_memberships
	ADD CONSTRAINT army_memberships_army_id_armies_id_fk FOREIGN KEY (army_id) REFERENCES armies(id) ON DELETE CASCADE,
	ADD CONSTRAINT army_memberships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE army_standings
	ADD CONSTRAINT army_standings_army_id_armies_id_fk FOREIGN KEY (army_id) REFERENCES armies(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE battle_participations
	ADD CONSTRAINT battle_participations_battle_id_live_team_battles_id_fk FOREIGN KEY (battle_id) REFERENCES live_team_battles(id) ON DELETE CASCADE,
	ADD CONSTRAINT battle_participations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE captain_standings
	ADD CONSTRAINT captain_standings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE chat_sanctions
	ADD CONSTRAINT chat_sanctions_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
	ADD CONSTRAINT chat_sanctions_message_id_group_messages_id_fk FOREIGN KEY (message_id) REFERENCES group_messages(id) ON DELETE SET NULL,
	ADD CONSTRAINT chat_sanctions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE fan_devices
	ADD CONSTRAINT fan_devices_fan_id_users_id_fk FOREIGN KEY (fan_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE fan_follows
	ADD CONSTRAINT fan_follows_followed_id_users_id_fk FOREIGN KEY (followed_id) REFERENCES users(id) ON DELETE CASCADE,
	ADD CONSTRAINT fan_follows_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE fan_pictures
	ADD CONSTRAINT fan_pictures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE feed_people
	ADD CONSTRAINT feed_people_chosen_by_users_id_fk FOREIGN KEY (chosen_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE generation_parts
	ADD CONSTRAINT generation_parts_run_id_generation_runs_id_fk FOREIGN KEY (run_id) REFERENCES generation_runs(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE generation_runs
	ADD CONSTRAINT generation_runs_started_by_users_id_fk FOREIGN KEY (started_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE gone_actions
	ADD CONSTRAINT gone_actions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE group_memberships
	ADD CONSTRAINT group_memberships_group_id_player_groups_id_fk FOREIGN KEY (group_id) REFERENCES player_groups(id) ON DELETE CASCADE,
	ADD CONSTRAINT group_memberships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE group_message_likes
	ADD CONSTRAINT group_message_likes_message_id_group_messages_id_fk FOREIGN KEY (message_id) REFERENCES group_messages(id) ON DELETE CASCADE,
	ADD CONSTRAINT group_message_likes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE group_message_reports
	ADD CONSTRAINT group_message_reports_message_id_group_messages_id_fk FOREIGN KEY (message_id) REFERENCES group_messages(id) ON DELETE CASCADE,
	ADD CONSTRAINT group_message_reports_resolved_by_users_id_fk FOREIGN KEY (resolved_by) REFERENCES users(id) ON DELETE SET NULL,
	ADD CONSTRAINT group_message_reports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE group_messages
	ADD CONSTRAINT group_messages_group_id_player_groups_id_fk FOREIGN KEY (group_id) REFERENCES player_groups(id) ON DELETE CASCADE,
	ADD CONSTRAINT group_messages_reply_to_message_id_group_messages_id_fk FOREIGN KEY (reply_to_message_id) REFERENCES group_messages(id) ON DELETE SET NULL,
	ADD CONSTRAINT group_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE group_relives
	ADD CONSTRAINT group_relives_group_id_player_groups_id_fk FOREIGN KEY (group_id) REFERENCES player_groups(id) ON DELETE CASCADE,
	ADD CONSTRAINT group_relives_host_id_users_id_fk FOREIGN KEY (host_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE matches_of_the_day
	ADD CONSTRAINT matches_of_the_day_relive_id_group_relives_id_fk FOREIGN KEY (relive_id) REFERENCES group_relives(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE newsletter_deliveries
	ADD CONSTRAINT newsletter_deliveries_subscription_id_newsletter_subscriptions_ FOREIGN KEY (subscription_id) REFERENCES newsletter_subscriptions(id) ON DELETE CASCADE,
	ADD CONSTRAINT newsletter_deliveries_week_newsletter_issues_week_fk FOREIGN KEY (week) REFERENCES newsletter_issues(week) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE player_groups
	ADD CONSTRAINT player_groups_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE player_popularity
	ADD CONSTRAINT player_popularity_player_id_ipl_players_id_fk FOREIGN KEY (player_id) REFERENCES ipl_players(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE player_shares
	ADD CONSTRAINT player_shares_fan_id_users_id_fk FOREIGN KEY (fan_id) REFERENCES users(id) ON DELETE CASCADE,
	ADD CONSTRAINT player_shares_player_id_ipl_players_id_fk FOREIGN KEY (player_id) REFERENCES ipl_players(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE player_views
	ADD CONSTRAINT player_views_player_id_ipl_players_id_fk FOREIGN KEY (player_id) REFERENCES ipl_players(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE points_ledger
	ADD CONSTRAINT points_ledger_membership_id_army_memberships_id_fk FOREIGN KEY (membership_id) REFERENCES army_memberships(id),
	ADD CONSTRAINT points_ledger_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE points_uncounted
	ADD CONSTRAINT points_uncounted_ledger_id_points_ledger_id_fk FOREIGN KEY (ledger_id) REFERENCES points_ledger(id);
--> statement-breakpoint
ALTER TABLE profiles
	ADD CONSTRAINT profiles_id_users_id_fk FOREIGN KEY (id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE push_messages
	ADD CONSTRAINT push_messages_subscription_id_push_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE push_subscriptions
	ADD CONSTRAINT push_subscriptions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
	ADD CONSTRAINT push_subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE quiz_answers
	ADD CONSTRAINT quiz_answers_question_id_quiz_questions_id_fk FOREIGN KEY (question_id) REFERENCES quiz_questions(id) ON DELETE CASCADE,
	ADD CONSTRAINT quiz_answers_run_id_quiz_runs_id_fk FOREIGN KEY (run_id) REFERENCES quiz_runs(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE quiz_day_totals
	ADD CONSTRAINT quiz_day_totals_fan_id_users_id_fk FOREIGN KEY (fan_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE quiz_question_reports
	ADD CONSTRAINT quiz_question_reports_fan_id_users_id_fk FOREIGN KEY (fan_id) REFERENCES users(id) ON DELETE CASCADE,
	ADD CONSTRAINT quiz_question_reports_question_id_quiz_questions_id_fk FOREIGN KEY (question_id) REFERENCES quiz_questions(id) ON DELETE CASCADE,
	ADD CONSTRAINT quiz_question_reports_resolved_by_users_id_fk FOREIGN KEY (resolved_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE quiz_questions
	ADD CONSTRAINT quiz_questions_category_id_quiz_categories_id_fk FOREIGN KEY (category_id) REFERENCES quiz_categories(id);
--> statement-breakpoint
ALTER TABLE quiz_runs
	ADD CONSTRAINT quiz_runs_category_id_quiz_categories_id_fk FOREIGN KEY (category_id) REFERENCES quiz_categories(id) ON DELETE CASCADE,
	ADD CONSTRAINT quiz_runs_fan_id_users_id_fk FOREIGN KEY (fan_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE quiz_scores
	ADD CONSTRAINT quiz_scores_fan_id_users_id_fk FOREIGN KEY (fan_id) REFERENCES users(id) ON DELETE CASCADE,
	ADD CONSTRAINT quiz_scores_question_id_quiz_questions_id_fk FOREIGN KEY (question_id) REFERENCES quiz_questions(id) ON DELETE CASCADE,
	ADD CONSTRAINT quiz_scores_run_id_quiz_runs_id_fk FOREIGN KEY (run_id) REFERENCES quiz_runs(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE quiz_totals
	ADD CONSTRAINT quiz_totals_fan_id_users_id_fk FOREIGN KEY (fan_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE relive_guesses
	ADD CONSTRAINT relive_guesses_relive_id_group_relives_id_fk FOREIGN KEY (relive_id) REFERENCES group_relives(id) ON DELETE CASCADE,
	ADD CONSTRAINT relive_guesses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE sessions
	ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE share_clicks
	ADD CONSTRAINT share_clicks_share_id_viral_shares_id_fk FOREIGN KEY (share_id) REFERENCES viral_shares(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE share_conversions
	ADD CONSTRAINT share_conversions_fan_id_users_id_fk FOREIGN KEY (fan_id) REFERENCES users(id) ON DELETE SET NULL,
	ADD CONSTRAINT share_conversions_settled_by_users_id_fk FOREIGN KEY (settled_by) REFERENCES users(id) ON DELETE SET NULL,
	ADD CONSTRAINT share_conversions_share_id_viral_shares_id_fk FOREIGN KEY (share_id) REFERENCES viral_shares(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE share_invites
	ADD CONSTRAINT share_invites_share_id_viral_shares_id_fk FOREIGN KEY (share_id) REFERENCES viral_shares(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE site_ownership
	ADD CONSTRAINT site_ownership_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE site_settings
	ADD CONSTRAINT site_settings_changed_by_users_id_fk FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE speeches
	ADD CONSTRAINT speeches_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE tonight_reminders
	ADD CONSTRAINT tonight_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE user_achievements
	ADD CONSTRAINT user_achievements_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE user_actions
	ADD CONSTRAINT user_actions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE user_challenge_participations
	ADD CONSTRAINT user_challenge_participations_challenge_id_community_challenges FOREIGN KEY (challenge_id) REFERENCES community_challenges(id) ON DELETE CASCADE,
	ADD CONSTRAINT user_challenge_participations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE user_daily_progress
	ADD CONSTRAINT user_daily_progress_challenge_id_daily_challenges_id_fk FOREIGN KEY (challenge_id) REFERENCES daily_challenges(id) ON DELETE CASCADE,
	ADD CONSTRAINT user_daily_progress_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE user_points
	ADD CONSTRAINT user_points_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE user_settings
	ADD CONSTRAINT user_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE viral_shares
	ADD CONSTRAINT viral_shares_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE war_cries
	ADD CONSTRAINT war_cries_army_id_armies_id_fk FOREIGN KEY (army_id) REFERENCES armies(id) ON DELETE CASCADE,
	ADD CONSTRAINT war_cries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX accounts_user_idx ON accounts USING btree (user_id);
--> statement-breakpoint
CREATE INDEX actions_due_user_idx ON actions_due USING btree (user_id);
--> statement-breakpoint
CREATE INDEX admin_actions_admin_idx ON admin_actions USING btree (admin_id, id);
--> statement-breakpoint
CREATE INDEX armies_points_idx ON armies USING btree (total_points DESC NULLS LAST, team_name);
--> statement-breakpoint
CREATE UNIQUE INDEX army_memberships_active_idx ON army_memberships USING btree (user_id) WHERE is_active;
--> statement-breakpoint
CREATE INDEX army_memberships_army_idx ON army_memberships USING btree (army_id, points_contributed DESC NULLS LAST) WHERE is_active;
--> statement-breakpoint
CREATE UNIQUE INDEX army_memberships_one_idx ON army_memberships USING btree (user_id, army_id);
--> statement-breakpoint
CREATE UNIQUE INDEX battle_participations_one_idx ON battle_participations USING btree (battle_id, user_id);
--> statement-breakpoint
CREATE INDEX battle_participations_unnotified_idx ON battle_participations USING btree (battle_id) WHERE (notified_at IS NULL);
--> statement-breakpoint
CREATE INDEX battle_participations_user_idx ON battle_participations USING btree (user_id);
--> statement-breakpoint
CREATE INDEX captain_standings_board_idx ON captain_standings USING btree (category, period, since, actions, user_id);
--> statement-breakpoint
CREATE INDEX chat_sanctions_user_idx ON chat_sanctions USING btree (user_id);
--> statement-breakpoint
CREATE INDEX community_challenges_start_idx ON community_challenges USING btree (start_date, id) WHERE is_active;
--> statement-breakpoint
CREATE UNIQUE INDEX daily_challenges_day_idx ON daily_challenges USING btree (challenge_date, action);
--> statement-breakpoint
CREATE INDEX fan_devices_age_idx ON fan_devices USING btree (seen_at);
--> statement-breakpoint
CREATE INDEX fan_devices_fan_idx ON fan_devices USING btree (fan_id);
--> statement-breakpoint
CREATE INDEX fan_follows_followed_idx ON fan_follows USING btree (followed_id);
--> statement-breakpoint
CREATE INDEX fan_standings_board_idx ON fan_standings USING btree (period, since, points, user_id);
--> statement-breakpoint
CREATE INDEX feed_people_chosen_by_idx ON feed_people USING btree (chosen_by);
--> statement-breakpoint
CREATE INDEX generation_runs_newest_idx ON generation_runs USING btree (started_at, id);
--> statement-breakpoint
CREATE UNIQUE INDEX generation_runs_one_running_idx ON generation_runs USING btree (state) WHERE (state = 'running'::text);
--> statement-breakpoint
CREATE INDEX gone_actions_age_idx ON gone_actions USING btree (kept_until);
--> statement-breakpoint
CREATE INDEX gone_actions_user_idx ON gone_actions USING btree (user_id, action) WHERE (user_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX gone_sanctions_person_idx ON gone_sanctions USING btree (person);
--> statement-breakpoint
CREATE UNIQUE INDEX group_memberships_one_idx ON group_memberships USING btree (group_id, user_id);
--> statement-breakpoint
CREATE INDEX group_memberships_user_idx ON group_memberships USING btree (user_id) WHERE is_active;
--> statement-breakpoint
CREATE INDEX group_message_likes_user_idx ON group_message_likes USING btree (user_id);
--> statement-breakpoint
CREATE INDEX group_message_reports_open_idx ON group_message_reports USING btree (created_at) WHERE (resolution IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX group_messages_ai_answer_idx ON group_messages USING btree (reply_to_message_id) WHERE (message_type = 'ai_agent'::text);
--> statement-breakpoint
CREATE UNIQUE INDEX group_messages_client_idx ON group_messages USING btree (user_id, client_id);
--> statement-breakpoint
CREATE INDEX group_messages_pinned_idx ON group_messages USING btree (group_id, sequence) WHERE is_pinned;
--> statement-breakpoint
CREATE INDEX group_messages_recent_idx ON group_messages USING btree (group_id, created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX group_messages_revision_idx ON group_messages USING btree (group_id, revision);
--> statement-breakpoint
CREATE UNIQUE INDEX group_messages_sequence_idx ON group_messages USING btree (group_id, sequence);
--> statement-breakpoint
CREATE INDEX group_relives_group_idx ON group_relives USING btree (group_id, started_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX group_relives_host_idx ON group_relives USING btree (host_id);
--> statement-breakpoint
CREATE UNIQUE INDEX group_relives_running_idx ON group_relives USING btree (group_id) WHERE (ended_at IS NULL);
--> statement-breakpoint
CREATE INDEX indexnow_submissions_batch_idx ON indexnow_submissions USING btree (batch_id);
--> statement-breakpoint
CREATE INDEX indexnow_submissions_newest_idx ON indexnow_submissions USING btree (submitted_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX ipl_facts_category_idx ON ipl_facts USING btree (category, number);
--> statement-breakpoint
CREATE INDEX ipl_facts_good_idx ON ipl_facts USING btree (number) WHERE (score >= 60);
--> statement-breakpoint
CREATE INDEX ipl_facts_letters_idx ON ipl_facts USING gin (fact_letters(title, fact, tags));
--> statement-breakpoint
CREATE INDEX ipl_facts_newest_idx ON ipl_facts USING btree (number);
--> statement-breakpoint
CREATE INDEX ipl_facts_search_idx ON ipl_facts USING gin (fact_search_text(title, fact, tags) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX ipl_players_fame_idx ON ipl_players USING btree (fame_rank, id);
--> statement-breakpoint
CREATE INDEX ipl_players_likeness_idx ON ipl_players USING gin (sound_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX ipl_players_name_idx ON ipl_players USING btree (lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX ipl_players_price_idx ON ipl_players USING btree (price_crores DESC NULLS LAST, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX ipl_players_role_idx ON ipl_players USING btree (role, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX ipl_players_search_idx ON ipl_players USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX ipl_players_team_fame_idx ON ipl_players USING btree (team, fame_rank, id);
--> statement-breakpoint
CREATE INDEX ipl_players_team_idx ON ipl_players USING btree (team, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX live_matches_changed_idx ON live_matches USING btree (changed_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX live_team_battles_newest_idx ON live_team_battles USING btree (status, end_time DESC NULLS LAST, id);
--> statement-breakpoint
CREATE UNIQUE INDEX live_team_battles_one_open_idx ON live_team_battles USING btree (battle_type) WHERE (status = 'active'::text);
--> statement-breakpoint
CREATE INDEX matches_of_the_day_relive_idx ON matches_of_the_day USING btree (relive_id);
--> statement-breakpoint
CREATE INDEX news_articles_arrival_idx ON news_articles USING btree (created_at);
--> statement-breakpoint
CREATE INDEX news_articles_newest_idx ON news_articles USING btree (published_date DESC NULLS LAST, number DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX news_articles_search_idx ON news_articles USING gin (lower(((title || ' '::text) || snippet)) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX newsletter_deliveries_subscription_idx ON newsletter_deliveries USING btree (subscription_id);
--> statement-breakpoint
CREATE INDEX newsletter_deliveries_waiting_idx ON newsletter_deliveries USING btree (week) WHERE (begun_at IS NULL);
--> statement-breakpoint
CREATE INDEX newsletter_subscriptions_waiting_idx ON newsletter_subscriptions USING btree (confirmation_expires_at) WHERE (confirmed_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX player_groups_about_idx ON player_groups USING btree (group_type, about) WHERE (about IS NOT NULL);
--> statement-breakpoint
CREATE INDEX player_groups_maker_idx ON player_groups USING btree (created_by);
--> statement-breakpoint
CREATE INDEX player_groups_members_idx ON player_groups USING btree (member_count DESC NULLS LAST, id) WHERE is_active;
--> statement-breakpoint
CREATE UNIQUE INDEX player_groups_name_idx ON player_groups USING btree (lower(group_name));
--> statement-breakpoint
CREATE INDEX player_popularity_score_idx ON player_popularity USING btree (fan_score DESC, player_id);
--> statement-breakpoint
CREATE INDEX player_shares_fan_idx ON player_shares USING btree (fan_id);
--> statement-breakpoint
CREATE INDEX player_views_day_idx ON player_views USING btree (day);
--> statement-breakpoint
CREATE INDEX points_ledger_day_idx ON points_ledger USING btree (day);
--> statement-breakpoint
CREATE INDEX points_ledger_history_idx ON points_ledger USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX points_ledger_membership_idx ON points_ledger USING btree (membership_id) WHERE (membership_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX points_ledger_once_idx ON points_ledger USING btree (user_id, transaction_type, reference_id);
--> statement-breakpoint
CREATE INDEX push_messages_expired_idx ON push_messages USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX push_messages_waiting_idx ON push_messages USING btree (due_at) WHERE (begun_at IS NULL);
--> statement-breakpoint
CREATE INDEX push_subscriptions_user_idx ON push_subscriptions USING btree (user_id, created_at);
--> statement-breakpoint
CREATE INDEX quiz_answers_question_idx ON quiz_answers USING btree (question_id);
--> statement-breakpoint
CREATE INDEX quiz_day_totals_board_idx ON quiz_day_totals USING btree (day, points DESC, reached_at, fan_id);
--> statement-breakpoint
CREATE UNIQUE INDEX quiz_question_reports_fan_idx ON quiz_question_reports USING btree (question_id, fan_id);
--> statement-breakpoint
CREATE INDEX quiz_question_reports_hid_idx ON quiz_question_reports USING btree (hid_at) WHERE (hid_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX quiz_question_reports_open_idx ON quiz_question_reports USING btree (created_at) WHERE (resolution IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX quiz_question_reports_visitor_idx ON quiz_question_reports USING btree (question_id, visitor);
--> statement-breakpoint
CREATE INDEX quiz_questions_category_idx ON quiz_questions USING btree (category_id, number);
--> statement-breakpoint
CREATE INDEX quiz_questions_difficulty_idx ON quiz_questions USING btree (difficulty);
--> statement-breakpoint
CREATE INDEX quiz_questions_made_idx ON quiz_questions USING btree (category_id, created_at, number);
--> statement-breakpoint
CREATE INDEX quiz_questions_newest_idx ON quiz_questions USING btree (number);
--> statement-breakpoint
CREATE INDEX quiz_runs_day_idx ON quiz_runs USING btree (day, score) WHERE ((kind = 'daily'::text) AND (finished_at IS NOT NULL) AND (fan_id IS NOT NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX quiz_runs_fan_day_idx ON quiz_runs USING btree (fan_id, day) WHERE (kind = 'daily'::text);
--> statement-breakpoint
CREATE INDEX quiz_runs_fan_idx ON quiz_runs USING btree (fan_id, started_at);
--> statement-breakpoint
CREATE UNIQUE INDEX quiz_runs_fan_open_idx ON quiz_runs USING btree (fan_id, kind, category_id) WHERE ((finished_at IS NULL) AND (abandoned_at IS NULL) AND (kind <> 'daily'::text));
--> statement-breakpoint
CREATE INDEX quiz_runs_visitor_age_idx ON quiz_runs USING btree (started_at) WHERE (visitor IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX quiz_runs_visitor_day_idx ON quiz_runs USING btree (visitor, day) WHERE (kind = 'daily'::text);
--> statement-breakpoint
CREATE INDEX quiz_runs_visitor_idx ON quiz_runs USING btree (visitor, started_at);
--> statement-breakpoint
CREATE UNIQUE INDEX quiz_runs_visitor_open_idx ON quiz_runs USING btree (visitor, kind, category_id) WHERE ((finished_at IS NULL) AND (abandoned_at IS NULL) AND (kind <> 'daily'::text));
--> statement-breakpoint
CREATE INDEX quiz_scores_run_idx ON quiz_scores USING btree (run_id);
--> statement-breakpoint
CREATE INDEX quiz_totals_board_idx ON quiz_totals USING btree (points DESC, reached_at, fan_id);
--> statement-breakpoint
CREATE UNIQUE INDEX relive_guesses_one_idx ON relive_guesses USING btree (relive_id, user_id, over);
--> statement-breakpoint
CREATE INDEX relive_guesses_open_idx ON relive_guesses USING btree (relive_id, over) WHERE (settled_at IS NULL);
--> statement-breakpoint
CREATE INDEX relive_guesses_user_idx ON relive_guesses USING btree (user_id);
--> statement-breakpoint
CREATE INDEX sessions_user_idx ON sessions USING btree (user_id);
--> statement-breakpoint
CREATE INDEX share_clicks_day_idx ON share_clicks USING btree (day);
--> statement-breakpoint
CREATE INDEX share_conversions_on_hold_idx ON share_conversions USING btree (acted_at, id) WHERE (state = 'on_hold'::text);
--> statement-breakpoint
CREATE INDEX share_conversions_share_idx ON share_conversions USING btree (share_id, created_at);
--> statement-breakpoint
CREATE INDEX sign_in_requests_age_idx ON sign_in_requests USING btree (asked_at);
--> statement-breakpoint
CREATE INDEX speeches_user_day_idx ON speeches USING btree (user_id, day);
--> statement-breakpoint
CREATE INDEX tonight_reminders_user_idx ON tonight_reminders USING btree (user_id);
--> statement-breakpoint
CREATE INDEX tonight_reminders_waiting_idx ON tonight_reminders USING btree (day) WHERE (begun_at IS NULL);
--> statement-breakpoint
CREATE INDEX user_achievements_newest_idx ON user_achievements USING btree (user_id, unlocked_at);
--> statement-breakpoint
CREATE INDEX user_challenge_participations_challenge_idx ON user_challenge_participations USING btree (challenge_id);
--> statement-breakpoint
CREATE INDEX user_daily_progress_day_idx ON user_daily_progress USING btree (progress_date);
--> statement-breakpoint
CREATE INDEX users_email_search_idx ON users USING gin (email gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX users_newest_idx ON users USING btree (created_at, id);
--> statement-breakpoint
CREATE INDEX verifications_identifier_idx ON verifications USING btree (identifier);
--> statement-breakpoint
CREATE UNIQUE INDEX war_cries_once_idx ON war_cries USING btree (user_id, army_id, template, lower(player_name));
--> statement-breakpoint
CREATE INDEX war_cries_user_day_idx ON war_cries USING btree (user_id, day);
--> statement-breakpoint
-- the names of the catalogue of features, for whoever reads the tables by hand
CREATE VIEW "team_communities" AS SELECT "id", "team_name", "team_code", "motto" AS "community_motto", "total_members", "total_points", "team_colors" FROM "armies";
--> statement-breakpoint
CREATE VIEW "user_team_memberships" AS SELECT "user_id", "army_id" AS "team_id", "is_active", "points_contributed" FROM "army_memberships";
--> statement-breakpoint
-- loads pg_trgm, so that the function below may set its threshold
SELECT show_limit();
--> statement-breakpoint
-- Players whose names sound like what was typed, with how alike they are (1: the same). The threshold belongs to the
-- function, because nobody may set a session's: the embedded engine has only one. It makes the index usable.
CREATE FUNCTION players_like(wanted text) RETURNS TABLE (id uuid, likeness real)
LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.45
AS $$
	SELECT p.id, word_similarity(fold_name(wanted), p.sound_text)
	FROM ipl_players p WHERE fold_name(wanted) <% p.sound_text
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_change() returns trigger language plpgsql as $$
begin
	raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
CREATE FUNCTION points_ledger_stays() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' then
		-- the account is gone: the row stays, and names nobody
		if new.user_id is null and (to_jsonb(new) - 'user_id') = (to_jsonb(old) - 'user_id') then return new; end if;
	end if;
	raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
CREATE FUNCTION forget_on_boards() returns trigger language plpgsql as $$
begin
	insert into points_uncounted (gone_user_id) values (old.user_id);
	return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION count_participations() returns trigger language plpgsql as $$
begin
	update community_challenges set participants_count = participants_count - 1 where id = old.challenge_id;
	return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION count_captain_action() returns trigger language plpgsql as $$
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
CREATE FUNCTION pay_fan(
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
--> statement-breakpoint
-- when a player gave answers; quizzes that ended before `p_seconds` are left out. "offset 0" keeps the index of the answers in use:
-- without statistics, on a site that has just begun, a join of the two would read all answers
CREATE FUNCTION recent_answers(p_fan uuid, p_visitor text, p_seconds integer) RETURNS TABLE (answered_at timestamptz)
LANGUAGE sql STABLE AS $$
	select given.answered_at from quiz_runs r cross join lateral (
		select a.answered_at from quiz_answers a where a.run_id = r.id and a.answered_at is not null offset 0
	) given
	where (r.fan_id = p_fan or r.visitor = p_visitor)
		and coalesce(r.finished_at, r.abandoned_at, now()) > now() - p_seconds * interval '1 second'
$$;
--> statement-breakpoint
-- keeps out other answers of a player until the transaction ends, and counts those before: the count is read after the
-- lock, by a snapshot of its own, so that a statement that waited here sees what it waited for
CREATE FUNCTION hold_answers(p_fan uuid, p_visitor text, p_seconds integer) RETURNS integer
LANGUAGE plpgsql VOLATILE AS $$
begin
	perform pg_advisory_xact_lock(hashtext('quiz answers of ' || coalesce(p_fan::text, p_visitor)));
	return (select count(*) from recent_answers(p_fan, p_visitor, p_seconds));
end
$$;
--> statement-breakpoint
CREATE TRIGGER admin_actions_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON admin_actions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER fan_follows_count AFTER INSERT OR DELETE ON fan_follows FOR EACH ROW EXECUTE FUNCTION count_captain_action('followers', 'followed_id');
--> statement-breakpoint
CREATE TRIGGER participations_gone AFTER DELETE ON user_challenge_participations FOR EACH ROW EXECUTE FUNCTION count_participations();
--> statement-breakpoint
CREATE TRIGGER points_ledger_is_kept BEFORE TRUNCATE ON points_ledger FOR EACH STATEMENT EXECUTE FUNCTION points_ledger_stays();
--> statement-breakpoint
CREATE TRIGGER points_ledger_stays BEFORE DELETE OR UPDATE ON points_ledger FOR EACH ROW EXECUTE FUNCTION points_ledger_stays();
--> statement-breakpoint
CREATE TRIGGER speeches_count AFTER INSERT OR DELETE ON speeches FOR EACH ROW EXECUTE FUNCTION count_captain_action('speeches', 'user_id');
--> statement-breakpoint
CREATE TRIGGER user_points_gone AFTER DELETE ON user_points FOR EACH ROW EXECUTE FUNCTION forget_on_boards();
--> statement-breakpoint
CREATE TRIGGER war_cries_count AFTER INSERT OR DELETE ON war_cries FOR EACH ROW EXECUTE FUNCTION count_captain_action('war_cries', 'user_id');
