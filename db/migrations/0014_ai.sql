CREATE TABLE "ai_budgets" (
	"day" date NOT NULL,
	"who" text NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "ai_budgets_day_who_pk" PRIMARY KEY("day","who"),
	CONSTRAINT "ai_budgets_tokens" CHECK ("ai_budgets"."tokens" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"day" date NOT NULL,
	"purpose" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_day_purpose_pk" PRIMARY KEY("day","purpose")
);
--> statement-breakpoint
ALTER TABLE "ipl_facts" ADD COLUMN "origin" text DEFAULT 'record' NOT NULL;--> statement-breakpoint
ALTER TABLE "ipl_facts" ADD CONSTRAINT "ipl_facts_origin" CHECK ("ipl_facts"."origin" in ('record', 'provider'));