import { type RefObject, useState } from "react";
import { request } from "../../../lib/api.ts";
import { useBeat } from "../motion/use-beat.ts";
import { BEAT } from "../rules.ts";
import type { ArenaFigures } from "./figures.server.ts";

/** The figures while `zone` is visible: a showcase ticks, real ones are fetched again. */
export function useFigures(served: ArenaFigures, zone: RefObject<Element | null>): ArenaFigures {
	const [figures, setFigures] = useState(served);
	const { demo } = served;
	useBeat(zone, BEAT.counters, () => setFigures(withTickedCounters), { held: !demo });
	useBeat(zone, BEAT.scores, () => setFigures(withTickedScores), { held: !demo });
	// after a failure the last figures remain
	useBeat(zone, BEAT.figures, () => void request("GET /arena/figures").then(setFigures, () => {}), { held: demo });
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
