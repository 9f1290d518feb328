import { drawChanceSoFar, drawRunsSoFar } from "./growth.ts";
import type { Moment } from "./timeline.ts";

export type ReliveSide = { team_id: string; team: string; code: string };
/** The facts that the page may show before the first ball. */
export type ReliveMatch = {
	match_id: number;
	/** 'Final, IPL 2016' */
	name: string;
	/** 'the 2016 final' */
	title: string;
	ground: string;
	city: string;
	when: string;
	toss: string;
	/** the side that batted first comes first */
	sides: readonly [ReliveSide, ReliveSide];
	/** the win chance of the side that bats first, in ten-thousandths; null when the match has none */
	start: number | null;
	why_not: string | null;
};
/** The facts that the balls lack: the target, hidden until the chase, and the result, hidden until the last ball. */
export type Outcome = { target: { runs: number; balls: number } | null; result: string | null };

const FULL = 120;
const OVERS = 40;
const BALLS_BEFORE = 5;
const LEAST_CHANGE = 1;
const PAPERS = { phone: { width: 324, height: 150 }, wide: { width: 400, height: 270 } } as const;

const percent = (chance: number) => Math.round(chance / 100);

/** Builds what the page shows after the last ball of `so_far`. */
export function viewAt(match: ReliveMatch, so_far: readonly Moment[], { target, result }: Outcome) {
	const now = so_far.at(-1) as Moment;
	const side = match.sides[now.innings - 1] as ReliveSide;
	const ofOver = so_far.filter(({ innings, over }) => innings === now.innings && over === now.over);
	return {
		now,
		side,
		score: `${now.runs}/${now.wickets}`,
		need: result === null ? needOf(target, now) : { strong: result, rest: "the end" },
		of_over: ofOver,
		before: so_far
			.slice(0, -1)
			.slice(-Math.max(BALLS_BEFORE, ofOver.length - 1))
			.toReversed(),
		chance: chanceOf(match, so_far),
		charts: chartsOf(match, so_far),
		/** the share played of a full match of forty overs */
		share: Math.min(1, ((now.innings - 1) * FULL + now.balls) / (2 * FULL)),
		overs: Math.min(OVERS, (now.innings - 1) * (OVERS / 2) + now.over),
	};
}
export type ReliveView = ReturnType<typeof viewAt>;

const rate = (runs: number, balls: number) => ((runs * 6) / Math.max(1, balls)).toFixed(1);

function needOf(target: Outcome["target"], { innings, runs, balls }: Moment) {
	if (innings === 1 || !target) return { strong: `${rate(runs, balls)} an over`, rest: "batting first" };
	const [need, left] = [target.runs - runs, Math.max(0, target.balls - balls)];
	if (need <= 0 || left === 0) return { strong: `Target ${target.runs}`, rest: `${rate(runs, balls)} an over` };
	return { strong: `${need} off ${left}`, rest: `${rate(need, left)} an over` };
}

/** The chance of the side that is ahead, and how the last ball moved the chance of the side that gained. */
function chanceOf({ sides, start }: ReliveMatch, so_far: readonly Moment[]) {
	const after = so_far.at(-1)?.chance ?? null;
	if (after === null || start === null) return null;
	const before = so_far.at(-2)?.chance ?? start;
	const gainer = after >= before ? 0 : 1;
	const of = (chance: number) => percent(gainer === 0 ? chance : 10_000 - chance);
	const ahead = after >= 5000 ? 0 : 1;
	const [from, to] = [of(before), of(after)];
	return {
		ahead: `${sides[ahead].code} ${percent(ahead === 0 ? after : 10_000 - after)}%`,
		moved: to - from >= LEAST_CHANGE ? `${sides[gainer].code} ${from}% to ${to}%` : null,
	};
}

function chartsOf({ start }: ReliveMatch, so_far: readonly Moment[]) {
	const draw = (paper: (typeof PAPERS)[keyof typeof PAPERS]) => ({
		chance: start === null ? null : drawChanceSoFar(so_far, start, paper),
		runs: drawRunsSoFar(so_far, paper),
	});
	return { phone: draw(PAPERS.phone), wide: draw(PAPERS.wide) };
}

/** Returns the outcome without what is still hidden after a ball. */
export const visibleOutcome = ({ target, result }: Outcome, now: Pick<Moment, "innings">, last: boolean): Outcome => ({
	target: now.innings === 2 ? target : null,
	result: last ? result : null,
});
