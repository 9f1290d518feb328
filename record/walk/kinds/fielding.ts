import type { Ball } from "../innings.ts";
import { whole } from "../values.ts";
import type { World } from "../world.ts";
import {
	adds,
	age,
	EMPTY_ROW,
	figures,
	type Kind,
	ofInnings,
	ofOver,
	ofPerson,
	type Row,
	type Sum,
	times,
	totalOf,
} from "./kind.ts";

const batterOut = (ball: Ball) => ball.out?.id ?? "";
/** The bowler who gets the wicket; nobody gets a run out. */
const creditedBowler = ({ out, bowler }: Ball) => (out?.credited ? bowler : null);
const place = (ball: Ball) => ball.innings.order.indexOf(batterOut(ball)) + 1;

/** Dismissals, one row per fielder involved. */
export function fielding(world: World): Kind {
	const rows: Row[] = [];
	for (const innings of world.innings) {
		const hands = new Map<string, Ball[]>();
		for (const ball of innings.balls)
			for (const id of ball.out?.fielders ?? []) hands.set(id, [...(hands.get(id) ?? []), ball]);
		const { match, bowling: side } = innings;
		for (const [id, balls] of hands) rows.push({ ...EMPTY_ROW, match, side, innings, person: world.person(id), balls });
	}
	return {
		rows: () => rows,
		parts: true,
		facts: { ...ofInnings, ...ofPerson, age, fielder: ({ person }) => person?.id ?? null },
		ofBall: {
			...ofOver,
			batter: batterOut,
			bowler: ({ bowler }) => bowler,
			position: place,
			wicket: ({ wicket }) => wicket,
			dismissal: ({ out }) => out?.kind ?? null,
			against_bat_hand: (ball) => world.person(batterOut(ball)).bat_hand,
		},
		sum(balls): Sum {
			const all = { catches: 0, stumpings: 0, run_outs: 0 };
			for (const { out } of balls) {
				if (out?.kind === "caught" || out?.kind === "caught and bowled") all.catches += 1;
				if (out?.kind === "stumped") all.stumpings += 1;
				if (out?.kind === "run out") all.run_outs += 1;
			}
			return all;
		},
		figures: figures("catches", "stumpings", "run_outs"),
		measures: {
			catches: adds("catches"),
			stumpings: adds("stumpings"),
			run_outs: adds("run_outs"),
			dismissals: { value: (rows) => whole(totalOf(rows, "catches") + totalOf(rows, "stumpings")) },
		},
	};
}

/** Dismissals, one row per batter out. */
export function dismissals(world: World): Kind {
	const rows = world.balls.flatMap((ball): Row[] =>
		ball.out
			? [
					{
						...EMPTY_ROW,
						match: ball.innings.match,
						side: ball.innings.batting,
						innings: ball.innings,
						person: world.person(ball.out.id),
						balls: [ball],
					},
				]
			: [],
	);
	return {
		rows: () => rows,
		parts: false,
		facts: { ...ofInnings, ...ofPerson, age, batter: ({ person }) => person?.id ?? null },
		several: ({ balls: [ball] }) => {
			const fielders = ball?.out?.fielders ?? [];
			return fielders.length === 0 ? [{ fielder: null }] : fielders.map((fielder) => ({ fielder }));
		},
		shared: ["fielder"],
		ofBall: {
			...ofOver,
			bowler: creditedBowler,
			partner: (ball) => (batterOut(ball) === ball.striker ? ball.non_striker : ball.striker),
			position: place,
			wicket: ({ wicket }) => wicket,
			dismissal: ({ out }) => out?.kind ?? null,
			against_bowl_style: (ball) => world.people.get(creditedBowler(ball) ?? "")?.bowl_style ?? null,
			against_bowl_kind: (ball) => world.people.get(creditedBowler(ball) ?? "")?.bowl_kind ?? null,
		},
		sum: ([ball]) => ({ credited: ball?.out?.credited ? 1 : 0 }),
		figures: {},
		measures: { count: times(() => true), credited: adds("credited") },
	};
}
