import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** The questions to the record and its answers, by name (makers/ask.ts); `as_of` is the date of the last match. */
export type StoredAnswers = { questions: Record<string, unknown>; answers: Record<string, unknown>; as_of: string };

export const quizCategories = pgTable("quiz_categories", {
	id: uuid("id").primaryKey().defaultRandom(),
	name: text("name").notNull().unique(),
	description: text("description").notNull().default(""),
	/** Trophy, Award or Star; anything else is shown as Award */
	icon: text("icon").notNull().default("Award"),
	slug: text("slug").unique(),
	created_at: moment("created_at").notNull().defaultNow(),
});

export const quizQuestions = pgTable(
	"quiz_questions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** insertion order, because questions of one transaction share their created_at */
		number: bigint("number", { mode: "number" }).generatedAlwaysAsIdentity(),
		category_id: uuid("category_id")
			.notNull()
			.references(() => quizCategories.id),
		question: text("question").notNull(),
		options: jsonb("options").$type<string[]>().notNull(),
		/** index into the options; sent to nobody before the answer is stored */
		correct_answer: integer("correct_answer").notNull(),
		difficulty: text("difficulty").$type<"easy" | "medium" | "hard">().notNull(),
		points: integer("points").notNull(),
		slug: text("slug").unique(),
		explanation: text("explanation"),
		/** kind and parameters of the question; prevents duplicates */
		statement: text("statement").unique(),
		proof: jsonb("proof").$type<StoredAnswers>(),
		as_of_match: integer("as_of_match"),
		/** author. 'provider', a model whose draft the record confirmed, only in rows of earlier versions */
		origin: text("origin").$type<"record" | "provider">().notNull().default("record"),
		/** if set, new quizzes leave the question out */
		hidden_at: moment("hidden_at"),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		index("quiz_questions_newest_idx").on(t.number),
		index("quiz_questions_category_idx").on(t.category_id, t.number),
		index("quiz_questions_made_idx").on(t.category_id, t.created_at, t.number),
		index("quiz_questions_difficulty_idx").on(t.difficulty),
		check("quiz_questions_difficulty", sql`${t.difficulty} in ('easy', 'medium', 'hard')`),
		check("quiz_questions_points", sql`${t.points} in (10, 20, 30)`),
		check("quiz_questions_origin", sql`${t.origin} in ('record', 'provider')`),
		check(
			"quiz_questions_options",
			sql`case when jsonb_typeof(${t.options}) = 'array' then jsonb_array_length(${t.options}) between 2 and 6
				and ${t.correct_answer} between 0 and jsonb_array_length(${t.options}) - 1 else false end`,
		),
	],
);
