import { z } from "zod";

export const factSchema = z.object({
	id: z.uuid(),
	/** the id while the fact has no slug */
	slug: z.string(),
	title: z.string(),
	fact: z.string(),
	category: z.string(),
	tags: z.array(z.string()),
	source: z.string().nullable(),
	verified: z.boolean(),
	/** the leading figure, as printed on the card */
	figure: z.string().nullable(),
	created_at: z.string(),
	updated_at: z.string(),
});
export type Fact = z.output<typeof factSchema>;

export const factProofSchema = z.object({
	figures: z.array(z.object({ label: z.string(), value: z.string() })),
	/** questions in the record's language, as POST /api/record takes them */
	questions: z.array(z.record(z.string(), z.unknown())),
	as_of: z.object({ match_id: z.int(), date: z.string(), label: z.string() }),
});
export type FactProof = z.output<typeof factProofSchema>;
