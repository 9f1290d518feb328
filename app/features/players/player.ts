import type { Role } from "./rules.ts";

/** A team as a player wears it: the franchise, under the name it has today. */
export type PlayerTeam = { id: string; short_name: string; name: string };

/** A player as lists and cards show one. Null is what nobody knows. */
export type Player = {
	id: string;
	slug: string;
	name: string;
	team: PlayerTeam | null;
	role: Role | null;
	nationality: string | null;
	/** whole years on the site's day */
	age: number | null;
	jersey_number: number | null;
	debut_year: number | null;
	price_crores: number | null;
};

export type Achievement = { title: string; seasons: number[] };

/** What is known of a player beside the figures. */
export type PlayerDetails = Player & {
	person_id: string;
	biography: string | null;
	achievements: Achievement[];
};
