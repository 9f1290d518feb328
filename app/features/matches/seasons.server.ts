import type { Queryable } from "../../../platform/database/database.ts";
import { playerSlugs } from "../../../record/player-slugs.ts";
import { caps, champions } from "../../../record/queries/seasons.ts";
import { readSheet, type Sheets } from "../../../record/sheets.ts";
import { type AsOf, asOf } from "../../../record/snapshot.ts";
import { SEASONS_PER_PAGE } from "./rules.ts";

export type SeasonLine = {
	season: number;
	matches: number;
	champion: { id: string; name: string } | null;
	runner_up: { id: string; name: string } | null;
	final_match_id: number | null;
	caps: {
		orange: { id: string; name: string; runs: number };
		purple: { id: string; name: string; wickets: number };
	} | null;
};

type SeasonsPage = { seasons: SeasonLine[]; as_of: AsOf; older: boolean };

/** The list of seasons, a sheet a page: those before a season, or the newest. */
export const seasonsSheets: Sheets<SeasonsPage> = {
	kind: "seasons",
	folder: import.meta.dirname,
	keys: async (db) =>
		(await seasonLines(db)).flatMap(({ season }, at) =>
			at === 0 ? NEWEST : (at + 1) % SEASONS_PER_PAGE === 0 ? String(season) : [],
		),
	make: (db, key) => makeSeasons(db, key === NEWEST ? Number.POSITIVE_INFINITY : Number(key)),
};
const NEWEST = "newest";

/** A page of the seasons that have been played, the newest first, or those before one; null when there are none. Two queries. */
export async function findSeasons(
	db: Queryable,
	before?: number,
): Promise<(SeasonsPage & { slugs: Record<string, string> }) | null> {
	const found = await readSheet(db, seasonsSheets, before === undefined ? NEWEST : String(before));
	if (!found) return null;
	const wearers = found.seasons.flatMap(({ caps }) => (caps ? [caps.orange.id, caps.purple.id] : []));
	return { ...found, slugs: await playerSlugs(db, wearers) };
}

async function makeSeasons(db: Queryable, before: number): Promise<SeasonsPage | null> {
	const [all, finals, winners, as_of] = await Promise.all([seasonLines(db), champions(db, {}), caps(db, {}), asOf(db)]);
	const earlier = all.filter(({ season }) => season < before);
	if (earlier.length === 0) return null;
	const lines = earlier.slice(0, SEASONS_PER_PAGE);
	const seasons = lines.map(({ season, matches }) => {
		const final = finals.find((line) => line.season === season);
		const cap = winners.find((line) => line.season === season);
		return {
			season,
			matches,
			champion: final ? { id: final.champion_id, name: final.champion } : null,
			runner_up: final ? { id: final.runner_up_id, name: final.runner_up } : null,
			final_match_id: final?.match_id ?? null,
			caps: cap
				? {
						orange: { id: cap.orange_player_id, name: cap.orange_player, runs: cap.orange_runs },
						purple: { id: cap.purple_player_id, name: cap.purple_player, wickets: cap.purple_wickets },
					}
				: null,
		};
	});
	return { seasons, as_of, older: earlier.length > lines.length };
}

/** The years that were played, the newest first, and how many matches each had. */
export async function seasonLines(db: Queryable): Promise<{ season: number; matches: number }[]> {
	const { rows } = await db.execute("select season, count(*)::int as matches from matches group by 1 order by 1 desc");
	return rows as { season: number; matches: number }[];
}
