import type { Ball } from "../innings.ts";
import { per } from "../values.ts";
import type { World } from "../world.ts";
import {
	adds,
	age,
	ages,
	different,
	EMPTY_ROW,
	figures,
	floorOf,
	type Kind,
	low,
	type Measure,
	most,
	ofInnings,
	ofOver,
	ofPerson,
	type Row,
	rateMeasure,
	rowCount,
	type Sum,
	type Summed,
	times,
	totalOf,
} from "./kind.ts";

function rowsOf({ innings, person }: World): Row[] {
	const rows: Row[] = [];
	for (const one of innings) {
		const bowled = new Map<string, Ball[]>();
		for (const ball of one.balls) {
			const balls = bowled.get(ball.bowler);
			if (balls) balls.push(ball);
			else bowled.set(ball.bowler, [ball]);
		}
		for (const [id, balls] of bowled)
			rows.push({
				...EMPTY_ROW,
				match: one.match,
				side: one.bowling,
				innings: one,
				person: person(id),
				balls,
				own: { hat_tricks: hatTrick(balls) },
			});
	}
	return rows;
}

/** 1 if the bowler took wickets with three deliveries in a row. */
function hatTrick(balls: Ball[]): number {
	let inRow = 0;
	for (const { outs } of balls) {
		inRow = outs.some(({ credited }) => credited) ? inRow + 1 : 0;
		if (inRow === 3) return 1;
	}
	return 0;
}

function sum(balls: Ball[], { own }: Row): Sum {
	const all = { wickets: 0, runs: 0, balls: 0, dots: 0, wides: 0, noballs: 0, fours: 0, sixes: 0, maidens: 0 };
	const legal = new Map<number, number>();
	const charged = new Set<number>();
	for (const ball of balls) {
		all.wickets += ball.outs.filter(({ credited }) => credited).length;
		all.runs += ball.charged;
		if (ball.legal) all.balls += 1;
		if (ball.legal && ball.charged === 0) all.dots += 1;
		all.wides += ball.wides;
		all.noballs += ball.noballs;
		if (ball.four) all.fours += 1;
		if (ball.six) all.sixes += 1;
		if (ball.legal) legal.set(ball.over, (legal.get(ball.over) ?? 0) + 1);
		if (ball.charged > 0) charged.add(ball.over);
	}
	for (const [over, count] of legal) if (count >= 6 && !charged.has(over)) all.maidens += 1;
	return { ...all, hat_tricks: Number(own.hat_tricks) };
}

const wickets = ({ sum }: Summed) => sum.wickets ?? 0;
const best = (rows: Summed[]) => Math.max(...rows.map(wickets));
const cheapest = (rows: Summed[]) =>
	Math.min(...rows.filter((one) => wickets(one) === best(rows)).map(({ sum }) => sum.runs ?? 0));
const bowled = floorOf((rows) => totalOf(rows, "balls"), 500, 100);

const measures: Record<string, Measure> = {
	wickets: adds("wickets"),
	balls: adds("balls"),
	runs: { ...adds("runs"), ...low },
	innings: rowCount,
	matches: different(({ match }) => match?.id ?? null),
	economy: { ...rateMeasure("runs", "balls", 6), ...low, ...bowled },
	average: { ...rateMeasure("runs", "wickets"), ...low, ...bowled },
	strike_rate: { ...rateMeasure("balls", "wickets"), ...low, ...bowled },
	maidens: adds("maidens"),
	dots: adds("dots"),
	dot_percentage: { ...rateMeasure("dots", "balls", 100), ...bowled },
	best: {
		...most("wickets"),
		apart: cheapest,
		behind: ({ sum }) => 1000 * (sum.wickets ?? 0) - (sum.runs ?? 0),
		beside: { best_runs: (rows) => (rows.length === 0 ? null : cheapest(rows)) },
	},
	three_wickets: times((one) => wickets(one) === 3),
	four_wickets: times((one) => wickets(one) === 4),
	five_wickets: times((one) => wickets(one) >= 5),
	hat_tricks: adds("hat_tricks"),
	wides: { ...adds("wides"), ...low },
	noballs: { ...adds("noballs"), ...low },
	fours: { ...adds("fours"), ...low },
	sixes: { ...adds("sixes"), ...low },
	...ages,
};

export function bowling(world: World): Kind {
	const rows = rowsOf(world);
	return {
		rows: () => rows,
		parts: true,
		facts: { ...ofInnings, ...ofPerson, age, bowler: ({ person }) => person?.id ?? null },
		ofBall: {
			...ofOver,
			batter: ({ striker }) => striker,
			position: ({ striker, innings }) => innings.order.indexOf(striker) + 1,
			nth_ball: ({ bowled_before }) => bowled_before,
			wicket: ({ wicket }) => wicket,
			dismissal: ({ outs: [out] }) => out?.kind ?? null,
			against_bat_hand: ({ striker }) => world.person(striker).bat_hand,
		},
		sum,
		figures: {
			...figures("wickets", "runs", "balls", "dots", "maidens", "wides", "noballs", "fours", "sixes", "hat_tricks"),
			economy: (sum) => per(6 * (sum.runs ?? 0), sum.balls ?? 0),
		},
		measures,
	};
}
