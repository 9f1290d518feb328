import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { playerSlugs } from "../../players/slugs.server.ts";
import { type AskingMatches, matchLines } from "../match-lines.server.ts";
import { SEASONS_PER_PAGE } from "../rules.ts";
import { type Caps, capsOf } from "./caps.server.ts";
import { type Final, finalOf } from "./final.ts";

export type SeasonLine = { season: number; matches: number; final: Final | null; caps: Caps | null };

/**
 * Returns a page of the seasons played, newest first, or of those before one; null when there are none. One database
 * query, for the players' slugs.
 */
export async function findSeasons(record: MatchRecord, db: Queryable, before = Number.POSITIVE_INFINITY) {
	const earlier = record.seasons.filter((season) => season < before);
	if (earlier.length === 0) return null;
	const seasons = await seasonLines(record, earlier.slice(0, SEASONS_PER_PAGE));
	const wearers = seasons.flatMap(({ caps }) => (caps ? [caps.orange.id, caps.purple.id] : []));
	return {
		seasons,
		as_of: record.as_of,
		older: earlier.length > seasons.length,
		slugs: await playerSlugs(db, wearers),
	};
}

/** Returns a line per season: its matches, its final and its caps. */
export async function seasonLines(record: AskingMatches, shown: number[]): Promise<SeasonLine[]> {
	const where = { season: shown };
	const [{ rows: counts }, finals, caps] = await Promise.all([
		record.ask({ rows: "matches", measures: ["matches"], by: ["season"], order: "keys", where }),
		matchLines(record, { where: { ...where, stage: "final" } }),
		Promise.all(shown.map((season) => capsOf(record, season))),
	]);
	return shown.map((season, place) => {
		const final = finals.matches.find((match) => match.season === season);
		return {
			season,
			matches: counts.find((line) => line.season === season)?.matches ?? 0,
			final: final ? finalOf(final) : null,
			caps: caps[place] ?? null,
		};
	});
}
