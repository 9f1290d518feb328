import {
	ALL_OUT,
	BALLS_OF_OVER,
	battingFirst,
	deliveriesOf,
	isLegal,
	isOver,
	scoreOf,
	targetOf,
	type UnfinishedDelivery,
	type UnfinishedMatch,
	wicketsOf,
} from "./format.ts";

/** An umpire may miscount an over by a ball. */
const MISCOUNT = 1;
const MOST_OF_OVER = 30;
const MOST_RUNS_OF_BALL = 20;
/** A side with its impact player and its substitutes. */
const MOST_OF_SIDE = 20;
const LONGEST_NAME = 60;
const ALL_OUT_OF_SUPER_OVER = 2;
const SUPER_OVER = 1;

type Innings = UnfinishedMatch["innings"][number];

/** Lists what is impossible in a match, in plain English; empty when nothing is. */
export function faultsOf(match: UnfinishedMatch): string[] {
	const sides = faultsOfSides(match.info);
	// with wrong line-ups every ball would be a fault
	return sides.length > 0
		? sides
		: [...faultsOfOrder(match), ...match.innings.flatMap((_, at) => faultsOfInnings(match, at))];
}

function* sidesIn({ teams, players, toss, outcome }: UnfinishedMatch["info"]): Generator<string> {
	const [one, other] = teams;
	if (one === other) yield "A side can't play against itself.";
	const named = Object.keys(players);
	if (named.length !== 2 || !teams.every((team) => named.includes(team)))
		yield "The line-ups are not those of the two sides.";
	const everybody = Object.values(players).flat();
	if (Object.values(players).some((side) => side.length < 1 || side.length > MOST_OF_SIDE))
		yield `A side has 1 to ${MOST_OF_SIDE} players.`;
	if (new Set(everybody).size < everybody.length) yield "Somebody is in the line-ups twice.";
	if (everybody.some((name) => name.trim() === "" || name.length > LONGEST_NAME))
		yield `A name has 1 to ${LONGEST_NAME} letters.`;
	for (const side of [toss.winner, outcome.winner, outcome.eliminator, outcome.bowl_out])
		if (side !== undefined && !teams.includes(side)) yield `${side} is not one of the two sides.`;
}
const faultsOfSides = (info: UnfinishedMatch["info"]) => [...sidesIn(info)];

function faultsOfOrder(match: UnfinishedMatch): string[] {
	const { innings, info } = match;
	const turns = innings.filter(({ super_over }) => !super_over);
	const strangers = innings.filter(({ team }) => !info.teams.includes(team));
	return [
		...strangers.map(({ team }) => `${team} is not one of the two sides.`),
		...(turns.length > 2 ? ["A match has two innings."] : []),
		...(turns[1] && turns[1].team === battingFirst(match) ? [`${turns[1].team} can't bat twice.`] : []),
		...(innings.slice(0, 2).some(({ super_over }) => super_over) ? ["A super over comes after two innings."] : []),
	];
}

function faultsOfInnings(match: UnfinishedMatch, at: number): string[] {
	const innings = match.innings[at] as Innings;
	const where = (over: number) => `Innings ${at + 1}, over ${over}: `;
	const { players } = match.info;
	const batting = players[innings.team] ?? [];
	const fielding = Object.entries(players).flatMap(([team, side]) => (team === innings.team ? [] : side));
	return [
		...faultsOfOvers(innings, innings.super_over ? SUPER_OVER : match.info.overs, where),
		...deliveriesOf(innings).flatMap((ball) =>
			faultsOfBall(ball, batting, fielding).map((fault) => where(ball.over) + fault),
		),
		...faultsOfCourse(innings, at === 1 ? targetOf(match)?.runs : undefined, where),
	].slice(0, 5);
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

function faultsOfBall(ball: UnfinishedDelivery, batting: string[], fielding: string[]): string[] {
	const { batter, non_striker, bowler, runs, extras = {}, wickets = [] } = ball;
	const parts = [runs.batter, ...Object.values(extras).filter((part) => part !== undefined)];
	const sum = parts.reduce((total, part) => total + part, 0);
	const inPair = ({ player_out }: { player_out: string }) => player_out === batter || player_out === non_striker;
	return [
		...[batter, non_striker].flatMap((name) =>
			batting.includes(name) ? [] : [`${name} is not in the side that bats.`],
		),
		...(fielding.includes(bowler) ? [] : [`${bowler} is not in the side that bowls.`]),
		...(batter === non_striker ? [`${batter} can't be at both ends.`] : []),
		...(parts.every((part) => Number.isInteger(part) && part >= 0) && sum <= MOST_RUNS_OF_BALL
			? []
			: [`a ball can't make ${sum} runs.`]),
		...(sum === runs.total ? [] : [`the runs are ${sum} by their parts and ${runs.total} in all.`]),
		...(wickets.length > 2 ? [`${wickets.length} wickets by one ball.`] : []),
		...wickets.filter((wicket) => !inPair(wicket)).map(({ player_out }) => `${player_out} is out but was not in.`),
	];
}

/** Faults in the course of an innings: a batter who was out, a ball after ten wickets or after the target. */
function faultsOfCourse(innings: Innings, target: number | undefined, where: (over: number) => string): string[] {
	const allOut = innings.super_over ? ALL_OUT_OF_SUPER_OVER : ALL_OUT;
	const out = new Set<string>();
	let runs = 0;
	for (const ball of deliveriesOf(innings)) {
		const back = [ball.batter, ball.non_striker].find((name) => out.has(name));
		if (back) return [`${where(ball.over)}${back} was out before.`];
		if (out.size >= allOut) return [`${where(ball.over)}a ball after ${out.size} wickets.`];
		if (target !== undefined && runs >= target) return [`${where(ball.over)}a ball after the target was reached.`];
		for (const { player_out } of wicketsOf(ball)) out.add(player_out);
		runs += ball.runs.total;
	}
	return out.size > allOut ? [`${where(innings.overs?.length ?? 1)}${out.size} wickets.`] : [];
}

/**
 * The reason why `next` may not replace `kept`, the stored state of the same match; null when it may. A lower score needs a higher
 * revision: it is a correction. A lower revision is out of date.
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
