import type { Row } from "./source.ts";

export const SQUAD_COLUMNS = ["season", "person_id", "franchise_id", "acquisition", "price_crore"];

/** The squads that people's columns name, a row for each person and season: `team_2026` says the side of 2026. */
export function squadsOf(people: Row[]): Row[] {
	const seasons = Object.keys(people[0] ?? {}).flatMap((column) => column.match(/^team_(\d{4})$/)?.[1] ?? []);
	return seasons.sort().flatMap((season) =>
		people
			.filter((person) => person[`team_${season}`])
			.map((person) => ({
				season: Number(season),
				person_id: person.id as string,
				franchise_id: person[`team_${season}`] as string,
				acquisition: person[`acquisition_${season}`] ?? null,
				price_crore: person[`price_${season}_crore`] ?? null,
			})),
	);
}
