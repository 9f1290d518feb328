import { z } from "zod";

export const GROUPS = ["Players", "Teams", "Grounds", "Seasons", "Matches", "Facts", "Rooms", "Answers"] as const;

/** One line of a search: where it leads and what it looks like. */
export const resultSchema = z.object({
	kind: z.enum(["player", "team", "ground", "season", "match", "fact", "room", "answer"]),
	href: z.string(),
	title: z.string(),
	/** the line below the title */
	say: z.string().nullable(),
	/** whose colours it wears */
	team: z.string().nullable(),
	/** on the shirt or the flag */
	mark: z.string().nullable(),
});
export type Result = z.output<typeof resultSchema>;

export const searchSchema = z.object({
	/** as it was searched for */
	q: z.string(),
	/** the words that were read instead of misspelt ones, or null */
	corrected: z.string().nullable(),
	/** those with results, in the order shown */
	groups: z.array(z.object({ name: z.enum(GROUPS), results: z.array(resultSchema) })),
	/** what comes near when nothing was found */
	near: z.array(resultSchema),
	/** how many players and matches there are to find */
	of: z.object({ players: z.int(), matches: z.int(), seasons: z.int() }),
});
export type Searched = z.output<typeof searchSchema>;
