import type { MatchRecord } from "../../../../record/record.ts";
import type { QueryableRecord } from "../figures.server.ts";
import type { Achievement } from "../player.ts";

const MOST = 1000;

type Earned = { player_id: string; season: number };
export type Honours = Awaited<ReturnType<typeof loadHonours>>;

/** Returns everybody's honours: titles, caps, awards of finals, hat-tricks, and the leaders of rankings. */
export async function loadHonours(record: MatchRecord, seasons: (Earned & { champion: boolean })[]) {
	const { ask } = record;
	const awards = (measure: "orange_caps" | "purple_caps" | "player_of_match", where = {}) =>
		ask({
			...{ rows: "awards", measures: [measure], where, by: ["player", "season"], order: "keys", limit: MOST },
			having: { [measure]: { from: 1 } },
		});
	const [orange, purple, finals, hatTricks, leaders] = await Promise.all([
		awards("orange_caps"),
		awards("purple_caps"),
		awards("player_of_match", { stage: "final" }),
		ask({
			...{ rows: "bowling", measures: ["hat_tricks"], list: true, order: "keys", limit: MOST },
			where: { figures: { hat_tricks: { from: 1 } } },
		}),
		findLeaders(record),
	]);
	const earned: Record<string, Earned[]> = {
		Champion: seasons.filter(({ champion }) => champion),
		"Orange Cap": orange.rows,
		"Purple Cap": purple.rows,
		"Player of the final": finals.rows,
		"Hat-trick": hatTricks.rows,
	};
	return { earned, leaders };
}

/** Returns a player's achievements, titles first. A season is listed twice for two hat-tricks in it. */
export function achievementsOf(player_id: string, { earned, leaders }: Honours): Achievement[] {
	return [
		...Object.entries(earned).flatMap(([title, lines]) => {
			const own = lines.filter((line) => line.player_id === player_id);
			return own.length > 0 ? [{ title, seasons: own.map(({ season }) => season).sort((a, b) => a - b) }] : [];
		}),
		...leaders.filter(({ player_ids }) => player_ids.includes(player_id)).map(({ title }) => ({ title, seasons: [] })),
	];
}

/** Returns the leaders of rankings, with ties. */
async function findLeaders({ ask }: QueryableRecord): Promise<{ title: string; player_ids: string[] }[]> {
	const first = { by: ["player"], limit: 1 } as const;
	const answers = {
		"Most matches in the record": ask({ ...first, rows: "appearances", measures: ["matches"] }),
		"Most runs in the record": ask({ ...first, rows: "batting", measures: ["runs"] }),
		"Most hundreds in the record": ask({ ...first, rows: "batting", measures: ["hundreds"] }),
		"Most fifties in the record": ask({ ...first, rows: "batting", measures: ["fifties"] }),
		"Most sixes in the record": ask({ ...first, rows: "batting", measures: ["sixes"] }),
		"Most fours in the record": ask({ ...first, rows: "batting", measures: ["fours"] }),
		"Highest score in the record": ask({ ...first, rows: "batting", measures: ["highest"] }),
		"Most wickets in the record": ask({ ...first, rows: "bowling", measures: ["wickets"] }),
		"Best bowling figures in the record": ask({ ...first, rows: "bowling", measures: ["best"] }),
		"Most catches in the record": ask({ ...first, rows: "fielding", measures: ["catches"] }),
		"Most player-of-the-match awards in the record": ask({ ...first, rows: "awards", measures: ["player_of_match"] }),
	};
	return Promise.all(
		Object.entries(answers).map(async ([title, answer]) => ({
			title,
			player_ids: (await answer).rows.map(({ player_id }) => player_id),
		})),
	);
}
