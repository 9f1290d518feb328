import { z } from "zod";

const namedSchema = z.object({ id: z.string(), name: z.string() });
const percent = z.number().min(0).max(100);

/** A prediction (PRED-1). 1 and A are the side chosen first; chances and rates in percent. */
export const predictionSchema = z.object({
	source: z.enum(["model", "simulated"]),
	team1: namedSchema,
	team2: namedSchema,
	ground: namedSchema.nullable(),
	total_matches: z.int(),
	team_a_wins: z.int(),
	team_b_wins: z.int(),
	team_a_win_rate: percent,
	team_b_win_rate: percent,
	team1_probability: percent,
	team2_probability: percent,
	confidence: percent,
	factors: z.object({ recent_form: z.string(), venue: z.string(), injuries: z.string() }),
});
export type Prediction = z.output<typeof predictionSchema>;
