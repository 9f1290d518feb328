import { z } from "zod";

/** A fact in pages and in the API. */
export const factSchema = z.object({
	id: z.uuid(),
	/** its address under /facts: the slug, or the id while it has none */
	slug: z.string(),
	title: z.string(),
	fact: z.string(),
	category: z.string(),
	tags: z.array(z.string()),
	source: z.string().nullable(),
	verified: z.boolean(),
	/** its leading figure, as printed on the card */
	figure: z.string().nullable(),
	created_at: z.string(),
	updated_at: z.string(),
});
export type Fact = z.output<typeof factSchema>;

/** The proof of a verified fact. */
export const factProofSchema = z.object({
	figures: z.array(z.object({ label: z.string(), value: z.string() })),
	/** the questions to the record, in its language (POST /api/record) */
	questions: z.array(z.record(z.string(), z.unknown())),
	as_of: z.object({ match_id: z.int(), date: z.string(), label: z.string() }),
});
export type FactProof = z.output<typeof factProofSchema>;
