import type { Ask } from "../../../../makers/ask.ts";
import { seasonsOf } from "../../../../makers/scopes.ts";

/** Returns every side, most titles first. `seasons`: their number. */
export async function sidesOf(ask: Ask) {
	const { rows } = await ask({
		rows: "campaigns",
		measures: ["titles", "finals", "seasons"],
		by: ["team"],
		limit: 100,
	});
	return rows.map(({ team_id, team, seasons }) => ({ team: team_id, name: team, seasons }));
}

/** Returns the sides of the last season, most titles first. */
export async function currentSidesOf(ask: Ask) {
	const [last] = await seasonsOf(ask);
	const { rows } = await ask({
		rows: "campaigns",
		measures: ["seasons"],
		by: ["team"],
		where: { season: last?.season },
		limit: 100,
	});
	const current = new Set(rows.map(({ team_id }) => team_id));
	return (await sidesOf(ask)).filter(({ team }) => current.has(team));
}

/** Returns the seasons whose final has been played. */
export async function finishedSeasonsOf(ask: Ask): Promise<{ season: number }[]> {
	const { rows } = await ask({
		rows: "matches",
		measures: ["matches"],
		by: ["season"],
		where: { stage: "final" },
		order: "keys",
	});
	return rows.map(({ season }) => ({ season }));
}

/** Returns the grounds with the most matches. */
export async function groundsOf(ask: Ask, limit: number) {
	const { rows } = await ask({ rows: "matches", measures: ["matches"], by: ["ground"], limit });
	return rows.map(({ ground_id, ground, matches }) => ({ ground: ground_id, name: ground, matches }));
}

/** Returns the obscurity of a ground by its number of matches. */
export const obscurityOfGround = (matches: number) => (matches > 80 ? 0.2 : matches > 30 ? 0.5 : 0.85);
