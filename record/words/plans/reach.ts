import type { Line } from "./run.ts";

/** The row with which somebody's sum came to the goal, and which of his rows it was. The earliest of them in rows first. */
export type Reached = { line: Line; nth: number }[];

/** When the sums of people come to a goal: fewest rows first, then the order of play. */
export function reached(rows: Line[], measure: string, goal: number): Reached {
	const sums = new Map<string, { sum: number; nth: number }>();
	const found: Reached = [];
	for (const line of rows) {
		const { sum, nth } = sums.get(line.player_id) ?? { sum: 0, nth: 0 };
		const now = { sum: sum + Number(line[measure as keyof Line] ?? 0), nth: nth + 1 };
		sums.set(line.player_id, now);
		if (sum < goal && now.sum >= goal) found.push({ line, nth: now.nth });
	}
	return found;
}
