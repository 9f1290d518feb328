import type { Sides } from "./batting.ts";
import { isDismissal, isFour, isLegal, isSix } from "./scoring.ts";
import type { Delivery, Row } from "./source.ts";

/** The line of an innings' total. `target` is what a chasing side needed, null for the side that batted first. */
export function inningsOf(balls: Delivery[], sides: Sides, target: number | null): Row {
	const runs = total(balls, (ball) => ball.total_runs);
	const wickets = total(balls, (ball) => ball.wickets.filter((wicket) => isDismissal(wicket.kind)).length);
	const lastOver = balls.filter((ball) => ball.over === 20);
	const allOut = wickets >= 10;
	const chased = target !== null && runs >= target;
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
		// an umpire may miscount the last over: five balls end it too when nothing else ended the innings
		completed: !chased && (allOut || lastOver.filter(isLegal).length >= 5),
	};
}

const total = (balls: Delivery[], value: (ball: Delivery) => number) => balls.reduce((sum, b) => sum + value(b), 0);
