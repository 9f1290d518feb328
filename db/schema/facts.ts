import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export type StoredProof = {
	/** the questions to the record and its answers, by name */
	questions: Record<string, unknown>;
	answers: Record<string, unknown>;
	/** the figures in the fact's text as printed, each with its label */
	figures: { label: string; value: string }[];
};

export const iplFacts = pgTable(
	"ipl_facts",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** insertion order, because facts of one transaction share their created_at */
		number: bigint("number", { mode: "number" }).generatedAlwaysAsIdentity(),
		title: text("title").notNull(),
		fact: text("fact").notNull(),
		category: text("category").notNull(),
		tags: text("tags").array().notNull().default([]),
		source: text("source"),
		verified: boolean("verified").notNull().default(false),
		slug: text("slug").unique(),
		figure: text("figure"),
		/** kind and parameters of the fact; prevents duplicates */
		statement: text("statement").unique(),
		proof: jsonb("proof").$type<StoredProof>(),
		as_of_match: integer("as_of_match"),
		/** how interesting it is to a reader who did not search for it, 0 to 100: app/features/facts/maker/score.ts */
		score: smallint("score").notNull().default(0),
		/** author of the text. 'provider', a model that wrote the introduction, only in rows of earlier versions */
		origin: text("origin").$type<"record" | "provider">().notNull().default("record"),
		created_at: moment("created_at").notNull().defaultNow(),
		updated_at: moment("updated_at").notNull().defaultNow(),
	},
	(t) => [
		index("ipl_facts_newest_idx").on(t.number),
		index("ipl_facts_good_idx").on(t.number).where(sql`${t.score} >= 60`),
		index("ipl_facts_category_idx").on(t.category, t.number),
		index("ipl_facts_search_idx").using("gin", sql`fact_search_text(${t.title}, ${t.fact}, ${t.tags}) gin_trgm_ops`),
		// for searches shorter than a trigram
		index("ipl_facts_letters_idx").using("gin", sql`fact_letters(${t.title}, ${t.fact}, ${t.tags})`),
		check("ipl_facts_origin", sql`${t.origin} in ('record', 'provider')`),
		check(
			"ipl_facts_verified_has_proof",
			sql`not ${t.verified} or (${t.proof} is not null and ${t.as_of_match} is not null)`,
		),
	],
);
