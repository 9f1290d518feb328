import { z } from "zod";

/** The match of the day without its result. */
export const tonightSchema = z.object({
	match_id: z.int(),
	/** 'Mumbai', 'Bengaluru'; the side that batted first comes first */
	sides: z.array(z.object({ id: z.string(), name: z.string() })),
	/** of the season: '2016' */
	year: z.int(),
	/** "missed": no process ran when it should have started */
	state: z.enum(["before", "live", "over", "missed"]),
	/** ISO instant: as planned, or of the start once it has begun */
	starts_at: z.string(),
	/** of a live match: the over being bowled (0 before the first), and whether it is paused */
	innings: z.int(),
	over: z.int(),
	paused: z.boolean(),
	/** of a live match: the batting side after the last ball shown; `need`: runs to win, in a chase */
	score: z.object({ id: z.string(), runs: z.int(), wickets: z.int(), need: z.int().nullable() }).nullable(),
	/** 'Mumbai won the toss and chose to field.' */
	toss: z.string(),
	/** the room in which fans watch it */
	group_id: z.uuid(),
});
export type Tonight = z.output<typeof tonightSchema>;

export const tonightAnswerSchema = z.object({
	tonight: tonightSchema.nullable(),
	/** the server's clock */
	now: z.string(),
});
