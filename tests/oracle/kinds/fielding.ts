import { type Ball, type Out, partnerOn } from "../innings.ts";
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

const BY_FIELDERS = ["caught", "caught and bowled", "stumped", "run out"];
const placeOf = (ball: Ball, out: Out | undefined) => ball.innings.order.indexOf(out?.id ?? "") + 1;
/** The dismissal that the row's fielder took part in. */
const handledIn = (ball: Ball, { person }: Row) =>
	ball.outs.find(({ kind, fielders }) => BY_FIELDERS.includes(kind) && fielders.includes(person?.id ?? ""));

/** Dismissals, one row per fielder involved. */
export function fielding(world: World): Kind {
	const rows: Row[] = [];
	for (const innings of world.innings) {
		const hands = new Map<string, Ball[]>();
		for (const ball of innings.balls)
			for (const { kind, fielders } of ball.outs)
				if (BY_FIELDERS.includes(kind)) for (const id of fielders) hands.set(id, [...(hands.get(id) ?? []), ball]);
		const { match, bowling: side } = innings;
		for (const [id, balls] of hands) rows.push({ ...EMPTY_ROW, match, side, innings, person: world.person(id), balls });
	}
	return {
		rows: () => rows,
		parts: true,
		facts: { ...ofInnings, ...ofPerson, age, fielder: ({ person }) => person?.id ?? null },
		ofBall: {
			...ofOver,
			batter: (ball, row) => handledIn(ball, row)?.id ?? null,
			bowler: ({ bowler }) => bowler,
			position: (ball, row) => placeOf(ball, handledIn(ball, row)),
			wicket: (ball, row) => handledIn(ball, row)?.wicket ?? null,
			dismissal: (ball, row) => handledIn(ball, row)?.kind ?? null,
			against_bat_hand: (ball, row) => world.person(handledIn(ball, row)?.id ?? "").bat_hand,
		},
		sum(balls, row): Sum {
			const all = { catches: 0, stumpings: 0, run_outs: 0 };
			for (const ball of balls) {
				const out = handledIn(ball, row);
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
		ball.outs.map(({ id }) => ({
			...EMPTY_ROW,
			match: ball.innings.match,
			side: ball.innings.batting,
			innings: ball.innings,
			person: world.person(id),
			balls: [ball],
		})),
	);
	const outIn = (ball: Ball | undefined, { person }: Row) => ball?.outs.find(({ id }) => id === person?.id);
	/** The credited bowler; run outs have none. */
	const creditedBowler = (ball: Ball, row: Row) => (outIn(ball, row)?.credited ? ball.bowler : null);
	return {
		rows: () => rows,
		parts: false,
		facts: { ...ofInnings, ...ofPerson, age, batter: ({ person }) => person?.id ?? null },
		several: (row) => {
			const fielders = outIn(row.balls[0], row)?.fielders ?? [];
			return fielders.length === 0 ? [{ fielder: null }] : fielders.map((fielder) => ({ fielder }));
		},
		shared: ["fielder"],
		ofBall: {
			...ofOver,
			bowler: creditedBowler,
			partner: (ball, { person }) => partnerOn(ball, person?.id),
			position: (ball, row) => placeOf(ball, outIn(ball, row)),
			wicket: (ball, row) => outIn(ball, row)?.wicket ?? null,
			dismissal: (ball, row) => outIn(ball, row)?.kind ?? null,
			against_bowl_style: (ball, row) => world.people.get(creditedBowler(ball, row) ?? "")?.bowl_style ?? null,
			against_bowl_kind: (ball, row) => world.people.get(creditedBowler(ball, row) ?? "")?.bowl_kind ?? null,
		},
		sum: ([ball], row) => ({ credited: outIn(ball, row)?.credited ? 1 : 0 }),
		figures: {},
		measures: { count: times(() => true), credited: adds("credited") },
	};
}
