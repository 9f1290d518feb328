import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { moment } from "./columns.ts";

/** Accounts that an admin has made admins. The owner and the addresses in ADMIN_EMAILS are admins without a row. */
export const adminGrants = pgTable("admin_grants", {
	user_id: uuid("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	granted_by: uuid("granted_by").references(() => users.id, { onDelete: "set null" }),
	granted_at: moment("granted_at").notNull().defaultNow(),
});

/** Log of admins' actions. A trigger refuses changes. No foreign key, because rows outlive accounts. */
export const adminActions = pgTable(
	"admin_actions",
	{
		id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		admin_id: uuid("admin_id").notNull(),
		/** such as 'revoke-admin' */
		action: text("action").notNull(),
		/** such as 'fan 8b0c…', 'run 0b7c…' */
		target: text("target").notNull(),
		details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
		request_id: uuid("request_id").notNull(),
		at: moment("at").notNull().defaultNow(),
	},
	(t) => [index("admin_actions_admin_idx").on(t.admin_id, t.id)],
);

/** A bulk generation of questions, facts and biographies. While one runs, another start returns that one. */
export const generationRuns = pgTable(
	"generation_runs",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		state: text("state").$type<"running" | "done" | "failed">().notNull().default("running"),
		started_by: uuid("started_by").references(() => users.id, { onDelete: "set null" }),
		started_at: moment("started_at").notNull().defaultNow(),
		finished_at: moment("finished_at"),
	},
	(t) => [
		uniqueIndex("generation_runs_one_running_idx").on(t.state).where(sql`${t.state} = 'running'`),
		index("generation_runs_newest_idx").on(t.started_at, t.id),
		check("generation_runs_state", sql`${t.state} in ('running', 'done', 'failed')`),
		check("generation_runs_finished", sql`(${t.state} = 'running') = (${t.finished_at} is null)`),
	],
);

/** The parts of a bulk generation. One transaction makes a part and marks it done, so that none is made twice. */
export const generationParts = pgTable(
	"generation_parts",
	{
		run_id: uuid("run_id").notNull(),
		/** position in the generation, from 1 */
		number: integer("number").notNull(),
		kind: text("kind").$type<"questions" | "facts" | "bios">().notNull(),
		/** category of quiz or facts; for biographies the franchise, or 'others' */
		category: text("category").notNull(),
		/** questions only */
		difficulty: text("difficulty").$type<"easy" | "medium" | "hard">(),
		state: text("state").$type<"waiting" | "done" | "failed">().notNull().default("waiting"),
		/** number made; less than requested if the record has no more */
		made: integer("made").notNull().default(0),
		/** failed tries */
		tries: integer("tries").notNull().default(0),
		error: text("error"),
		/** when a worker claimed it; the claim expires */
		taken_at: moment("taken_at"),
		done_at: moment("done_at"),
	},
	(t) => [
		primaryKey({ columns: [t.run_id, t.number] }),
		foreignKey({ columns: [t.run_id], foreignColumns: [generationRuns.id] }).onDelete("cascade"),
		check("generation_parts_kind", sql`${t.kind} in ('questions', 'facts', 'bios')`),
		check("generation_parts_state", sql`${t.state} in ('waiting', 'done', 'failed')`),
		check("generation_parts_done", sql`(${t.state} = 'done') = (${t.done_at} is not null)`),
		check("generation_parts_counts", sql`${t.made} >= 0 and ${t.tries} >= 0`),
		check("generation_parts_difficulty", sql`(${t.kind} = 'questions') = (${t.difficulty} is not null)`),
	],
);
