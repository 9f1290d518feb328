import type { Asking } from "../match-lines.server.ts";

export type Caps = {
	orange: { id: string; name: string; runs: number };
	purple: { id: string; name: string; wickets: number };
};

/**
 * Returns who has the most runs and the most wickets of a season so far; the measure breaks ties. Null before the
 * first ball. Two questions.
 */
export async function capsOf({ ask }: Asking, season: number): Promise<Caps | null> {
	const first = { by: ["player"], limit: 1, where: { season } } as const;
	const [{ rows: batters }, { rows: bowlers }] = await Promise.all([
		ask({ ...first, rows: "batting", measures: ["runs"] }),
		ask({ ...first, rows: "bowling", measures: ["wickets"] }),
	]);
	const [orange, purple] = [batters[0], bowlers[0]];
	if (!orange || !purple) return null;
	return {
		orange: { id: orange.player_id, name: orange.player, runs: orange.runs },
		purple: { id: purple.player_id, name: purple.player, wickets: purple.wickets },
	};
}
