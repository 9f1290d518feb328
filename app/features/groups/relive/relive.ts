import { z } from "zod";
import { BANDS, CONFIDENCE_IDS, PACE_IDS } from "./rules.ts";

const sideSchema = z.object({
	/** null while the match is masked */
	id: z.string().nullable(),
	code: z.string(),
	name: z.string(),
});

/** A relive as members see it. Until a masked one has ended, it contains nothing that identifies the match. */
export const reliveSchema = z.object({
	id: z.uuid(),
	host: z.object({ id: z.uuid(), name: z.string() }).nullable(),
	masked: z.boolean(),
	pace: z.enum(PACE_IDS),
	running: z.boolean(),
	/** the position in beats at `since`, in ms of the server's clock (see `Anchor`) */
	at_beats: z.number(),
	since: z.number(),
	ended: z.boolean(),
	title: z.string(),
	/** in batting order */
	sides: z.array(sideSchema),
	match_id: z.int().nullable(),
	/** null until the end */
	result: z.string().nullable(),
});
export type Relive = z.output<typeof reliveSchema>;

const batterSchema = z.object({
	name: z.string(),
	runs: z.int(),
	balls: z.int(),
	/** left on this ball */
	out: z.boolean(),
});

/** An over that has begun, with its balls. */
export const overSchema = z.object({
	/** counts from 1 through the match */
	number: z.int(),
	innings: z.int(),
	over: z.int(),
	starts: z.number(),
	/** the beat at which the next over begins, or the match ends */
	next: z.number(),
	target: z.int().nullable(),
	/** of the whole over */
	runs: z.int(),
	wickets: z.int(),
	balls: z.array(
		z.object({
			at: z.string(),
			sign: z.enum(["w", "6", "4", "x", "0", "r"]),
			mark: z.string(),
			said: z.string(),
			/** the score of the innings after this ball */
			runs: z.int(),
			wickets: z.int(),
			/** the striker, the batter at the other end and the bowler, with their figures after this ball */
			batter: batterSchema,
			partner: batterSchema,
			bowler: z.object({ name: z.string(), balls: z.int(), runs: z.int(), wickets: z.int() }),
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
/** A fan's own guess. `worth` is null until the over has ended, and for an over that was not bowled. */
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

/** A group's relive as one member sees it. */
export const reliveViewSchema = z.object({
	/** increases with each change of the group's relives */
	revision: z.int(),
	/** milliseconds of the server's clock */
	server_now: z.number(),
	relive: reliveSchema.nullable(),
	overs: z.array(overSchema),
	guesses: z.array(ownGuessSchema),
	board: z.array(lineSchema),
	may_lead: z.boolean(),
});
export type ReliveView = z.output<typeof reliveViewSchema>;

/** The payload of the event `group:relive`, sent after each change. */
export type ReliveEvent = { group_id: string; revision: number; relive: Relive };
