import type { Delivery, Fall } from "../../matches/balls/overs.ts";

type Player = { player_id: string; player: string };

/** Names that say who does what in an innings, and not who it is: 'Batter 3', 'Bowler 2', 'Fielder 1', each in the order of appearing. */
export function maskedNames(deliveries: Delivery[], falls: Fall[]): (player: Player) => string {
	const batters = placesOf(deliveries.map(({ batter_id }) => batter_id));
	const bowlers = placesOf(deliveries.map(({ bowler_id }) => bowler_id));
	for (const { player_id } of falls) if (!batters.has(player_id)) batters.set(player_id, batters.size + 1);
	const fielders = placesOf(falls.flatMap(({ fielder_ids }) => fielder_ids).filter((id) => !bowlers.has(id)));
	return ({ player_id }) => {
		if (batters.has(player_id)) return `Batter ${batters.get(player_id)}`;
		if (bowlers.has(player_id)) return `Bowler ${bowlers.get(player_id)}`;
		return fielders.has(player_id) ? `Fielder ${fielders.get(player_id)}` : "Somebody";
	};
}

const placesOf = (ids: string[]): Map<string, number> => new Map([...new Set(ids)].map((id, at) => [id, at + 1]));
