CREATE TABLE "quiz_answers" (
	"run_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"shown_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"chosen" smallint,
	"correct" boolean,
	"points" integer DEFAULT 0 NOT NULL,
	"too_fast" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quiz_answers_run_id_question_id_pk" PRIMARY KEY("run_id","question_id"),
	CONSTRAINT "quiz_answers_whole" CHECK (num_nonnulls("quiz_answers"."answered_at", "quiz_answers"."chosen", "quiz_answers"."correct") in (0, 3) and ("quiz_answers"."points" = 0 or ("quiz_answers"."correct" and not "quiz_answers"."too_fast")))
);
--> statement-breakpoint
CREATE TABLE "quiz_day_totals" (
	"day" date NOT NULL,
	"fan_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"answered" integer NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_day_totals_day_fan_id_pk" PRIMARY KEY("day","fan_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_days" (
	"day" date PRIMARY KEY NOT NULL,
	"question_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_question_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"fan_id" uuid,
	"visitor" text,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolution" text,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	CONSTRAINT "quiz_question_reports_one_player" CHECK (num_nonnulls("quiz_question_reports"."fan_id", "quiz_question_reports"."visitor") = 1),
	CONSTRAINT "quiz_question_reports_resolved" CHECK (("quiz_question_reports"."resolution" is null) = ("quiz_question_reports"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "quiz_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fan_id" uuid,
	"visitor" text,
	"kind" text NOT NULL,
	"category_id" uuid,
	"day" date,
	"question_ids" uuid[] NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"abandoned_at" timestamp with time zone,
	"score" integer DEFAULT 0 NOT NULL,
	"total_points" integer NOT NULL,
	CONSTRAINT "quiz_runs_one_player" CHECK (num_nonnulls("quiz_runs"."fan_id", "quiz_runs"."visitor") = 1),
	CONSTRAINT "quiz_runs_kind" CHECK (case "quiz_runs"."kind" when 'daily' then "quiz_runs"."day" is not null and "quiz_runs"."category_id" is null
					when 'inline' then "quiz_runs"."day" is null and "quiz_runs"."category_id" is not null
					when 'category' then "quiz_runs"."day" is null and "quiz_runs"."category_id" is not null else false end),
	CONSTRAINT "quiz_runs_score" CHECK ("quiz_runs"."score" between 0 and "quiz_runs"."total_points")
);
--> statement-breakpoint
CREATE TABLE "quiz_scores" (
	"fan_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"day" date NOT NULL,
	"points" integer NOT NULL,
	"run_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_scores_fan_id_day_question_id_pk" PRIMARY KEY("fan_id","day","question_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_totals" (
	"fan_id" uuid PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"answered" integer NOT NULL,
	"reached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_run_id_quiz_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."quiz_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_day_totals" ADD CONSTRAINT "quiz_day_totals_fan_id_users_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_question_reports" ADD CONSTRAINT "quiz_question_reports_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_question_reports" ADD CONSTRAINT "quiz_question_reports_fan_id_users_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_question_reports" ADD CONSTRAINT "quiz_question_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_runs" ADD CONSTRAINT "quiz_runs_fan_id_users_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_runs" ADD CONSTRAINT "quiz_runs_category_id_quiz_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."quiz_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_scores" ADD CONSTRAINT "quiz_scores_fan_id_users_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_scores" ADD CONSTRAINT "quiz_scores_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_scores" ADD CONSTRAINT "quiz_scores_run_id_quiz_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."quiz_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_totals" ADD CONSTRAINT "quiz_totals_fan_id_users_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_answers_question_idx" ON "quiz_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "quiz_day_totals_board_idx" ON "quiz_day_totals" USING btree ("day","points" DESC NULLS FIRST,"reached_at","fan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_question_reports_fan_idx" ON "quiz_question_reports" USING btree ("question_id","fan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_question_reports_visitor_idx" ON "quiz_question_reports" USING btree ("question_id","visitor");--> statement-breakpoint
CREATE INDEX "quiz_question_reports_open_idx" ON "quiz_question_reports" USING btree ("created_at") WHERE "quiz_question_reports"."resolution" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_fan_open_idx" ON "quiz_runs" USING btree ("fan_id","kind","category_id") WHERE "quiz_runs"."finished_at" is null and "quiz_runs"."abandoned_at" is null and "quiz_runs"."kind" <> 'daily';--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_visitor_open_idx" ON "quiz_runs" USING btree ("visitor","kind","category_id") WHERE "quiz_runs"."finished_at" is null and "quiz_runs"."abandoned_at" is null and "quiz_runs"."kind" <> 'daily';--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_fan_day_idx" ON "quiz_runs" USING btree ("fan_id","day") WHERE "quiz_runs"."kind" = 'daily';--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_visitor_day_idx" ON "quiz_runs" USING btree ("visitor","day") WHERE "quiz_runs"."kind" = 'daily';--> statement-breakpoint
CREATE INDEX "quiz_runs_fan_idx" ON "quiz_runs" USING btree ("fan_id","started_at");--> statement-breakpoint
CREATE INDEX "quiz_runs_visitor_age_idx" ON "quiz_runs" USING btree ("started_at") WHERE "quiz_runs"."visitor" is not null;--> statement-breakpoint
CREATE INDEX "quiz_scores_run_idx" ON "quiz_scores" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "quiz_totals_board_idx" ON "quiz_totals" USING btree ("points" DESC NULLS FIRST,"reached_at","fan_id");