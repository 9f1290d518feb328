import { z } from "zod";

export const GROUPS = ["Players", "Teams", "Grounds", "Seasons", "Matches", "Facts", "Rooms", "Answers"] as const;

const resultSchema = z.object({
	kind: z.enum(["player", "team", "ground", "season", "match", "fact", "room", "answer"]),
	href: z.string(),
	title: z.string(),
	/** the line below the title */
	say: z.string().nullable(),
	/** the id of the side whose colours it has */
	team: z.string().nullable(),
	/** the text on its shirt or flag */
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
	/** near matches, if there are no results */
	near: z.array(resultSchema),
	/** the record's totals; players are those with a match */
	of: z.object({ players: z.int(), matches: z.int(), seasons: z.int() }),
});
export type Searched = z.output<typeof searchSchema>;
