import { z } from "zod";
import { ROLES } from "./rules.ts";

/** A player's franchise under its present name. */
const playerTeamSchema = z.object({ id: z.string(), short_name: z.string(), name: z.string() });
export type PlayerTeam = z.output<typeof playerTeamSchema>;

/** A player in lists and on cards; null is unknown. */
export const playerSchema = z.object({
	id: z.uuid(),
	slug: z.string(),
	name: z.string(),
	team: playerTeamSchema.nullable(),
	role: z.enum(ROLES).nullable(),
	nationality: z.string().nullable(),
	/** in years, today */
	age: z.int().nullable(),
	jersey_number: z.int().nullable(),
	debut_year: z.int().nullable(),
	price_crores: z.number().nullable(),
});
export type Player = z.output<typeof playerSchema>;

export const achievementSchema = z.object({ title: z.string(), seasons: z.array(z.int()) });
export type Achievement = z.output<typeof achievementSchema>;

/** A player's page without the figures. */
export type PlayerDetails = Player & {
	person_id: string;
	biography: string | null;
	achievements: Achievement[];
};
