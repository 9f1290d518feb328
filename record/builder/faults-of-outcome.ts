import { ALL_OUT, type Innings, type Played, scoreOf } from "./format.ts";

/** Lists contradictions within an outcome, and between the outcome and the scores. */
export function* faultsOfOutcome(match: Played): Generator<string> {
	const { winner, eliminator, bowl_out, result, method, by = {} } = match.info.outcome;
	if (winner !== undefined && result !== undefined) yield `The result is ${winner} and ${result}.`;
	if (eliminator !== undefined && bowl_out !== undefined) yield "A tie has a super over or a bowl-out.";
	if ((eliminator ?? bowl_out) !== undefined && result !== "tie") yield "Only a tie has a super over.";
	if (by.runs !== undefined && by.wickets !== undefined) yield "A win is by runs or by wickets.";
	if (winner === undefined && Object.keys(by).length > 0) yield "There is a margin and no winner.";
	if (method !== undefined && result === undefined && winner === undefined) yield "There is a method and no winner.";
	if (method === "Awarded" && Object.keys(by).length > 0) yield "An awarded match has no margin.";
	if (eliminator !== undefined) yield* faultsOfSuperOver(match.innings.slice(2), eliminator);
	if (result !== "no result" && method !== "Awarded") yield* faultsOfScores(match);
}

/** The last super over is won by the side with more runs; after a tie of both the league named the winner by boundaries. */
function* faultsOfSuperOver(overs: Innings[], eliminator: string): Generator<string> {
	const [one, other] = overs.slice(-2);
	if (!one || !other || overs.length % 2 === 1) return yield "A super over has two innings.";
	if (one.team === other.team) yield `${one.team} can't bat twice in a super over.`;
	const margin = scoreOf(one).runs - scoreOf(other).runs;
	if (margin !== 0 && eliminator !== (margin > 0 ? one : other).team)
		yield `${eliminator} won the super over with fewer runs.`;
}

function* faultsOfScores({ info, innings: [first, second] }: Played): Generator<string> {
	if (!first || !second || second.super_over) return;
	const { winner, result, method, by = {} } = info.outcome;
	const [one, other] = [scoreOf(first), scoreOf(second)];
	const target = second.target?.runs;
	// the rain rule sets a target of its own
	const level = method === undefined ? one.runs : (target ?? 0) - 1;
	const margin = level - other.runs;
	if (method === undefined && target !== undefined && target !== one.runs + 1)
		yield `The target is ${target} after ${one.runs} runs.`;
	if (method !== undefined && target === undefined) yield "A match by the rain rule has a target.";
	if (result === "tie" && margin !== 0) yield `A tie, but the totals differ by ${Math.abs(margin)}.`;
	if (winner === undefined) return;
	const ahead = margin > 0 ? first.team : margin < 0 ? second.team : undefined;
	if (method === undefined && winner !== ahead)
		yield `${winner} won with ${one.runs} and ${other.runs} runs in the two innings.`;
	if (by.wickets !== undefined && winner !== second.team) yield `${winner} batted first and won by wickets.`;
	// a chase that rain ended is won by the runs above the par score, which no file holds
	if (by.runs !== undefined && winner === first.team && by.runs !== margin)
		yield `Won by ${by.runs} runs, but the totals differ by ${margin}.`;
	if (by.runs !== undefined && winner !== first.team && method === undefined)
		yield `${winner} batted second and won by runs.`;
	if (by.wickets !== undefined && by.wickets !== ALL_OUT - other.wickets)
		yield `Won by ${by.wickets} wickets, but ${other.wickets} had fallen.`;
}
