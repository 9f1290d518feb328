import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { playerSlugs } from "../../players/slugs.server.ts";
import { type MatchLine, type MatchSide, sidesOf } from "../match.ts";
import { matchLines, type QueryableMatches, type QueryableRecord } from "../match-lines.server.ts";
import { SEASONS_PER_PAGE } from "../rules.ts";

type Finalist = { id: string; name: string; code: string };
type Final = { match_id: number; date: string; champion: Finalist; runner_up: Finalist };
type Caps = {
	orange: { id: string; name: string; runs: number };
	purple: { id: string; name: string; wickets: number };
};
export type SeasonLine = { season: number; matches: number; final: Final | null; caps: Caps | null };

/**
 * Returns a page of seasons, newest first; with `before` of those earlier than it. Null when there are none. One
 * database query, for the players' slugs.
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

export async function seasonLines(record: QueryableMatches, listed: number[]): Promise<SeasonLine[]> {
	const where = { season: listed };
	const [{ rows: counts }, finals, caps] = await Promise.all([
		record.ask({ rows: "matches", measures: ["matches"], by: ["season"], order: "keys", where }),
		matchLines(record, { where: { ...where, stage: "final" } }),
		Promise.all(listed.map((season) => findCaps(record, season))),
	]);
	return listed.map((season, index) => {
		const final = finals.matches.find((match) => match.season === season);
		return {
			season,
			matches: counts.find((line) => line.season === season)?.matches ?? 0,
			final: final ? finalOf(final) : null,
			caps: caps[index] ?? null,
		};
	});
}

/** Returns both sides of a final; null without a winner. */
export function finalOf(match: MatchLine): Final | null {
	const sides = sidesOf(match);
	const champion = sides.find(({ won }) => won);
	const runner_up = sides.find(({ won }) => !won);
	if (!champion || !runner_up) return null;
	return { match_id: match.match_id, date: match.date, champion: finalist(champion), runner_up: finalist(runner_up) };
}

const finalist = ({ id, team, code }: MatchSide): Finalist => ({ id, name: team, code });

/**
 * Returns the players with the most runs and the most wickets of a season so far. Of equal batters the one with fewer
 * balls leads, of equal bowlers the one with the better economy. Null before the first ball. Two questions.
 */
export async function findCaps({ ask }: QueryableRecord, season: number): Promise<Caps | null> {
	const first = { by: ["player"], limit: 1, where: { season } } as const;
	const [{ rows: batters }, { rows: bowlers }] = await Promise.all([
		ask({ ...first, rows: "batting", measures: ["runs"] }),
		ask({ ...first, rows: "bowling", measures: ["wickets"] }),
	]);
	const [orange, purple] = [batters[0], bowlers[0]];
	if (!orange || !purple) return null;
	return {
		orange: { id: orange.player_id, name: orange.player, runs: orange.runs },
		purple: { id: purple.player_id, name: purple.player, wickets: purple.wickets },
	};
}
