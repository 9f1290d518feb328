import type { Ask } from "./ask.ts";

const MANY = 300;

/** Returns franchises with at least `from` matches, most matches first. */
export async function teamsOf(ask: Ask, from = 1): Promise<{ team: string }[]> {
	const { rows } = await ask({
		rows: "sides",
		measures: ["matches"],
		by: ["team"],
		having: { matches: { from } },
		limit: MANY,
	});
	return rows.map(({ team_id }) => ({ team: team_id }));
}

/** Returns grounds with at least `from` matches, most matches first. */
export async function groundsOf(ask: Ask, from = 1): Promise<{ ground: string }[]> {
	const { rows } = await ask({
		rows: "matches",
		measures: ["matches"],
		by: ["ground"],
		having: { matches: { from } },
		limit: MANY,
	});
	return rows.map(({ ground_id }) => ({ ground: ground_id }));
}

/** Returns all seasons, newest first. */
export async function seasonsOf(ask: Ask): Promise<{ season: number }[]> {
	const { rows } = await ask({ rows: "matches", measures: ["matches"], by: ["season"], order: "keys" });
	return rows.map(({ season }) => ({ season })).reverse();
}

/** Returns pairs of teams with at least `from` matches against each other, most matches first. */
export async function pairsOf(ask: Ask, from: number): Promise<{ team: string; opponent: string }[]> {
	const { rows } = await ask({
		rows: "sides",
		measures: ["matches"],
		by: ["team", "opponent"],
		having: { matches: { from } },
		limit: MANY,
	});
	return rows.flatMap(({ team_id, opponent_id }) =>
		team_id < opponent_id ? [{ team: team_id, opponent: opponent_id }] : [],
	);
}

/** Combines values and places, all first places first: ([a, b], 2) → a1 b1 a2 b2 */
export const byPlace = <Value extends object>(values: Value[], count: number): (Value & { place: number })[] =>
	Array.from({ length: count }, (_, index) => values.map((value) => ({ ...value, place: index + 1 }))).flat();

export const places = (count: number): { place: number }[] => byPlace([{}], count);

/** Each key of a table as a subject: ('kind', FASTEST) → { kind: 'fifty' }, { kind: 'hundred' } */
export const eachAs = <Name extends string, Key extends string>(name: Name, table: Record<Key, unknown>) =>
	(Object.keys(table) as Key[]).map((key) => ({ [name]: key }) as Record<Name, Key>);
