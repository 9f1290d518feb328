import { z } from "zod";
import { roomSchema } from "../groups/group.ts";
import { matchScoreSchema } from "../matches/match-score.ts";
import { myPointsSchema } from "../points/points.ts";

/** The answer of GET /api/home/teams/:id. */
export const ownTeamSchema = z.object({
	id: z.string(),
	name: z.string(),
	match: matchScoreSchema,
	/** the place in the league of the season of `match`; null if the side is not in its table */
	league: z.object({ season: z.int(), place: z.int(), of: z.int(), points: z.int() }).nullable(),
	/** won the title of that season */
	champions: z.boolean(),
	/** the results of its last five matches, newest last */
	lately: z.array(z.enum(["won", "lost", "no_result"])),
});
export type OwnTeam = z.output<typeof ownTeamSchema>;

/** The fan's challenge that ends first. */
const endingSchema = z.object({
	title: z.string(),
	done: z.int(),
	target: z.int(),
	reward: z.int(),
	/** ISO instant */
	ends_at: z.string(),
	/** the next thing to do for it, and the page for it */
	step: z.object({ path: z.string(), text: z.string() }),
});
export type Ending = z.output<typeof endingSchema>;

/** The fan in the answer of GET /api/me/home. */
export const fanHomeSchema = z.object({
	/** the first name; null without a name */
	name: z.string().nullable(),
	/** the server's clock, from which the page computes the time left */
	now: z.string(),
	points: myPointsSchema,
	team: ownTeamSchema.nullable(),
	/** at most three, unread ones first */
	rooms: z.array(roomSchema),
	ending: endingSchema.nullable(),
	/** yesterday's match of the day; `say`: the result of the fan's guesses, and the best guesser */
	last_night: z.object({ match_id: z.int(), title: z.string(), missed: z.boolean(), say: z.string() }).nullable(),
	/** today's quiz; null until the fan starts it */
	daily: z.object({ answered: z.int(), count: z.int(), right: z.int(), finished: z.boolean() }).nullable(),
});
export type FanHome = z.output<typeof fanHomeSchema>;

/** `name`: the city. */
export type SideName = { id: string; name: string };
