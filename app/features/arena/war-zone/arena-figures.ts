import { z } from "zod";

/** The figures of the war zone. */
export const arenaFiguresSchema = z.object({
	counters: z.array(
		z.object({ key: z.enum(["war_cries", "speeches", "followers", "wins"]), label: z.string(), count: z.int() }),
	),
	/** today's points of each team's fans, best first */
	scores: z.array(z.object({ team_code: z.string(), team_name: z.string(), score: z.int() })),
	/** a showcase, whose figures the page increases; otherwise real */
	demo: z.boolean(),
});
export type ArenaFigures = z.output<typeof arenaFiguresSchema>;
export type Counter = ArenaFigures["counters"][number];
