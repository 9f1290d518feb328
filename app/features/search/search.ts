import { z } from "zod";

export const GROUPS = ["Players", "Teams", "Grounds", "Seasons", "Matches", "Facts", "Rooms", "Answers"] as const;

/** A search result: its address and its look. */
export const resultSchema = z.object({
	kind: z.enum(["player", "team", "ground", "season", "match", "fact", "room", "answer"]),
	href: z.string(),
	title: z.string(),
	/** the line below the title */
	say: z.string().nullable(),
	/** the team of its colours */
	team: z.string().nullable(),
	/** on the shirt or the flag */
	mark: z.string().nullable(),
});
export type Result = z.output<typeof resultSchema>;

export const searchSchema = z.object({
	/** the search as typed */
	q: z.string(),
	/** the corrected search, or null */
	corrected: z.string().nullable(),
	/** the groups with results, in order */
	groups: z.array(z.object({ name: z.enum(GROUPS), results: z.array(resultSchema) })),
	/** near matches when nothing was found */
	near: z.array(resultSchema),
	/** totals */
	of: z.object({ players: z.int(), matches: z.int(), seasons: z.int() }),
});
export type Searched = z.output<typeof searchSchema>;
