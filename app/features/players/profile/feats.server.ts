import { addressOf } from "../../../../record/language/address.ts";
import { overs } from "../../../lib/numbers.ts";
import type { Asking } from "../figures.server.ts";
import { LEAST_MATCHUP_BALLS } from "../rules.ts";

const BEST_OF = 5;
const RIVALS_SHOWN = 10;

/** A player's five highest scores, of equal ones the unbeaten first; ducks are none. */
export async function highestScores({ ask }: Asking, person_id: string) {
	const { rows } = await ask({
		rows: "batting",
		measures: ["highest", "balls", "fours", "sixes", "strike_rate"],
		where: { player: person_id, figures: { runs: { from: 1 } } },
		list: true,
		limit: BEST_OF,
	});
	// everybody level with the last place is in a ranking: a page shows five
	return rows.slice(0, BEST_OF).map(({ match_id, innings_number, date, opponent, ground, ...row }) => ({
		...{ match_id, innings_number, date, opponent, ground },
		runs: row.highest,
		not_out: row.not_out,
		balls: row.balls,
		fours: row.fours,
		sixes: row.sixes,
		strike_rate: row.strike_rate,
	}));
}

/** A player's five best bowling figures; innings without a wicket are none. */
export async function bestFigures({ ask }: Asking, person_id: string) {
	const { rows } = await ask({
		rows: "bowling",
		measures: ["best", "balls", "economy"],
		where: { player: person_id, figures: { wickets: { from: 1 } } },
		list: true,
		limit: BEST_OF,
	});
	return rows.slice(0, BEST_OF).map(({ match_id, innings_number, date, opponent, ground, ...row }) => ({
		...{ match_id, innings_number, date, opponent, ground },
		wickets: row.best,
		runs: row.best_runs,
		overs: overs(row.balls),
		economy: row.economy,
	}));
}

/** Catches and stumpings of a player. */
export async function fieldingOf({ ask }: Asking, person_id: string) {
	const { rows } = await ask({ rows: "fielding", measures: ["catches", "stumpings"], where: { player: person_id } });
	return { catches: rows[0]?.catches ?? 0, stumpings: rows[0]?.stumpings ?? 0 };
}

/**
 * The ten whom a batter (or bowler) has met for the most balls, of those met for twelve and more. Runs are off the bat, wickets the bowler's.
 * `total` counts all of those, and `all` is the question for them, as the explorer's address has it.
 */
export async function rivalsOf({ ask }: Asking, person_id: string, as: "batter" | "bowler") {
	const other = as === "batter" ? "bowler" : "batter";
	const question = {
		rows: "balls" as const,
		measures: ["faced", "batter_runs", "fours", "sixes", "batter_dots", "credited", "strike_rate"] as const,
		where: { [as]: person_id },
		by: [other] as const,
		having: { faced: { from: LEAST_MATCHUP_BALLS } },
	};
	const { rows, total, question: asked } = await ask({ ...question, limit: RIVALS_SHOWN });
	// everybody level with the last place is in a ranking: a page shows ten
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
	const { limit, ...everybody } = asked;
	return { shown, total, all: addressOf(everybody) };
}
