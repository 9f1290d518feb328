import type { Ball } from "../innings.ts";
import { per } from "../values.ts";
import type { World } from "../world.ts";
import {
	adds,
	EMPTY_ROW,
	figures,
	floorOf,
	type Kind,
	type Measure,
	most,
	ofInnings,
	ofOver,
	type Row,
	rateMeasure,
	rowCount,
	type Sum,
	type Summed,
	times,
} from "./kind.ts";

/** A stand ends when either batter is out or leaves. */
function rowsOf({ innings }: World): Row[] {
	const rows: Row[] = [];
	for (const one of innings) {
		let stand: { pair: string[]; wicket: number; balls: Ball[] } | null = null;
		for (const ball of one.balls) {
			const pair = [ball.striker, ball.non_striker].sort();
			if (!stand || stand.wicket !== ball.wicket || stand.pair.join() !== pair.join()) {
				stand = { pair, wicket: ball.wicket, balls: [] };
				const [first = "", second = ""] = pair;
				rows.push({
					...EMPTY_ROW,
					match: one.match,
					side: one.batting,
					innings: one,
					balls: stand.balls,
					own: { first, second, wicket: ball.wicket },
				});
			}
			stand.balls.push(ball);
		}
	}
	return rows;
}

function sum(balls: Ball[]): Sum {
	const all = { runs: 0, balls: 0, fours: 0, sixes: 0, ended: 0 };
	for (const ball of balls) {
		all.runs += ball.all;
		if (ball.faced) all.balls += 1;
		if (ball.four) all.fours += 1;
		if (ball.six) all.sixes += 1;
		all.ended += ball.outs.length;
	}
	return all;
}

const runs = ({ sum }: Summed) => sum.runs ?? 0;
const measures: Record<string, Measure> = {
	runs: adds("runs"),
	balls: adds("balls"),
	count: rowCount,
	highest: { ...most("runs"), behind: ({ sum }) => sum.runs ?? 0 },
	fifty_plus: times((one) => runs(one) >= 50),
	hundreds: times((one) => runs(one) >= 100),
	average: { ...rateMeasure("runs", "ended"), ...floorOf((rows) => rows.length, 20, 5) },
};

export function stands(world: World): Kind {
	const rows = rowsOf(world);
	return {
		rows: () => rows,
		parts: true,
		facts: {
			...ofInnings,
			unbroken: ({ balls }) => balls.every(({ outs }) => outs.length === 0),
			wicket: ({ own }) => own.wicket ?? null,
			pair: ({ own }) => `${own.first} ${own.second}`,
		},
		several: ({ own: { first = null, second = null } }) => [
			{ player: first, partner: second, batter: first },
			{ player: first, partner: second, batter: second },
			{ player: second, partner: first, batter: first },
			{ player: second, partner: first, batter: second },
		],
		shared: ["player", "partner", "batter"],
		ofBall: {
			...ofOver,
			bowler: ({ bowler }) => bowler,
			against_bowl_style: ({ bowler }) => world.person(bowler).bowl_style,
			against_bowl_kind: ({ bowler }) => world.person(bowler).bowl_kind,
		},
		sum,
		figures: {
			...figures("runs", "balls", "fours", "sixes"),
			run_rate: (sum) => per(6 * (sum.runs ?? 0), sum.balls ?? 0),
		},
		measures,
	};
}
