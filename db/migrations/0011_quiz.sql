CREATE TABLE "quiz_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT 'Award' NOT NULL,
	"slug" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_categories_name_unique" UNIQUE("name"),
	CONSTRAINT "quiz_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "quiz_questions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" uuid NOT NULL,
	"question" text NOT NULL,
	"options" jsonb NOT NULL,
	"correct_answer" integer NOT NULL,
	"difficulty" text NOT NULL,
	"points" integer NOT NULL,
	"slug" text,
	"explanation" text,
	"statement" text,
	"proof" jsonb,
	"as_of_match" integer,
	"origin" text DEFAULT 'record' NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_questions_slug_unique" UNIQUE("slug"),
	CONSTRAINT "quiz_questions_statement_unique" UNIQUE("statement"),
	CONSTRAINT "quiz_questions_difficulty" CHECK ("quiz_questions"."difficulty" in ('easy', 'medium', 'hard')),
	CONSTRAINT "quiz_questions_points" CHECK ("quiz_questions"."points" in (10, 20, 30)),
	CONSTRAINT "quiz_questions_origin" CHECK ("quiz_questions"."origin" in ('record', 'provider')),
	CONSTRAINT "quiz_questions_options" CHECK (case when jsonb_typeof("quiz_questions"."options") = 'array' then jsonb_array_length("quiz_questions"."options") between 2 and 6
				and "quiz_questions"."correct_answer" between 0 and jsonb_array_length("quiz_questions"."options") - 1 else false end)
);
--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_category_id_quiz_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."quiz_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_questions_newest_idx" ON "quiz_questions" USING btree ("number");--> statement-breakpoint
CREATE INDEX "quiz_questions_category_idx" ON "quiz_questions" USING btree ("category_id","number");--> statement-breakpoint
CREATE INDEX "quiz_questions_made_idx" ON "quiz_questions" USING btree ("category_id","created_at","number");--> statement-breakpoint
CREATE INDEX "quiz_questions_difficulty_idx" ON "quiz_questions" USING btree ("difficulty");