import { z } from "zod";
import { roomSchema } from "../groups/group.ts";
import { matchScoreSchema } from "../matches/match-score.ts";
import { myPointsSchema } from "../points/points.ts";

/** How a side did last. */
export const ownTeamSchema = z.object({
	id: z.string(),
	name: z.string(),
	match: matchScoreSchema,
	/** its place in the league of the season of that match */
	league: z.object({ season: z.int(), place: z.int(), of: z.int(), points: z.int() }).nullable(),
	/** won the title of that season */
	champions: z.boolean(),
	/** the results of its last five matches, the last one last */
	lately: z.array(z.enum(["won", "lost", "no_result"])),
});
export type OwnTeam = z.output<typeof ownTeamSchema>;

/** A challenge that the fan is in, the one that ends first. */
const endingSchema = z.object({
	title: z.string(),
	done: z.int(),
	target: z.int(),
	reward: z.int(),
	/** ISO instant */
	ends_at: z.string(),
	/** whether quiz answers are its steps */
	by_quiz: z.boolean(),
});
export type Ending = z.output<typeof endingSchema>;

/** What the home page shows a fan: GET /api/me/home. */
export const fanHomeSchema = z.object({
	/** what to call the fan; null without a name */
	name: z.string().nullable(),
	/** the server's clock, for what is left of a day */
	now: z.string(),
	points: myPointsSchema,
	team: ownTeamSchema.nullable(),
	/** three at most: unread ones first */
	rooms: z.array(roomSchema),
	ending: endingSchema.nullable(),
	/** today's quiz, once it is begun */
	daily: z.object({ answered: z.int(), count: z.int(), right: z.int(), finished: z.boolean() }).nullable(),
});
export type FanHome = z.output<typeof fanHomeSchema>;

/** A side as the home page names it: by its city. */
export type SideName = { id: string; name: string };
