import { faultsOfBall } from "./faults-of-ball.ts";
import { faultsOfOutcome } from "./faults-of-outcome.ts";
import {
	ALL_OUT,
	BALLS_OF_OVER,
	battingFirst,
	deliveriesOf,
	type Innings,
	isLegal,
	isOver,
	type Played,
	scoreOf,
	targetOf,
	type UnfinishedMatch,
	wicketsOf,
} from "./format.ts";

/** An umpire may miscount an over by a ball. */
const MISCOUNT = 1;
const MOST_OF_OVER = 30;
const ALL_OUT_OF_SUPER_OVER = 2;
const SUPER_OVER = 1;
const FULL_OVERS = 20;

/** Something impossible in a match, in plain English, and the field of the file at fault. */
export type Fault = { field: string; fault: string };
const inField = (field: string, faults: Iterable<string>): Fault[] => [...faults].map((fault) => ({ field, fault }));

/** Lists what is impossible in a match; empty when nothing is. Archives and feeds are held to the same list. */
export function faultsOf(match: Played): Fault[] {
	const sides = inField("info.players", faultsOfSides(match.info));
	// with wrong line-ups every ball would be a fault
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

/** The target of a chase that rain did not change: a revised one may be lower than what was scored by then. */
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

/** Faults in the course of an innings: a batter who was out, a ball after ten wickets or after the target. */
function faultsOfCourse(innings: Innings, target: number | undefined, where: (over: number) => string): string[] {
	const allOut = innings.super_over ? ALL_OUT_OF_SUPER_OVER : ALL_OUT;
	const out = new Set<string>();
	// of the deliveries alone: when penalty runs were awarded is not noted
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
