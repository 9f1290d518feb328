import { type RefObject, useState } from "react";
import { request } from "../../../lib/api.ts";
import { useBeat } from "../motion/use-beat.ts";
import { BEAT } from "../rules.ts";
import type { ArenaFigures } from "./arena-figures.ts";
import { tickedCounter, tickedScore } from "./figures.ts";

/** The figures while `zone` is visible: a showcase ticks, real ones are fetched again. */
export function useFigures(served: ArenaFigures, zone: RefObject<Element | null>): ArenaFigures {
	const [figures, setFigures] = useState(served);
	const { demo } = served;
	useBeat(
		zone,
		BEAT.counters,
		() =>
			setFigures((before) => ({
				...before,
				counters: before.counters.map((counter) => ({
					...counter,
					count: tickedCounter(counter.count, Math.random()),
				})),
			})),
		{ held: !demo },
	);
	useBeat(
		zone,
		BEAT.scores,
		() =>
			setFigures((before) => ({
				...before,
				scores: before.scores.map((team) => ({ ...team, score: tickedScore(team.score, Math.random()) })),
			})),
		{ held: !demo },
	);
	useBeat(
		zone,
		BEAT.figures,
		// after a failure the last figures remain
		() => void request("GET /arena/figures").then(setFigures, () => {}),
		{ held: demo },
	);
	return figures;
}
