import { type Ball, partnerOn } from "../innings.ts";
import { per, whole } from "../values.ts";
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

/** One row per batter at the crease, even without facing a ball. */
function rowsOf({ innings, person }: World): Row[] {
	const rows: Row[] = [];
	for (const one of innings) {
		const there = new Map<string, Ball[]>(one.order.map((id) => [id, []]));
		const ends = new Map<string, string>();
		for (const ball of one.balls) {
			const left = [...ball.outs, ...ball.retired];
			for (const id of new Set([ball.striker, ball.non_striker, ...left.map(({ id }) => id)])) {
				there.get(id)?.push(ball);
				ends.delete(id);
			}
			for (const { id, kind } of left) ends.set(id, kind);
		}
		for (const [place, id] of one.order.entries())
			rows.push({
				...EMPTY_ROW,
				match: one.match,
				side: one.batting,
				innings: one,
				person: person(id),
				balls: there.get(id) ?? [],
				own: { position: place + 1, dismissal: ends.get(id) ?? "not out" },
			});
	}
	return rows;
}

/** Balls faced until the score was reached, including that ball. */
function ballsTo(score: number, { person, balls }: Row): number[] {
	let [made, faced] = [0, 0];
	for (const ball of balls) {
		if (ball.striker !== person?.id) continue;
		made += ball.off_bat;
		if (ball.faced) faced += 1;
		if (made >= score) return [faced];
	}
	return [];
}

function sum(balls: Ball[], row: Row): Sum {
	const all = { runs: 0, balls: 0, fours: 0, sixes: 0, dots: 0, outs: 0, first_ball: 0 };
	for (const ball of balls) {
		const facing = ball.striker === row.person?.id;
		if (facing) {
			all.runs += ball.off_bat;
			if (ball.faced) all.balls += 1;
			if (ball.faced && ball.off_bat === 0) all.dots += 1;
			if (ball.four) all.fours += 1;
			if (ball.six) all.sixes += 1;
		}
		if (ball.outs.some(({ id }) => id === row.person?.id)) {
			all.outs += 1;
			if (facing && ball.faced && ball.faced_by_striker === 0) all.first_ball = 1;
		}
	}
	const [fifty_balls = 0] = ballsTo(50, row);
	const [hundred_balls = 0] = ballsTo(100, row);
	return { ...all, fifty_balls, hundred_balls };
}

const runs = ({ sum }: Summed) => sum.runs ?? 0;
const isOut = ({ sum }: Summed) => (sum.outs ?? 0) > 0;
const facing = floorOf((rows) => totalOf(rows, "balls"), 500, 100);
const best = (rows: Summed[]) => Math.max(...rows.map(runs));
const fours_and_sixes = (rows: Summed[]) => totalOf(rows, "fours") + totalOf(rows, "sixes");
const boundary_runs = (rows: Summed[]) => 4 * totalOf(rows, "fours") + 6 * totalOf(rows, "sixes");

const fastest = (score: number): Measure => ({
	value: (rows) => {
		const all = rows.flatMap(({ row }) => ballsTo(score, row));
		return all.length === 0 ? null : whole(Math.min(...all));
	},
	behind: ({ row }) => {
		const [balls] = ballsTo(score, row);
		return balls === undefined ? null : -balls;
	},
	...low,
});

const measures: Record<string, Measure> = {
	runs: adds("runs"),
	balls: adds("balls"),
	innings: rowCount,
	matches: different(({ match }) => match?.id ?? null),
	fours: adds("fours"),
	sixes: adds("sixes"),
	dots: adds("dots"),
	outs: adds("outs"),
	not_outs: times((one) => !isOut(one)),
	average: { ...rateMeasure("runs", "outs"), ...floorOf((rows) => rows.length, 20, 5) },
	strike_rate: { ...rateMeasure("runs", "balls", 100), ...facing },
	highest: {
		...most("runs"),
		behind: (one) => runs(one) + (isOut(one) ? 0 : 0.5),
		beside: {
			not_out: (rows) => (rows.length === 0 ? null : rows.some((one) => runs(one) === best(rows) && !isOut(one))),
		},
	},
	hundreds: times((one) => runs(one) >= 100),
	fifties: times((one) => runs(one) >= 50 && runs(one) < 100),
	fifty_plus: times((one) => runs(one) >= 50),
	thirties: times((one) => runs(one) >= 30 && runs(one) < 50),
	ducks: times((one) => isOut(one) && runs(one) === 0),
	golden_ducks: times((one) => isOut(one) && runs(one) === 0 && one.sum.first_ball === 1),
	fastest_fifty: fastest(50),
	fastest_hundred: fastest(100),
	boundaries: { value: (rows) => whole(fours_and_sixes(rows)) },
	boundary_runs: { value: (rows) => ({ above: boundary_runs(rows), below: 1 }) },
	boundary_percentage: {
		ratio: true,
		value: (rows) => per(100 * boundary_runs(rows), totalOf(rows, "runs")),
		...facing,
	},
	balls_per_boundary: {
		ratio: true,
		value: (rows) => per(totalOf(rows, "balls"), fours_and_sixes(rows)),
		low: true,
		...facing,
	},
	dot_percentage: { ...rateMeasure("dots", "balls", 100), low: true, ...facing },
	...ages,
};

export function batting(world: World): Kind {
	const rows = rowsOf(world);
	return {
		rows: () => rows,
		parts: true,
		facts: {
			...ofInnings,
			...ofPerson,
			age,
			batter: ({ person }) => person?.id ?? null,
			position: ({ own }) => own.position ?? null,
			dismissal: ({ own }) => own.dismissal ?? null,
		},
		ofBall: {
			...ofOver,
			bowler: ({ bowler }) => bowler,
			partner: (ball, { person }) => partnerOn(ball, person?.id),
			nth_ball: (ball, { person }) => {
				if (ball.striker === person?.id) return ball.faced_by_striker;
				return ball.non_striker === person?.id ? ball.faced_by_non_striker : 0;
			},
			wicket: (ball, { person }) =>
				partnerOn(ball, person?.id) ? ball.wicket : (ball.outs.find(({ id }) => id === person?.id)?.wicket ?? null),
			against_bowl_style: ({ bowler }) => world.person(bowler).bowl_style,
			against_bowl_kind: ({ bowler }) => world.person(bowler).bowl_kind,
		},
		sum,
		figures: {
			...figures("runs", "balls", "fours", "sixes", "dots", "outs"),
			fifty_balls: ({ fifty_balls }) => (fifty_balls ? whole(fifty_balls) : null),
			hundred_balls: ({ hundred_balls }) => (hundred_balls ? whole(hundred_balls) : null),
			strike_rate: (sum) => per(100 * (sum.runs ?? 0), sum.balls ?? 0),
		},
		measures,
	};
}
