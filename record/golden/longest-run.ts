import type { Answer } from "../answer.ts";

type Line = Answer["rows"][number];

/** A streak: its length, and its first and last row. */
export type Run = { length: number; from?: Line; to?: Line };

const keyOf = (line: Line) =>
	[line.match_id ?? line.season, line.innings_number, line.team_id, line.player_id].join(" ");

/** The longest streak of rows that are in `those`; both are in order of play. The earlier of two equal ones. */
export function longestRun(all: Line[], those: Line[]): Run {
	const meets = new Set(those.map(keyOf));
	let best: Run = { length: 0 };
	let now: Line[] = [];
	for (const line of all) {
		now = meets.has(keyOf(line)) ? [...now, line] : [];
		const [from] = now;
		if (now.length > best.length && from) best = { length: now.length, from, to: line };
	}
	return best;
}
