import { z } from "zod";
import { BANDS, CONFIDENCE_IDS, PACE_IDS } from "./rules.ts";

const sideSchema = z.object({
	/** null while it is hidden */
	id: z.string().nullable(),
	code: z.string(),
	name: z.string(),
});

/** What all members see of a relive. Of a masked one nothing says which match it is before it has ended. */
export const reliveSchema = z.object({
	id: z.uuid(),
	host: z.object({ id: z.uuid(), name: z.string() }).nullable(),
	masked: z.boolean(),
	pace: z.enum(PACE_IDS),
	running: z.boolean(),
	/** where it stood at `since`, in beats; and that moment, in milliseconds of the server's clock */
	at_beats: z.number(),
	since: z.number(),
	ended: z.boolean(),
	title: z.string(),
	/** who bats first comes first */
	sides: z.array(sideSchema),
	match_id: z.int().nullable(),
	/** null until the end */
	result: z.string().nullable(),
});
export type Relive = z.output<typeof reliveSchema>;

/** An over that has begun, with its balls. */
export const overSchema = z.object({
	/** its place in the match, from 1 */
	number: z.int(),
	innings: z.int(),
	over: z.int(),
	starts: z.number(),
	/** the beat at which something comes after it */
	next: z.number(),
	target: z.int().nullable(),
	balls: z.array(
		z.object({
			at: z.string(),
			sign: z.enum(["w", "6", "4", "x", "0", "r"]),
			mark: z.string(),
			said: z.string(),
			/** the innings after it */
			runs: z.int(),
			wickets: z.int(),
		}),
	),
});
export type ReliveOver = z.output<typeof overSchema>;

export const guessSchema = z.object({
	over: z.int().min(1).max(99),
	band: z
		.int()
		.min(0)
		.max(BANDS.length - 1),
	runs_confidence: z.enum(CONFIDENCE_IDS),
	wicket: z.boolean(),
	wicket_confidence: z.enum(CONFIDENCE_IDS),
});
/** A fan's own guess; `worth` is null until its over has ended, and where no such over was bowled. */
export const ownGuessSchema = guessSchema.extend({
	settled: z.boolean(),
	brier: z.number().nullable(),
	worth: z.int().nullable(),
	points: z.int(),
});
export type OwnGuess = z.output<typeof ownGuessSchema>;

const lineSchema = z.object({
	place: z.int(),
	own: z.boolean(),
	name: z.string(),
	guesses: z.int(),
	worth: z.int(),
	points: z.int(),
});
export type BoardLine = z.output<typeof lineSchema>;

/** All that a member needs to be in step. */
export const reliveViewSchema = z.object({
	/** grows with each change of the group's relives */
	revision: z.int(),
	/** the server's clock, in milliseconds */
	server_now: z.number(),
	relive: reliveSchema.nullable(),
	overs: z.array(overSchema),
	guesses: z.array(ownGuessSchema),
	board: z.array(lineSchema),
	may_lead: z.boolean(),
});
export type ReliveView = z.output<typeof reliveViewSchema>;

/** The event that a group's room gets after a change. */
export type ReliveEvent = { group_id: string; revision: number; relive: Relive };
