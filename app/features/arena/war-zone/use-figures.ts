import { type RefObject, useState } from "react";
import { request } from "../../../lib/api.ts";
import { useVisibleInterval } from "../motion/use-visible-interval.ts";
import { INTERVALS } from "../rules.ts";
import type { ArenaFigures } from "./figures.server.ts";

/** The figures. While `zone` is in view, samples increase and real figures are loaded again. */
export function useFigures(initial: ArenaFigures, zone: RefObject<Element | null>): ArenaFigures {
	const [figures, setFigures] = useState(initial);
	const { demo } = initial;
	useVisibleInterval(zone, INTERVALS.counters, () => setFigures(withTickedCounters), { paused: !demo });
	useVisibleInterval(zone, INTERVALS.scores, () => setFigures(withTickedScores), { paused: !demo });
	// after a failure the last figures stay
	useVisibleInterval(zone, INTERVALS.figures, () => void request("GET /arena/figures").then(setFigures, () => {}), {
		paused: demo,
	});
	return figures;
}

const withTickedCounters = (figures: ArenaFigures): ArenaFigures => ({
	...figures,
	counters: figures.counters.map((counter) => ({ ...counter, count: tickedCounter(counter.count, Math.random()) })),
});
const withTickedScores = (figures: ArenaFigures): ArenaFigures => ({
	...figures,
	scores: figures.scores.map((team) => ({ ...team, score: tickedScore(team.score, Math.random()) })),
});

/** Returns a sample counter plus 1 to 4. `chance`: 0 ≤ chance < 1. */
export const tickedCounter = (count: number, chance: number): number => count + 1 + Math.floor(4 * chance);
/** Returns a sample score plus 0, 10 or 15. `chance`: 0 ≤ chance < 1. */
export const tickedScore = (score: number, chance: number): number =>
	score + (chance < 1 / 3 ? 0 : 5 * Math.ceil(3 * chance));
