import type { QueryableRecord } from "./figures.server.ts";

/** A player in a side's squad; a null price is unknown. */
export type SquadPlace = { season: number; team_id: string; price: number | null };

const MOST = 100_000;

/** Returns the newest season with squads, to which prices and "current" refer. Null when the record has none. */
export async function squadSeason({ ask }: QueryableRecord): Promise<number | null> {
	const { rows } = await ask({ rows: "squads", measures: ["players"], by: ["season"], order: "keys" });
	return rows.at(-1)?.season ?? null;
}

/** Returns everybody's squads by person id, newest first. */
export async function squadPlaces({ ask }: QueryableRecord): Promise<Map<string, SquadPlace[]>> {
	const { rows } = await ask({ rows: "squads", measures: ["price"], list: true, order: "keys", limit: MOST });
	const newestFirst = rows.toSorted((a, b) => b.season - a.season);
	return Map.groupBy(newestFirst, (place) => place.player_id);
}
