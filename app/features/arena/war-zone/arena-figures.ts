import { z } from "zod";

/** What stands on the board of the war zone. */
export const arenaFiguresSchema = z.object({
	counters: z.array(
		z.object({ key: z.enum(["war_cries", "speeches", "followers", "wins"]), label: z.string(), count: z.int() }),
	),
	/** what the fans of each team earned for it today, best first */
	scores: z.array(z.object({ team_code: z.string(), team_name: z.string(), score: z.int() })),
	/** a showcase, which the page lets tick; else true as of the answer */
	demo: z.boolean(),
});
export type ArenaFigures = z.output<typeof arenaFiguresSchema>;
export type Counter = ArenaFigures["counters"][number];
