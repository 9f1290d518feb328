import type { Ball } from "../innings.ts";
import { whole } from "../values.ts";
import type { World } from "../world.ts";
import {
	adds,
	age,
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
	times,
	totalOf,
} from "./kind.ts";

function sum(balls: Ball[]): Sum {
	const all = { runs: 0, charged: 0, wickets: 0, credited: 0, balls: 0, fours: 0, sixes: 0, dots: 0 };
	const more = { batter_runs: 0, deliveries: 0, wides: 0, noballs: 0, faced: 0, batter_dots: 0 };
	for (const ball of balls) {
		all.runs += ball.all;
		all.charged += ball.charged;
		all.wickets += ball.outs.length;
		all.credited += ball.outs.filter(({ credited }) => credited).length;
		if (ball.legal) all.balls += 1;
		if (ball.four) all.fours += 1;
		if (ball.six) all.sixes += 1;
		if (ball.legal && ball.charged === 0) all.dots += 1;
		more.batter_runs += ball.off_bat;
		more.deliveries += 1;
		more.wides += ball.wides;
		more.noballs += ball.noballs;
		if (ball.faced) more.faced += 1;
		if (ball.faced && ball.off_bat === 0) more.batter_dots += 1;
	}
	return { ...all, ...more };
}

const ofOvers: Record<string, Measure> = {
	count: rowCount,
	runs: adds("runs"),
	charged: { ...adds("charged"), ...low },
	wickets: adds("wickets"),
	credited: adds("credited"),
	fours: adds("fours"),
	sixes: adds("sixes"),
	highest: most("runs"),
	maidens: times(({ sum }) => (sum.balls ?? 0) >= 6 && sum.charged === 0),
};

/** Overs, one row per bowler, from the batting side's view. */
export function overs(world: World): Kind {
	const rows: Row[] = [];
	for (const innings of world.innings) {
		const bowled = new Map<string, Row>();
		for (const ball of innings.balls) {
			const key = `${ball.over} ${ball.bowler}`;
			const there = bowled.get(key);
			const { match, batting: side } = innings;
			const row: Row = there ?? { ...EMPTY_ROW, match, side, innings, person: world.person(ball.bowler), balls: [] };
			if (!there) {
				bowled.set(key, row);
				rows.push(row);
			}
			row.balls.push(ball);
		}
	}
	return {
		rows: () => rows,
		parts: true,
		facts: { ...ofInnings, ...ofPerson, age, bowler: ({ person }) => person?.id ?? null },
		ofBall: {
			...ofOver,
			batter: ({ striker }) => striker,
			nth_ball: ({ bowled_before }) => bowled_before,
			position: ({ striker, innings }) => innings.order.indexOf(striker) + 1,
			wicket: ({ wicket }) => wicket,
			against_bat_hand: ({ striker }) => world.person(striker).bat_hand,
		},
		sum,
		figures: figures("runs", "charged", "wickets", "credited", "balls", "fours", "sixes", "dots"),
		measures: ofOvers,
	};
}

const ofBalls: Record<string, Measure> = {
	balls: adds("balls"),
	deliveries: adds("deliveries"),
	innings: { value: (rows) => whole(new Set(rows.map(({ row }) => row.innings)).size) },
	faced: adds("faced"),
	runs: adds("runs"),
	batter_runs: adds("batter_runs"),
	charged: { ...adds("charged"), ...low },
	wickets: adds("wickets"),
	credited: adds("credited"),
	fours: adds("fours"),
	sixes: adds("sixes"),
	dots: adds("dots"),
	batter_dots: adds("batter_dots"),
	wides: { ...adds("wides"), ...low },
	noballs: { ...adds("noballs"), ...low },
	wide_balls: { ...times(({ sum }) => (sum.wides ?? 0) > 0), ...low },
	noball_balls: { ...times(({ sum }) => (sum.noballs ?? 0) > 0), ...low },
	run_rate: { ...rateMeasure("runs", "balls", 6), ...floorOf((rows) => totalOf(rows, "balls"), 500, 100) },
	strike_rate: { ...rateMeasure("batter_runs", "faced", 100), ...floorOf((rows) => totalOf(rows, "faced"), 500, 100) },
};

/** One row per ball, from the batting side's view. */
export function balls(world: World): Kind {
	const rows = world.innings.flatMap((innings) =>
		innings.balls.map(
			(ball): Row => ({ ...EMPTY_ROW, match: innings.match, side: innings.batting, innings, balls: [ball] }),
		),
	);
	return {
		rows: () => rows,
		parts: false,
		facts: ofInnings,
		ofBall: {
			...ofOver,
			batter: ({ striker }) => striker,
			bowler: ({ bowler }) => bowler,
			partner: ({ non_striker }) => non_striker,
			nth_ball: ({ faced_by_striker }) => faced_by_striker,
			dismissal: ({ outs: [out] }) => out?.kind ?? null,
			position: ({ striker, innings }) => innings.order.indexOf(striker) + 1,
			wicket: ({ wicket }) => wicket,
			bat_hand: ({ striker }) => world.person(striker).bat_hand,
			bowl_style: ({ bowler }) => world.person(bowler).bowl_style,
			bowl_kind: ({ bowler }) => world.person(bowler).bowl_kind,
		},
		sum,
		figures: {},
		measures: ofBalls,
	};
}
