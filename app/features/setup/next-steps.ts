import { z } from "zod";

export const nextStepsSchema = z.array(
	z.object({ text: z.string(), done: z.boolean(), /** the page where it is done */ to: z.string() }),
);
export type NextSteps = z.output<typeof nextStepsSchema>;
