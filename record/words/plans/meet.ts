import type { Bounds } from "../pieces.ts";
import type { Meeting } from "./plan.ts";
import type { Line } from "./run.ts";

const KEYS: Record<Meeting, (line: Line) => string> = {
	player: ({ player_id }) => player_id,
	row: ({ player_id, match_id }) => `${player_id} ${match_id}`,
	side: ({ match_id, team_id }) => `${match_id} ${team_id}`,
	sides: ({ match_id }) => String(match_id),
};

/** The lines of the first answer that meet one in each of the others. */
export function meeting(answers: Line[][], per: Meeting): Line[] {
	const [first = [], ...others] = answers;
	const key = KEYS[per];
	const sets = others.map((lines) => new Map(lines.map((line) => [key(line), line])));
	return first.filter((line) =>
		sets.every((set) => {
			const there = set.get(key(line));
			return there !== undefined && (per !== "sides" || there.team_id !== line.team_id);
		}),
	);
}

/** One line of each player who has as many of them as is asked. */
export function enough(lines: Line[], times: Bounds | undefined): Line[] {
	if (!times) return lines;
	return [...Map.groupBy(lines, ({ player_id }) => player_id).values()].flatMap((own) =>
		own.length >= (times.from ?? 1) && own.length <= (times.to ?? Number.POSITIVE_INFINITY) ? own.slice(0, 1) : [],
	);
}
