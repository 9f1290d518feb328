import type { Row } from "./source.ts";

/**
 * The squads of the working data, one row per person and season. The column `team_2026` names the side of 2026.
 * `franchiseOf` returns the franchise id of a team name.
 */
export function squadsOf(
	players: { id: string; columns: Record<string, string> }[],
	franchiseOf: (team: string, player: string) => string,
): Row[] {
	const seasons = Object.keys(players[0]?.columns ?? {}).flatMap((column) => column.match(/^team_(\d{4})$/)?.[1] ?? []);
	return seasons.sort().flatMap((season) =>
		players.flatMap(({ id, columns }) => {
			const team = columns[`team_${season}`];
			if (!team) return [];
			const price = columns[`price_${season}_crore`];
			return {
				season: Number(season),
				person_id: id,
				franchise_id: franchiseOf(team, columns.display_name ?? id),
				acquisition: columns[`acquisition_${season}`] || null,
				price_crore: price ? Number(price) : null,
			};
		}),
	);
}
