import type { Sides } from "./batting.ts";
import { isDismissal, isFour, isLegal, isSix } from "./scoring.ts";
import type { Delivery, Row } from "./source.ts";

/** What the side batting second had to do. `curtailed`: rain may have ended its innings. */
export type Chase = { target: number; balls: number; curtailed: boolean };

/** The line of an innings' total. `chase` is null for the side that batted first. */
export function inningsOf(balls: Delivery[], sides: Sides, chase: Chase | null): Row {
	const runs = total(balls, (ball) => ball.total_runs);
	const wickets = total(balls, (ball) => ball.wickets.filter((wicket) => isDismissal(wicket.kind)).length);
	const chased = chase !== null && runs >= chase.target;
	// nine down with overs left and the target not reached: the last batter was hurt or absent, the side is all out
	const shortHanded = chase !== null && !chase.curtailed && !chased && !bowled(balls, chase.balls / 6);
	const allOut = wickets >= 10 || shortHanded;
	return {
		...sides,
		runs,
		wickets,
		balls: balls.filter(isLegal).length,
		fours: balls.filter(isFour).length,
		sixes: balls.filter(isSix).length,
		wides: total(balls, (ball) => ball.wides),
		noballs: total(balls, (ball) => ball.noballs),
		byes: total(balls, (ball) => ball.byes),
		legbyes: total(balls, (ball) => ball.legbyes),
		penalties: total(balls, (ball) => ball.penalty),
		wide_balls: balls.filter((ball) => ball.wides > 0).length,
		noball_balls: balls.filter((ball) => ball.noballs > 0).length,
		all_out: allOut,
		completed: !chased && (allOut || bowled(balls, 20)),
	};
}

/** Whether so many overs were bowled. Umpires miscount: five balls of the last one are enough where nothing else ended it. */
const bowled = (balls: Delivery[], overs: number) =>
	balls.filter((ball) => ball.over === overs && isLegal(ball)).length >= 5;

const total = (balls: Delivery[], value: (ball: Delivery) => number) => balls.reduce((sum, b) => sum + value(b), 0);
