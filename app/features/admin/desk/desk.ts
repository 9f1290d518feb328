import { z } from "zod";

/** The use of a budget. `limit`: null for the AI provider while none is set. */
const budgetSchema = z.object({
	name: z.string(),
	used: z.int(),
	limit: z.int().nullable(),
	unit: z.string(),
});
/** The use of the AI provider for a purpose on a day. */
const aiUsageSchema = z.object({
	day: z.iso.date(),
	purpose: z.string(),
	answers: z.int(),
	calls: z.int(),
	tokens_in: z.int(),
	tokens_out: z.int(),
	/** averages per answer; null without an answer */
	per_answer: z.object({ calls: z.number(), tokens: z.int() }).nullable(),
	failed: z.int(),
	refused: z.int(),
});
export const budgetsSchema = z.object({
	/** limits of the whole site reached in the last 24 hours, newest first */
	notices: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
	budgets: z.array(budgetSchema),
	/** of the last two weeks, newest day first */
	ai: z.array(aiUsageSchema),
	ai_provider: z.string(),
});
export type AiUsage = z.output<typeof aiUsageSchema>;
export type Budgets = z.output<typeof budgetsSchema>;
