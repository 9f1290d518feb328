import {
	ALL_OUT,
	BALLS_OF_OVER,
	battingFirst,
	canBeOffTheCrease,
	deliveriesOf,
	type Innings,
	isLegal,
	isOver,
	type Played,
	scoreOf,
	targetOf,
	type UnfinishedDelivery,
	type UnfinishedMatch,
	wicketsOf,
} from "./format.ts";

/** Umpires may miscount an over by one ball. */
const MISCOUNT = 1;
const MOST_OF_OVER = 30;
const ALL_OUT_OF_SUPER_OVER = 2;
const SUPER_OVER = 1;
const FULL_OVERS = 20;
const MOST_RUNS_OF_BALL = 20;
/** Dismissals of the striker that are credited to the bowler. */
const BY_BOWLER = ["bowled", "caught", "caught and bowled", "lbw", "stumped", "hit wicket"];
/** Those that the laws allow on a wide. A no-ball allows none. */
const ON_A_WIDE = ["stumped", "hit wicket"];

/** Something impossible in a match, in plain English, and the field at fault. */
export type Fault = { field: string; fault: string };
const inField = (field: string, faults: Iterable<string>): Fault[] => [...faults].map((fault) => ({ field, fault }));

/** Returns the faults of a match. Archives and live feeds pass the same checks. */
export function faultsOf(match: Played): Fault[] {
	const sides = inField("info.players", faultsOfSides(match.info));
	// wrong line-ups would make every ball a fault
	if (sides.length > 0) return sides;
	const played = [
		...inField("innings", faultsOfOrder(match)),
		...match.innings.flatMap((_, at) => inField(`innings.${at}`, faultsOfInnings(match, at))),
	];
	return played.length > 0 || !isOver(match) ? played : inField("info.outcome", faultsOfOutcome(match));
}

function* faultsOfSides({ teams, players, toss, outcome, player_of_match = [] }: Played["info"]) {
	const [one, other] = teams;
	if (one === other) yield "A side can't play against itself.";
	const named = Object.keys(players);
	if (named.length !== 2 || !teams.every((team) => named.includes(team)))
		yield "The line-ups are not those of the two sides.";
	const everybody = Object.values(players).flat();
	if (new Set(everybody).size < everybody.length) yield "Somebody is in the line-ups twice.";
	for (const side of [toss.winner, outcome.winner, outcome.eliminator, outcome.bowl_out])
		if (side !== undefined && !teams.includes(side)) yield `${side} is not one of the two sides.`;
	for (const name of player_of_match) if (!everybody.includes(name)) yield `${name} is in no line-up.`;
}

function faultsOfOrder(match: Played): string[] {
	const { innings, info } = match;
	const turns = innings.filter(({ super_over }) => !super_over);
	const strangers = innings.filter(({ team }) => !info.teams.includes(team));
	return [
		...strangers.map(({ team }) => `${team} is not one of the two sides.`),
		...(turns.length > 2 ? ["A match has two innings."] : []),
		...(turns[1] && turns[1].team === battingFirst(match) ? [`${turns[1].team} can't bat twice.`] : []),
		...(innings.slice(0, 2).some(({ super_over }) => super_over) ? ["A super over comes after two innings."] : []),
		...(innings.slice(2).some(({ super_over }) => !super_over) ? ["A super over comes after two innings."] : []),
	];
}

function faultsOfInnings(match: Played, at: number): string[] {
	const innings = match.innings[at] as Innings;
	const where = (over: number) => `Innings ${at + 1}, over ${over}: `;
	const { players } = match.info;
	const batting = (Object.hasOwn(players, innings.team) ? players[innings.team] : undefined) ?? [];
	const fielding = Object.entries(players).flatMap(([team, side]) => (team === innings.team ? [] : side));
	const strangers = (innings.absent_hurt ?? []).filter((name) => !batting.includes(name));
	return [
		...strangers.map((name) => `Innings ${at + 1}: ${name} is not in the side that bats.`),
		...faultsOfOvers(innings, mostOvers(match, at), where),
		...deliveriesOf(innings).flatMap((ball) =>
			[...faultsOfBall(ball, batting, fielding)].map((fault) => where(ball.over) + fault),
		),
		...faultsOfCourse(innings, at === 1 ? fixedTarget(match) : undefined, where),
	].slice(0, 5);
}

function mostOvers({ info, innings }: Played, at: number): number {
	const { super_over, target } = innings[at] as Innings;
	return super_over ? SUPER_OVER : Math.min(info.overs, Math.ceil((at === 1 && target?.overs) || info.overs));
}

