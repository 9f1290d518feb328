import type { Ask } from "./kind.ts";

// What statements can be about: every team, ground or season, each as the beginning of a statement.

const MANY = 100;

/** Every franchise that has played that many matches, the one with most first. */
export async function teamsOf(ask: Ask, min_matches = 1): Promise<{ team: string }[]> {
	const lines = await ask("results", { by: ["team"], metric: "matches", min_matches, limit: MANY });
	return lines.flatMap(({ team_id }) => (team_id ? [{ team: team_id }] : []));
}

/** Every ground that has seen that many matches, the one with most first. */
export async function groundsOf(ask: Ask, min_matches = 1): Promise<{ ground: string }[]> {
	const lines = await ask("match_figures", { by: ["ground"], metric: "matches", min_matches, limit: MANY });
	return lines.flatMap(({ ground_id }) => (ground_id ? [{ ground: ground_id }] : []));
}

/** Every season, the latest first. */
export async function seasonsOf(ask: Ask): Promise<{ season: number }[]> {
	const lines = await ask("match_figures", { by: ["season"], metric: "matches", limit: MANY });
	return lines.flatMap(({ season }) => (season ? [{ season }] : [])).sort((a, b) => b.season - a.season);
}

/** Every pair of teams that has met that often, the busiest pair first. */
export async function pairsOf(ask: Ask, min_matches: number): Promise<{ team: string; opponent: string }[]> {
	const lines = await ask("results", { by: ["team", "opponent"], metric: "matches", min_matches, limit: 300 });
	return lines.flatMap(({ team_id, opponent_id }) =>
		team_id && opponent_id && team_id < opponent_id ? [{ team: team_id, opponent: opponent_id }] : [],
	);
}

/** Statements for every value with every place, all first places first: ([a, b], 2) → a1 b1 a2 b2 */
export const byPlace = <Value extends object>(values: Value[], count: number): (Value & { place: number })[] =>
	Array.from({ length: count }, (_, index) => values.map((value) => ({ ...value, place: index + 1 }))).flat();

/** The first `count` places of one list. */
export const places = (count: number): { place: number }[] => byPlace([{}], count);
