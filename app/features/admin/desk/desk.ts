import { z } from "zod";

/** A daily budget and its use. */
const budgetSchema = z.object({
	name: z.string(),
	used: z.int(),
	limit: z.int().nullable(),
	unit: z.string(),
});
/** Today's use of the AI provider. */
const aiUsageSchema = z.object({
	purpose: z.string(),
	calls: z.int(),
	tokens: z.int(),
	failed: z.int(),
	refused: z.int(),
});
export const budgetsSchema = z.object({
	/** limits of the whole site reached in the last 24 hours, newest first */
	notices: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
	budgets: z.array(budgetSchema),
	ai: z.array(aiUsageSchema),
	ai_provider: z.string(),
});
export type Budgets = z.output<typeof budgetsSchema>;
