import type { Sides } from "./batting.ts";
import { chargedRuns, isCredited, isDismissal, isFaced, isFour, isLegal, isSix, phaseOf } from "./scoring.ts";
import type { Delivery, Row } from "./source.ts";

const FIGURES = {
	runs: 0,
	balls: 0,
	fours: 0,
	sixes: 0,
	dots: 0,
	wickets: 0,
	dismissals: 0,
	legal_balls: 0,
	runs_charged: 0,
};

/**
 * Batter against bowler, a row a phase. A batter run out at the other end has a row with no balls: his dismissal is his,
 * and the ball is the striker's.
 */
export function matchupsOf(balls: Delivery[], sides: Sides): Row[] {
	const pairs = new Map<string, { phase: string; batter_id: string; bowler_id: string } & typeof FIGURES>();
	const at = (ball: Delivery, batter_id: string) => {
		const phase = phaseOf(ball.over);
		const key = `${phase} ${batter_id} ${ball.bowler}`;
		const pair = pairs.get(key) ?? { phase, batter_id, bowler_id: ball.bowler, ...FIGURES };
		pairs.set(key, pair);
		return pair;
	};
	for (const ball of balls) {
		const pair = at(ball, ball.batter);
		pair.runs += ball.batter_runs;
		pair.runs_charged += chargedRuns(ball);
		if (isFaced(ball)) pair.balls++;
		if (isFaced(ball) && ball.batter_runs === 0) pair.dots++;
		if (isLegal(ball)) pair.legal_balls++;
		if (isFour(ball)) pair.fours++;
		if (isSix(ball)) pair.sixes++;
		for (const wicket of ball.wickets) {
			if (isCredited(wicket.kind)) at(ball, wicket.player_out).wickets++;
			if (isDismissal(wicket.kind)) at(ball, wicket.player_out).dismissals++;
		}
	}
	return [...pairs.values()].map((pair) => ({ ...sides, ...pair }));
}
