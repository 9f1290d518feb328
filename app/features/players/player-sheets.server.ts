import type { Queryable } from "../../../platform/database/database.ts";
import { askRecord } from "../../../record/catalogue.ts";
import type { FieldingLine } from "../../../record/queries/fielding.ts";
import { splitsOf } from "../../../record/queries/player-splits.ts";
import { readSheet, type Sheets } from "../../../record/sheets.ts";
import { asOf } from "../../../record/snapshot.ts";
import { LEAST_MATCHUP_BALLS } from "./rules.ts";

const BEST_OF = 5;
/** Nobody has met so many rivals. */
const MOST_RIVALS = 1000;

type PlayerSheet = Awaited<ReturnType<typeof makeSheets>> extends Map<string, infer Sheet> ? Sheet : never;

/** The figures of every player's page, by person id. */
export const playerSheets: Sheets<PlayerSheet> = {
	kind: "player",
	folder: import.meta.dirname,
	keys: async (db) => (await db.execute<{ id: string }>("select id from people order by id")).rows.map(({ id }) => id),
	make: async (db, key) => (await makeSheets(db, [key])).get(key) ?? null,
	makeMany: makeSheets,
};

/** Splits, best performances and rivals of a person. One query. Throws when there is no such person. */
export async function playerSheet(db: Queryable, person_id: string): Promise<PlayerSheet> {
	return (await readSheet(db, playerSheets, person_id)) as PlayerSheet;
}

async function makeSheets(db: Queryable, players: string[]) {
	const rivals = { metric: "balls", min_balls: LEAST_MATCHUP_BALLS, limit: MOST_RIVALS } as const;
	const [as_of, fielding, splits, scores, spells, as_batter, as_bowler] = await Promise.all([
		asOf(db),
		askRecord(db, "fielding_leaders", { players, metric: "catches", limit: 1000 }),
		splitsOf(db, players),
		askRecord(db, "scores", { players, metric: "runs", min_runs: 1, limit: BEST_OF }),
		askRecord(db, "spells", { players, metric: "figures", min_wickets: 1, limit: BEST_OF }),
		askRecord(db, "matchups", { ...rivals, batters: players }),
		askRecord(db, "matchups", { ...rivals, bowlers: players }),
	]);
	const [fielded, split] = [byPlayer(fielding), byPlayer(splits)];
	const [score, spell] = [byPlayer(scores), byPlayer(spells)];
	const bowlers = Map.groupBy(as_batter, ({ batter_id }) => batter_id);
	const batters = Map.groupBy(as_bowler, ({ bowler_id }) => bowler_id);
	return new Map(
		players.map((id) => [
			id,
			{
				as_of,
				fielding: fieldingOf(fielded.get(id)?.[0]),
				splits: split.get(id) ?? [],
				// everybody level with the last place is in a ranking: a page shows five
				scores: score.get(id)?.slice(0, BEST_OF) ?? [],
				spells: spell.get(id)?.slice(0, BEST_OF) ?? [],
				bowlers: bowlers.get(id) ?? [],
				batters: batters.get(id) ?? [],
			},
		]),
	);
}

const byPlayer = <Line extends { player_id?: string }>(lines: Line[]) =>
	Map.groupBy(lines, ({ player_id }) => player_id ?? "");

/** Without the place in a ranking: it depends on who else was asked for. */
function fieldingOf(line: FieldingLine | undefined) {
	if (!line) return null;
	const { catches, stumpings, run_outs } = line;
	return { catches, stumpings, run_outs };
}
