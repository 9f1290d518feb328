import type { QueryableRecord } from "../match-lines.server.ts";

export type MatchDetails = Awaited<ReturnType<typeof loadMatchDetails>>;

/**
 * Returns the details of a match beyond the scorecard: balls, partnerships, phases, batters against bowlers,
 * fielding.
 */
export async function loadMatchDetails({ ask }: QueryableRecord, match: number) {
	const ofMatch = { order: "keys", where: { match } } as const;
	const [balls, stands, phases, meetings, fielding] = await Promise.all([
		loadBalls({ ask }, match),
		ask({ ...ofMatch, rows: "stands", measures: ["runs", "balls"], list: true }),
		ask({ ...ofMatch, rows: "innings", measures: ["runs", "wickets", "balls", "run_rate"], by: ["innings", "phase"] }),
		ask({
			...ofMatch,
			rows: "balls",
			measures: ["batter_runs", "faced", "credited", "strike_rate"],
			by: ["innings", "batter", "bowler"],
		}),
		ask({ ...ofMatch, rows: "fielding", measures: ["catches", "stumpings", "run_outs"], list: true }),
	]);
	return {
		balls,
		stands: stands.rows,
		phases: phases.rows,
		meetings: meetings.rows,
		fielding: fielding.rows,
	};
}

/** Returns every ball of a match in the order of play. */
export async function loadBalls({ ask }: QueryableRecord, match: number) {
	const { rows } = await ask({
		rows: "balls",
		measures: ["balls", "faced", "runs", "batter_runs", "fours", "sixes", "wides", "noballs", "credited"],
		list: true,
		order: "keys",
		where: { match },
	});
	return rows;
}

/** Returns the ids of the previous and the next match in the order of play; null at the ends. */
export async function findNeighbours({ ask }: QueryableRecord, match: number) {
	const single = { rows: "matches", measures: ["matches"], list: true, limit: 1 } as const;
	const [before, after] = await Promise.all([
		ask({ ...single, order: "latest", where: { until: match, not: { match } } }),
		ask({ ...single, order: "keys", where: { not: { until: match } } }),
	]);
	return {
		previous_match_id: before.rows[0]?.match_id ?? null,
		next_match_id: after.rows[0]?.match_id ?? null,
	};
}
