import type { MatchRecord } from "./record.ts";

const RECENT_SEASONS = 3;
/** The weight of one recent match. */
const RECENT_MATCH = 2;
const RUNS_A_WICKET = 25;
const RUNS_A_POINT = 50;

/**
 * Returns each player's fame by id: 2 × matches in the last three seasons + (career runs + 25 × career wickets) / 50.
 * Asks three questions. The weights are our own choice.
 */
export async function fameOf({ ask, seasons }: Pick<MatchRecord, "ask" | "seasons">): Promise<Map<string, number>> {
	const by = { by: ["player" as const], order: "keys" as const, limit: 5000 };
	const [played, batted, bowled] = await Promise.all([
		ask({ rows: "appearances", measures: ["matches"], where: { season: seasons.slice(0, RECENT_SEASONS) }, ...by }),
		ask({ rows: "batting", measures: ["runs"], ...by }),
		ask({ rows: "bowling", measures: ["wickets"], ...by }),
	]);
	const fame = new Map<string, number>();
	const add = (person: string, points: number) => fame.set(person, (fame.get(person) ?? 0) + points);
	for (const { player_id, matches } of played.rows) add(player_id, RECENT_MATCH * matches);
	for (const { player_id, runs } of batted.rows) add(player_id, runs / RUNS_A_POINT);
	for (const { player_id, wickets } of bowled.rows) add(player_id, (RUNS_A_WICKET * wickets) / RUNS_A_POINT);
	return fame;
}
