import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import type { PlayerDetails } from "../player.ts";
import { playerSlugs } from "../slugs.server.ts";

/** Players to compare, or to compare with the chosen one, and the reason. */
export type Suggestion = { why: string; players: { name: string; slug: string }[] };

const RANKINGS = [
	{ why: "Most runs", rows: "batting", measure: "runs" },
	{ why: "Most wickets", rows: "bowling", measure: "wickets" },
	{ why: "Most sixes", rows: "batting", measure: "sixes" },
] as const;
const NEIGHBOURS = 4;
const MOST = 1000;

/**
 * Returns suggestions: with nobody chosen, the first two of each ranking; with one player, the neighbours in the
 * ranking where the player is highest; with more, none. One database query.
 */
export async function suggestComparisons(
	{ askAny }: Pick<MatchRecord, "askAny">,
	db: Queryable,
	chosen: Pick<PlayerDetails, "person_id">[],
): Promise<Suggestion[]> {
	const [player, ...others] = chosen;
	if (others.length > 0) return [];
	const rankings = await Promise.all(
		RANKINGS.map(async ({ why, rows, measure }) => {
			const ranking = await askAny({ rows, measures: [measure], by: ["player"], limit: player ? MOST : 2 });
			return { why, people: ranking.rows.map((row) => ({ id: String(row.player_id), name: String(row.player) })) };
		}),
	);
	const suggested = player ? neighboursOf(player.person_id, rankings) : rankings;
	const slugs = await playerSlugs(
		db,
		suggested.flatMap(({ people }) => people.map(({ id }) => id)),
	);
	return suggested.map(({ why, people }) => ({
		why,
		players: people.flatMap(({ id, name }) => (slugs[id] ? [{ name, slug: slugs[id] }] : [])),
	}));
}

type Ranking = { why: string; people: { id: string; name: string }[] };

/** Finds the neighbours of a person in the ranking where the person is highest; none without a ranking. */
function neighboursOf(person_id: string, rankings: Ranking[]): Ranking[] {
	const positions = rankings
		.map(({ why, people }) => ({ why, people, at: people.findIndex(({ id }) => id === person_id) }))
		.filter(({ at }) => at >= 0)
		.toSorted((a, b) => a.at - b.at);
	const [best] = positions;
	if (!best) return [];
	const from = Math.max(0, Math.min(best.at - NEIGHBOURS / 2, best.people.length - NEIGHBOURS - 1));
	const people = best.people.slice(from, from + NEIGHBOURS + 1).filter(({ id }) => id !== person_id);
	return [{ why: `Close by in ${best.why.toLowerCase()}`, people }];
}
