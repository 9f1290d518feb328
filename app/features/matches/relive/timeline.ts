import type { AtCrease, Bowling } from "../balls/crease.tsx";
import {
	type Delivery,
	type DescribedBall,
	describeBalls,
	type Fall,
	type NameOf,
	type Score,
} from "../balls/overs.ts";

/** A ball with the state of the match after it, and nothing of later balls. */
export type Moment = Pick<DescribedBall, "id" | "at" | "sign" | "mark" | "said"> & {
	innings: 1 | 2;
	/** from 1 */
	over: number;
	/** the total of the batting side, and its legal balls */
	runs: number;
	wickets: number;
	balls: number;
	/** wickets on this ball */
	fell: number;
	batter: AtCrease;
	partner: AtCrease;
	bowler: Bowling;
	stand: Score;
	/** the win chance of the side that batted first, in ten-thousandths; null when the match has none */
	chance: number | null;
};

export type TimelineSource = {
	/** both innings in the order of play */
	deliveries: Delivery[];
	falls: Fall[];
	nameOf: NameOf;
	/** the win chance after each ball */
	chances: readonly number[] | null;
};

/** Returns the balls of a match in the order of play, each with the state after it. */
export function timelineOf({ deliveries, falls, nameOf, chances }: TimelineSource): Moment[] {
	const innings = Map.groupBy(deliveries, ({ innings_number }) => innings_number);
	const moments = [...innings].flatMap(([number, ofInnings]) =>
		momentsOf(
			ofInnings,
			falls.filter(({ innings_number }) => innings_number === number),
			nameOf,
		),
	);
	return moments.map((moment, index) => ({ ...moment, chance: chances?.[index] ?? null }));
}

/** Returns the balls of one innings in the order of play, each with the state after it. */
export function momentsOf(deliveries: Delivery[], falls: Fall[], nameOf: NameOf): Omit<Moment, "chance">[] {
	const bowlers = new Map<string, Bowling>();
	const stands = standCounter();
	const moments: Omit<Moment, "chance">[] = [];
	let balls = 0;
	for (const ball of describeBalls(deliveries, falls, nameOf)) {
		const { id, at, sign, mark, said, delivery, runs, wickets, fell, departed, scores } = ball;
		const { batter_id, batter, partner_id, partner, bowler_id } = delivery;
		const atCrease = (player_id: string, player: string): AtCrease => ({
			name: nameOf({ player_id, player }),
			...(scores.get(player_id) ?? { runs: 0, balls: 0 }),
			out: departed.includes(player_id),
		});
		balls += delivery.balls;
		const bowler = figuresAfter(delivery, bowlers.get(bowler_id), nameOf);
		bowlers.set(bowler_id, bowler);
		moments.push({
			...{ id, at, sign, mark, said, runs, wickets, balls, fell, bowler },
			innings: delivery.innings_number === 1 ? 1 : 2,
			over: delivery.over,
			batter: atCrease(batter_id, batter),
			partner: atCrease(partner_id, partner),
			stand: stands(ball),
		});
	}
	return moments;
}

/** A bowler's figures with one more ball. Byes, leg byes and penalties count for no bowler. */
function figuresAfter(delivery: Delivery, before: Bowling | undefined, nameOf: NameOf): Bowling {
	const { bowler_id, bowler, balls, batter_runs, wides, noballs, credited } = delivery;
	return {
		name: nameOf({ player_id: bowler_id, player: bowler }),
		balls: (before?.balls ?? 0) + balls,
		runs: (before?.runs ?? 0) + batter_runs + wides + noballs,
		wickets: (before?.wickets ?? 0) + credited,
	};
}

/** Returns a counter of the stand at the crease, extras included. A new pair starts a new stand. */
function standCounter(): (ball: DescribedBall) => Score {
	let [pair, stand, ended] = ["", { runs: 0, balls: 0 }, true];
	return ({ delivery: { batter_id, partner_id, runs, faced }, departed }) => {
		const now = [batter_id, partner_id].sort().join();
		if (ended || now !== pair) stand = { runs: 0, balls: 0 };
		stand = { runs: stand.runs + runs, balls: stand.balls + faced };
		[pair, ended] = [now, departed.length > 0];
		return stand;
	};
}
