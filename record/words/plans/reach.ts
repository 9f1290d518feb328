import type { Line } from "./run.ts";

/** The row with which somebody's sum came to the goal, and which of his rows it was. The earliest of them in rows first. */
export type Reached = { line: Line; nth: number }[];

/** When the sums of people or sides come to a goal: in the order of play. `within`: each season has a sum of its own. */
export function reached(rows: Line[], measure: string, goal: number, within?: "season"): Reached {
	const sums = new Map<string, { sum: number; nth: number }>();
	const found: Reached = [];
	for (const line of rows) {
		const key = `${line.player_id ?? line.team_id} ${within ? line.season : ""}`;
		const { sum, nth } = sums.get(key) ?? { sum: 0, nth: 0 };
		const now = { sum: sum + Number(line[measure as keyof Line] ?? 0), nth: nth + 1 };
		sums.set(key, now);
		if (sum < goal && now.sum >= goal) found.push({ line, nth: now.nth });
	}
	return found;
}
