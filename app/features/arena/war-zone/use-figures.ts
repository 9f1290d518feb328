import { type RefObject, useState } from "react";
import { request } from "../../../lib/api.ts";
import { useVisibleInterval } from "../motion/use-visible-interval.ts";
import { INTERVALS } from "../rules.ts";
import type { ArenaFigures } from "./figures.server.ts";

/** The figures while `zone` is visible: a showcase ticks, real ones are fetched again. */
export function useFigures(initial: ArenaFigures, zone: RefObject<Element | null>): ArenaFigures {
	const [figures, setFigures] = useState(initial);
	const { demo } = initial;
	useVisibleInterval(zone, INTERVALS.counters, () => setFigures(withTickedCounters), { paused: !demo });
	useVisibleInterval(zone, INTERVALS.scores, () => setFigures(withTickedScores), { paused: !demo });
	// after a failure the last figures remain
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

/** A showcase counter one tick later: one to four more. `chance`: from 0 up to 1. */
export const tickedCounter = (count: number, chance: number): number => count + 1 + Math.floor(4 * chance);
/** A showcase score one tick later; one tick in three changes nothing. `chance`: from 0 up to 1. */
export const tickedScore = (score: number, chance: number): number =>
	score + (chance < 1 / 3 ? 0 : 5 * Math.ceil(3 * chance));
