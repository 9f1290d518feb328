import { additionsOf, type MatchChances } from "../../../../record/chance/of-match.ts";
import type { Moment } from "../relive/timeline.ts";
import { drawChance } from "./chance-geometry.ts";
import { turnsOf } from "./turns.ts";

export type Story = Extract<ReturnType<typeof storyOf>, { why_not: null }>;

const EVEN = 5000;

/** Returns the course of a match's win chance with its turning points; or the reason why it has none. */
export function storyOf(moments: readonly Moment[], { chances, why_not }: MatchChances) {
	if (!chances) return { why_not };
	const turns = turnsOf(moments, additionsOf(chances));
	const after = moments.map(({ chance }) => chance ?? EVEN);
	return {
		why_not: null,
		turns,
		start: Math.round(chances.start / 100),
		/** for how many balls each side was ahead */
		ahead: {
			first: after.filter((chance) => chance > EVEN).length,
			second: after.filter((chance) => chance < EVEN).length,
		},
		balls: after.length,
		drawing: drawChance(
			moments,
			chances.start,
			turns.map(({ place }) => place),
		),
		/** after each over: innings, over, score and the chance of the side that batted first in percent */
		rows: moments
			.filter(({ innings, over }, place) => {
				const next = moments[place + 1];
				return !next || next.over !== over || next.innings !== innings;
			})
			.map(({ innings, over, runs, wickets, chance }) => ({
				innings,
				over,
				score: `${runs}/${wickets}`,
				chance: Math.round((chance ?? EVEN) / 100),
			})),
	};
}
