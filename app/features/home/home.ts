import { z } from "zod";
import { roomSchema } from "../groups/group.ts";
import { matchScoreSchema } from "../matches/match-score.ts";
import { myPointsSchema } from "../points/points.ts";

/** A side's last results. */
export const ownTeamSchema = z.object({
	id: z.string(),
	name: z.string(),
	match: matchScoreSchema,
	/** its place in the league of that match's season */
	league: z.object({ season: z.int(), place: z.int(), of: z.int(), points: z.int() }).nullable(),
	/** it won that season's title */
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
	/** what to do for it next, and where */
	step: z.object({ path: z.string(), text: z.string() }),
});
export type Ending = z.output<typeof endingSchema>;

/** The fan's own part of the home page: GET /api/me/home. */
export const fanHomeSchema = z.object({
	/** null without a name */
	name: z.string().nullable(),
	/** the server's clock, for computing the time left */
	now: z.string(),
	points: myPointsSchema,
	team: ownTeamSchema.nullable(),
	/** at most three, unread ones first */
	rooms: z.array(roomSchema),
	ending: endingSchema.nullable(),
	/** yesterday's match of the day; `say`: what the fan's guesses brought, and who guessed best */
	last_night: z.object({ match_id: z.int(), title: z.string(), missed: z.boolean(), say: z.string() }).nullable(),
	/** today's quiz, once it is started */
	daily: z.object({ answered: z.int(), count: z.int(), right: z.int(), finished: z.boolean() }).nullable(),
});
export type FanHome = z.output<typeof fanHomeSchema>;

/** A side with its city as the name. */
export type SideName = { id: string; name: string };
