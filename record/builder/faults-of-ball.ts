import { canBeOffTheCrease, type UnfinishedDelivery } from "./format.ts";

const MOST_RUNS_OF_BALL = 20;
/** Dismissals of the striker that count for the bowler. */
const BY_BOWLER = ["bowled", "caught", "caught and bowled", "lbw", "stumped", "hit wicket"];
/** Those of them that the laws allow on a wide. A no-ball allows none. */
const ON_A_WIDE = ["stumped", "hit wicket"];

/** Lists what is impossible in a delivery. `batting` and `fielding` are the line-ups. */
export function* faultsOfBall(ball: UnfinishedDelivery, batting: string[], fielding: string[]): Generator<string> {
	const { batter, non_striker, bowler, runs, extras = {}, wickets = [] } = ball;
	const added = Object.values(extras).reduce((total: number, part) => total + (part ?? 0), 0);
	for (const name of [batter, non_striker]) if (!batting.includes(name)) yield `${name} is not in the side that bats.`;
	if (!fielding.includes(bowler)) yield `${bowler} is not in the side that bowls.`;
	if (batter === non_striker) yield `${batter} can't be at both ends.`;
	if (runs.batter + added > MOST_RUNS_OF_BALL) yield `a ball can't make ${runs.batter + added} runs.`;
	if (runs.batter + added !== runs.total)
		yield `the runs are ${runs.batter + added} by their parts and ${runs.total} in all.`;
	if (runs.extras !== undefined && runs.extras !== added)
		yield `the extras are ${added} by their parts and ${runs.extras} in all.`;
	if (extras.wides && runs.batter > 0) yield "a wide makes no runs off the bat.";
	const byBowler = wickets.filter(({ kind }) => BY_BOWLER.includes(kind));
	if (byBowler.length > 1) yield "a bowler takes one wicket with a ball.";
	for (const { kind, player_out } of byBowler) {
		if (player_out !== batter) yield `${player_out} is ${kind} but was not the striker.`;
		if (extras.wides && !ON_A_WIDE.includes(kind)) yield `nobody is ${kind} off a wide.`;
		if (extras.noballs) yield `nobody is ${kind} off a no-ball.`;
	}
	for (const { kind, player_out, fielders = [] } of wickets) {
		const wasIn = [batter, non_striker].includes(player_out);
		if (!wasIn && !(canBeOffTheCrease(kind) && batting.includes(player_out)))
			yield `${player_out} is out but was not in.`;
		const named = new Set(fielders.flatMap(({ name }) => name ?? []));
		if (["caught", "stumped"].includes(kind) && named.size > 1) yield `one fielder has a hand in ${kind}.`;
	}
}
