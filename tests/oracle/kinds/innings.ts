import type { Ball, Innings } from "../innings.ts";
import { per, whole } from "../values.ts";
import type { World } from "../world.ts";
import {
	adds,
	EMPTY_ROW,
	figures,
	floorOf,
	type Kind,
	low,
	type Measure,
	most,
	ofInnings,
	ofOver,
	type Row,
	rateMeasure,
	rowCount,
	type Sum,
	times,
	totalOf,
} from "./kind.ts";

function sumOfSide(balls: Ball[], { innings, balls: whole }: Row): Sum {
	// runs outside the balls belong to no part of an innings
	const beside = balls === whole ? (innings?.penalties ?? 0) : 0;
	const all = { runs: beside, wickets: 0, balls: 0, fours: 0, sixes: 0, dots: 0 };
	const extras = { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalties: beside, extras: beside };
	for (const ball of balls) {
		all.runs += ball.all;
		all.wickets += ball.outs.length;
		if (ball.legal) all.balls += 1;
		if (ball.four) all.fours += 1;
		if (ball.six) all.sixes += 1;
		if (ball.legal && ball.charged === 0) all.dots += 1;
		extras.wides += ball.wides;
		extras.noballs += ball.noballs;
		extras.byes += ball.byes;
		extras.legbyes += ball.legbyes;
		extras.penalties += ball.penalties;
		extras.extras += ball.all - ball.off_bat;
	}
	return { ...all, ...extras, all_out: innings && allOut(innings) ? 1 : 0, completed: completed(innings) ? 1 : 0 };
}

/** Umpires miscount: an over of five legal balls can be complete. */
const bowled = ({ balls }: Innings, over: number) =>
	balls.filter((ball) => ball.over === over && ball.legal).length >= 5;

/** Ten wickets; or an unshortened chase that ended before target and overs, because the last batter was hurt. */
export function allOut(innings: Innings): boolean {
	const { wickets, target, total, match, batting } = innings;
	if (wickets + innings.absent >= 10) return true;
	if (target === null || total >= target || match.undecided || batting.result === "no_result") return false;
	return match.target_balls !== null && !bowled(innings, match.target_balls / 6);
}

/** All out or twenty overs bowled, unless the chase was won. */
export function completed(innings: Innings | null): boolean {
	if (!innings || (innings.target !== null && innings.total >= innings.target)) return false;
	return allOut(innings) || bowled(innings, 20);
}

const measures: Record<string, Measure> = {
	runs: adds("runs"),
	wickets: { ...adds("wickets"), ...low },
	balls: adds("balls"),
	count: rowCount,
	average_total: {
		ratio: true,
		value: (rows) => per(totalOf(rows, "runs"), rows.length),
		...floorOf((rows) => rows.length, 10, 1),
	},
	run_rate: { ...rateMeasure("runs", "balls", 6), ...floorOf((rows) => totalOf(rows, "balls"), 2000, 100) },
	highest: { ...most("runs"), behind: ({ sum }) => sum.runs ?? 0 },
	lowest: {
		value: (rows) => {
			const full = rows.filter(({ row }) => completed(row.innings)).map(({ sum }) => sum.runs ?? 0);
			return full.length === 0 ? null : whole(Math.min(...full));
		},
		...low,
	},
	fours: adds("fours"),
	sixes: adds("sixes"),
	dots: adds("dots"),
	extras: { ...adds("extras"), ...low },
	wides: { ...adds("wides"), ...low },
	noballs: { ...adds("noballs"), ...low },
	byes: adds("byes"),
	legbyes: adds("legbyes"),
	penalties: adds("penalties"),
	all_out: { ...times(({ row }) => row.innings !== null && allOut(row.innings)), ...low },
};

export function innings(world: World): Kind {
	const rows = world.innings.map(
		(one): Row => ({ ...EMPTY_ROW, match: one.match, side: one.batting, innings: one, balls: one.balls }),
	);
	return {
		rows: () => rows,
		parts: true,
		facts: ofInnings,
		ofBall: {
			...ofOver,
			batter: ({ striker }) => striker,
			bowler: ({ bowler }) => bowler,
			position: ({ striker, innings }) => innings.order.indexOf(striker) + 1,
			wicket: ({ wicket }) => wicket,
			against_bowl_style: ({ bowler }) => world.person(bowler).bowl_style,
			against_bowl_kind: ({ bowler }) => world.person(bowler).bowl_kind,
		},
		sum: sumOfSide,
		figures: {
			...figures("runs", "wickets", "balls", "fours", "sixes", "dots"),
			...figures("wides", "noballs", "byes", "legbyes", "penalties", "extras", "all_out", "completed"),
			run_rate: (sum) => per(6 * (sum.runs ?? 0), sum.balls ?? 0),
		},
		measures,
	};
}
