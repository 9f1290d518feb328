import { scoreOf } from "../words.ts";
import { type Ball, type Departure, markOf, type Sign, sentenceOf } from "./ball-words.ts";

/** A row of the record's balls. */
export type Delivery = {
	innings_number: number;
	over: number;
	ball: number;
	ball_of_over: number;
	batter_id: string;
	batter: string;
	/** the batter at the other end */
	partner_id: string;
	partner: string;
	bowler_id: string;
	bowler: string;
	/** 1, or 0 for a wide or a no-ball */
	balls: number;
	/** 1, or 0 for a wide */
	faced: number;
	runs: number;
	/** wickets that count for the bowler */
	credited: number;
	batter_runs: number;
	fours: number;
	sixes: number;
	wides: number;
	noballs: number;
	byes: number;
	legbyes: number;
	penalties: number;
	dismissal: string | null;
	out_id: string | null;
};
export type Fall = {
	innings_number: number;
	ball: number;
	player_id: string;
	player: string;
	dismissal: string;
	fielder_ids: string[];
	fielders: string[];
};
export type NameOf = (player: { player_id: string; player: string }) => string;

export type BallLine = {
	/** its anchor on the page: 'b2-15.3'; a wide or no-ball before that ball has a counter, 'b2-15.3-1' */
	id: string;
	/** over and ball in scorers' notation: '15.3' */
	at: string;
	sign: Sign;
	mark: string;
	said: string;
};
export type Over = {
	over: number;
	bowlers: string;
	runs: number;
	wickets: number;
	/** the total after it */
	score: string;
	balls: BallLine[];
};

export type Score = { runs: number; balls: number };
/** A ball in words, with the state of the innings after it. */
export type DescribedBall = BallLine & {
	delivery: Delivery;
	/** the total after it */
	runs: number;
	wickets: number;
	/** ids of the batters who left on it; `fell`: the number of wickets */
	departed: string[];
	fell: number;
	/** the batters' scores by id. The next ball changes the same map, so read it before. */
	scores: ReadonlyMap<string, Score>;
};

/** Yields the balls of an innings in the order of play, described, with the state after each. */
export function* describeBalls(deliveries: Delivery[], falls: Fall[], nameOf: NameOf): Generator<DescribedBall> {
	const scores = new Map<string, Score>();
	const names = new Map(
		deliveries.flatMap(({ batter_id, batter, partner_id, partner }) => [
			[partner_id, partner] as const,
			[batter_id, batter] as const,
		]),
	);
	const extras = new Map<string, number>();
	let [runs, wickets] = [0, 0];
	for (const delivery of deliveries) {
		const score = scores.get(delivery.batter_id) ?? { runs: 0, balls: 0 };
		scores.set(delivery.batter_id, { runs: score.runs + delivery.batter_runs, balls: score.balls + delivery.faced });
		const fallen = falls.filter(({ ball }) => ball === delivery.ball);
		runs += delivery.runs;
		wickets += fallen.length;
		const ball = ballOf(delivery, departuresOf(delivery, fallen, names, nameOf, scores), nameOf);
		yield {
			...anchorOf(delivery, extras),
			...markOf(ball),
			said: sentenceOf(ball),
			delivery,
			runs,
			wickets,
			departed: [...fallen.map(({ player_id }) => player_id), ...(delivery.out_id ? [delivery.out_id] : [])],
			fell: fallen.length,
			scores,
		};
	}
}

/** Returns the overs of an innings in the order of play, with their balls described. */
export function oversOfInnings(deliveries: Delivery[], falls: Fall[], nameOf: NameOf): Over[] {
	const described = [...describeBalls(deliveries, falls, nameOf)];
	return [...Map.groupBy(described, ({ delivery }) => delivery.over)].map(([over, balls]) => {
		const last = balls.at(-1) as DescribedBall;
		const bowlers = balls.map(({ delivery: { bowler_id, bowler } }) =>
			nameOf({ player_id: bowler_id, player: bowler }),
		);
		return {
			over,
			bowlers: [...new Set(bowlers)].join(", "),
			runs: balls.reduce((sum, { delivery }) => sum + delivery.runs, 0),
			wickets: balls.reduce((sum, { fell }) => sum + fell, 0),
			score: scoreOf(last.runs, last.wickets),
			balls: balls.map(({ id, at, sign, mark, said }) => ({ id, at, sign, mark, said })),
		};
	});
}

/** The batters who left on a ball: those out, or one retired, which is no wicket. */
function departuresOf(
	delivery: Delivery,
	fallen: Fall[],
	names: Map<string, string>,
	nameOf: NameOf,
	scores: ReadonlyMap<string, Score>,
): Departure[] {
	const scoreOfBatter = (id: string) => scores.get(id) ?? { runs: 0, balls: 0 };
	const out = fallen.map((fall) => ({
		how: fall.dismissal,
		who: nameOf(fall),
		fielders: fall.fielders.map((player, at) => nameOf({ player_id: fall.fielder_ids[at] ?? "", player })),
		...scoreOfBatter(fall.player_id),
	}));
	const { dismissal, out_id } = delivery;
	if (out.length > 0 || !dismissal || !out_id) return out;
	const player = names.get(out_id);
	return player
		? [{ how: dismissal, who: nameOf({ player_id: out_id, player }), fielders: [], ...scoreOfBatter(out_id) }]
		: [];
}

function ballOf(delivery: Delivery, out: Departure[], nameOf: NameOf): Ball {
	const { batter_id, batter, bowler_id, bowler, fours, sixes } = delivery;
	return {
		...delivery,
		batter: nameOf({ player_id: batter_id, player: batter }),
		bowler: nameOf({ player_id: bowler_id, player: bowler }),
		four: fours > 0,
		six: sixes > 0,
		out,
	};
}

/** The position and anchor of a ball. A wide or no-ball has the number of the next legal ball, and a counter. */
function anchorOf({ innings_number, over, ball_of_over, balls }: Delivery, extras: Map<string, number>) {
	const at = `${over - 1}.${ball_of_over}`;
	const id = `b${innings_number}-${at}`;
	if (balls === 1) return { at, id };
	const counter = (extras.get(at) ?? 0) + 1;
	extras.set(at, counter);
	return { at, id: `${id}-${counter}` };
}
