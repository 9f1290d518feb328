import { z } from "zod";

/** The match of a day as everybody may see it: nothing says how it ended. */
export const tonightSchema = z.object({
	match_id: z.int(),
	/** 'Mumbai' and 'Bengaluru'; who batted first comes first */
	sides: z.array(z.object({ id: z.string(), name: z.string() })),
	/** of the season: '2016' */
	year: z.int(),
	/** "missed": no process ran at the hour, so nobody watched it together */
	state: z.enum(["before", "live", "over", "missed"]),
	/** ISO instant of the hour, or of the true start once it has begun */
	starts_at: z.string(),
	/** of a match that runs: the over that is bowled, 0 before the first; and whether it is paused */
	innings: z.int(),
	over: z.int(),
	paused: z.boolean(),
	/** of a match that runs: the side at bat with its score at the last ball shown; `need`: runs to win, in a chase */
	score: z.object({ id: z.string(), runs: z.int(), wickets: z.int(), need: z.int().nullable() }).nullable(),
	/** 'Mumbai won the toss and chose to field.' */
	toss: z.string(),
	/** the room where it is watched */
	group_id: z.uuid(),
});
export type Tonight = z.output<typeof tonightSchema>;

export const tonightAnswerSchema = z.object({
	tonight: tonightSchema.nullable(),
	/** the server's clock */
	now: z.string(),
});