/** The target of an unshortened chase. A revised target may be below the score at that time. */
function fixedTarget(match: Played): number | undefined {
	const target = targetOf(match);
	return target?.overs === FULL_OVERS && match.info.outcome.method === undefined ? target.runs : undefined;
}

function faultsOfOvers({ overs = [] }: Innings, most: number, where: (over: number) => string): string[] {
	if (overs.length > most) return [`${where(overs.length)}there are ${most} at most.`];
	return overs.flatMap(({ over, deliveries }, place) => {
		if (over !== place) return [`${where(over + 1)}it comes in the place of over ${place + 1}.`];
		const legal = deliveries.filter((ball) => isLegal({ over, ...ball })).length;
		if (legal > BALLS_OF_OVER + MISCOUNT) return [`${where(over + 1)}${legal} legal balls.`];
		if (deliveries.length > MOST_OF_OVER) return [`${where(over + 1)}${deliveries.length} balls.`];
		const goesOn = place < overs.length - 1;
		return goesOn && legal < BALLS_OF_OVER - MISCOUNT
			? [`${where(over + 1)}${legal} legal balls, and the next over began.`]
			: [];
	});
}

/** Faults such as a batter back after a dismissal, or a ball after the last wicket or the target. */
function faultsOfCourse(innings: Innings, target: number | undefined, where: (over: number) => string): string[] {
	const allOut = innings.super_over ? ALL_OUT_OF_SUPER_OVER : ALL_OUT;
	const out = new Set<string>();
	// without penalty runs, as the format does not say when they were awarded
	let runs = 0;
	for (const ball of deliveriesOf(innings)) {
		const back = [ball.batter, ball.non_striker].find((name) => out.has(name));
		if (back) return [`${where(ball.over)}${back} was out before.`];
		if (out.size >= allOut) return [`${where(ball.over)}a ball after ${out.size} wickets.`];
		if (target !== undefined && runs >= target) return [`${where(ball.over)}a ball after the target was reached.`];
		for (const { player_out } of wicketsOf(ball)) {
			if (out.has(player_out)) return [`${where(ball.over)}${player_out} was out before.`];
			out.add(player_out);
		}
		runs += ball.runs.total;
	}
	return out.size > allOut ? [`${where(innings.overs?.length ?? 1)}${out.size} wickets.`] : [];
}

/** Yields the faults of a delivery. `batting` and `fielding` are the line-ups. */
function* faultsOfBall(ball: UnfinishedDelivery, batting: string[], fielding: string[]): Generator<string> {
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

/** Yields contradictions within an outcome, and between outcome and scores. */
function* faultsOfOutcome(match: Played): Generator<string> {
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

/** The side with more runs wins the last super over. After a tied one the league named the winner by boundaries. */
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
	// the rain rule sets its own target
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
	// a chase ended by rain is won by the runs above par, which the format lacks
	if (by.runs !== undefined && winner === first.team && by.runs !== margin)
		yield `Won by ${by.runs} runs, but the totals differ by ${margin}.`;
	if (by.runs !== undefined && winner !== first.team && method === undefined)
		yield `${winner} batted second and won by runs.`;
	if (by.wickets !== undefined && by.wickets !== ALL_OUT - other.wickets)
		yield `Won by ${by.wickets} wickets, but ${other.wickets} had fallen.`;
}

/**
 * Returns why `next` may not replace `kept`, the stored state of the match; null if it may. A lower score needs a
 * higher revision, as a correction. An older revision is refused.
 */
export function refusalOfStep(kept: UnfinishedMatch, next: UnfinishedMatch): string | null {
	const [before, after] = [kept.meta.revision, next.meta.revision];
	if (isAnother(kept, next)) return "This is another match than the one with this number.";
	if (after < before) return `Revision ${after} is older than ${before}, which is here.`;
	if (after > before) return null;
	for (const [at, innings] of kept.innings.entries()) {
		const then = scoreOf(innings);
		const now = next.innings[at] && scoreOf(next.innings[at]);
		const word = `Innings ${at + 1} goes back without a new revision: `;
		if (!now) return `${word}it is missing.`;
		for (const what of ["deliveries", "runs", "wickets"] as const)
			if (now[what] < then[what]) return `${word}${now[what]} ${WORDS[what]} after ${then[what]}.`;
	}
	return isOver(kept) && !isOver(next) ? "The match had ended." : null;
}
const WORDS = { deliveries: "balls", runs: "runs", wickets: "wickets" };

const isAnother = ({ info: one }: UnfinishedMatch, { info: other }: UnfinishedMatch) =>
	one.dates[0] !== other.dates[0] || one.teams.toSorted().join() !== other.teams.toSorted().join();
