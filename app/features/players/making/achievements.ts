import type { Achievement } from "../player.ts";

/** Honours of all players, from the record. */
export type Honours = {
	champions: { player_id: string; season: number }[];
	orange_caps: { player_id: string; season: number }[];
	purple_caps: { player_id: string; season: number }[];
	final_player_of_match: { player_id: string; season: number }[];
	hat_tricks: { player_id: string; season: number }[];
	/** the leaders of a table of the whole record, with ties */
	leaders: { title: string; player_ids: string[] }[];
};

/** A player's achievements, titles first; seasons in order, and twice when earned twice. */
export function achievementsOf(player_id: string, honours: Honours): Achievement[] {
	const inSeasons = (title: string, achieved: { player_id: string; season: number }[]): Achievement[] => {
		const seasons = achieved
			.filter((one) => one.player_id === player_id)
			.map((one) => one.season)
			.sort((a, b) => a - b);
		return seasons.length ? [{ title, seasons }] : [];
	};
	return [
		...inSeasons("Champion", honours.champions),
		...inSeasons("Orange Cap", honours.orange_caps),
		...inSeasons("Purple Cap", honours.purple_caps),
		...inSeasons("Player of the final", honours.final_player_of_match),
		...inSeasons("Hat-trick", honours.hat_tricks),
		...honours.leaders
			.filter(({ player_ids }) => player_ids.includes(player_id))
			.map(({ title }) => ({ title, seasons: [] })),
	];
}
