import type { Delivery } from "./source.ts";

/** Wickets that count for the bowler. Run outs and obstruction are nobody's. */
const CREDITED = new Set(["bowled", "caught", "caught and bowled", "lbw", "stumped", "hit wicket"]);

export const isLegal = (ball: Delivery) => ball.wides === 0 && ball.noballs === 0;
/** No-balls are faced, wides are not. */
export const isFaced = (ball: Delivery) => ball.wides === 0;
/** What the bowler is charged: byes, leg byes and penalty runs are not his. */
export const chargedRuns = (ball: Delivery) => ball.batter_runs + ball.wides + ball.noballs;
export const isFour = (ball: Delivery) => ball.batter_runs === 4 && !ball.non_boundary;
export const isSix = (ball: Delivery) => ball.batter_runs === 6 && !ball.non_boundary;
export const isCredited = (kind: string) => CREDITED.has(kind);
/** Retired hurt may come back; every other end of an innings is a dismissal, 'retired out' too. */
export const isDismissal = (kind: string) =>
	kind !== "retired hurt" && kind !== "retired not out" && kind !== "not out";

export function phaseOf(over: number): "powerplay" | "middle" | "death" {
	if (over <= 6) return "powerplay";
	return over <= 15 ? "middle" : "death";
}
