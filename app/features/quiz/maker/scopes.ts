import type { Ask } from "../../../../makers/ask.ts";
import { seasonsOf } from "../../../../makers/scopes.ts";

// Subjects of questions.

/** Every side that has played, most titles first. */
export async function sidesOf(ask: Ask) {
	const { rows } = await ask({
		rows: "campaigns",
		measures: ["titles", "finals", "seasons"],
		by: ["team"],
		limit: 100,
	});
	return rows.map(({ team_id, team, seasons }) => ({ team: team_id, name: team, seasons }));
}

/** The sides of the last season, most titles first. */
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

/** Every season with a played final. */
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

/** The grounds with the most matches. */
export async function groundsOf(ask: Ask, limit: number) {
	const { rows } = await ask({ rows: "matches", measures: ["matches"], by: ["ground"], limit });
	return rows.map(({ ground_id, ground, matches }) => ({ ground: ground_id, name: ground, matches }));
}

/** From 0 for a ground that everybody knows to 1. */
export const obscurityOfGround = (matches: number) => (matches > 80 ? 0.2 : matches > 30 ? 0.5 : 0.85);
