import { addressOf } from "../../../../record/language/address.ts";
import type { QueryableRecord } from "../figures.server.ts";
import { LEAST_MATCHUP_BALLS } from "../rules.ts";

const BEST_OF = 5;
const RIVALS_SHOWN = 10;

/** Returns a player's five highest scores, the unbeaten first among equals; no ducks. */
export async function loadHighestScores({ ask }: QueryableRecord, person_id: string) {
	const { rows } = await ask({
		rows: "batting",
		measures: ["highest", "balls", "fours", "sixes", "strike_rate"],
		where: { player: person_id, figures: { runs: { from: 1 } } },
		list: true,
		limit: BEST_OF,
	});
	// a ranking keeps ties at its end
	return rows.slice(0, BEST_OF);
}

/** Returns a player's five best bowling figures with at least a wicket. */
export async function loadBestFigures({ ask }: QueryableRecord, person_id: string) {
	const { rows } = await ask({
		rows: "bowling",
		measures: ["best", "balls", "economy"],
		where: { player: person_id, figures: { wickets: { from: 1 } } },
		list: true,
		limit: BEST_OF,
	});
	return rows.slice(0, BEST_OF);
}

export async function loadFielding({ ask }: QueryableRecord, person_id: string) {
	const { rows } = await ask({ rows: "fielding", measures: ["catches", "stumpings"], where: { player: person_id } });
	return { catches: rows[0]?.catches ?? 0, stumpings: rows[0]?.stumpings ?? 0 };
}

/**
 * Returns the ten opponents that a batter (or bowler) met for the most balls, at least twelve. Runs are off the bat,
 * wickets the bowler's. `total` counts all such opponents; `all` is their question as an address of the explorer.
 */
export async function loadRivals({ ask }: QueryableRecord, person_id: string, as: "batter" | "bowler") {
	const other = as === "batter" ? "bowler" : "batter";
	const question = {
		rows: "balls" as const,
		measures: ["faced", "batter_runs", "fours", "sixes", "batter_dots", "credited", "strike_rate"] as const,
		where: { [as]: person_id },
		by: [other] as const,
		having: { faced: { from: LEAST_MATCHUP_BALLS } },
	};
	const { rows, total, question: normalized } = await ask({ ...question, limit: RIVALS_SHOWN });
	// a ranking keeps ties at its end
	const shown = rows.slice(0, RIVALS_SHOWN).map((row) => ({
		person_id: row[`${other}_id`],
		name: row[other],
		balls: row.faced,
		runs: row.batter_runs,
		fours: row.fours,
		sixes: row.sixes,
		dots: row.batter_dots,
		wickets: row.credited,
		strike_rate: row.strike_rate,
	}));
	const { limit, ...everybody } = normalized;
	return { shown, total, all: addressOf(everybody) };
}
