import { sql } from "drizzle-orm";
import { bigint, check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Usage of the AI provider, a row per day and purpose. */
export const aiUsage = pgTable(
	"ai_usage",
	{
		day: date("day", { mode: "string" }).notNull(),
		/** a `Purpose` of platform/ai/budget.ts: 'assistant', or 'rooms' for group chats */
		purpose: text("purpose").notNull(),
		/** conversations, each of one or more calls */
		answers: integer("answers").notNull().default(0),
		calls: integer("calls").notNull().default(0),
		/** charged to the day's budget; for a call without reported usage, its whole reservation */
		tokens: bigint("tokens", { mode: "number" }).notNull().default(0),
		/** as the provider reports them */
		tokens_in: bigint("tokens_in", { mode: "number" }).notNull().default(0),
		tokens_out: bigint("tokens_out", { mode: "number" }).notNull().default(0),
		/** conversations that ended with an error */
		failed: integer("failed").notNull().default(0),
		/** texts of the model that failed the checks */
		refused: integer("refused").notNull().default(0),
	},
	(t) => [primaryKey({ columns: [t.day, t.purpose] })],
);

/** Tokens reserved or used on a day, by the site and by each client. Rows of persons are deleted after two days. */
export const aiBudgets = pgTable(
	"ai_budgets",
	{
		day: date("day", { mode: "string" }).notNull(),
		/** 'site', 'fan:<id>', 'visitor:<keyed hash>' */
		who: text("who").notNull(),
		tokens: bigint("tokens", { mode: "number" }).notNull(),
	},
	(t) => [primaryKey({ columns: [t.day, t.who] }), check("ai_budgets_tokens", sql`${t.tokens} >= 0`)],
);
