import { scoreOf } from "../words.ts";
import { type Ball, type Departure, markOf, type Sign, sentenceOf } from "./ball-words.ts";

/** A ball of the record's list, in the order of play. */
export type Delivery = {
	innings_number: number;
	over: number;
	ball: number;
	ball_of_over: number;
	batter_id: string;
	batter: string;
	bowler_id: string;
	bowler: string;
	/** 1 unless it is a wide or a no-ball */
	balls: number;
	faced: number;
	runs: number;
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
type NameOf = (player: { player_id: string; player: string }) => string;

export type BallLine = {
	/** its address on the page: 'b2-15.3', and 'b2-15.3-1' of a wide or no-ball before it */
	id: string;
	/** overs and balls as scorers count: '15.3' */
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

/** An innings over by over, in the order of play, from its balls and the wickets that fell. */
export function oversOfInnings(deliveries: Delivery[], falls: Fall[], nameOf: NameOf): Over[] {
	const scores = new Map<string, { runs: number; balls: number }>();
	const known = new Map(deliveries.map(({ batter_id, batter }) => [batter_id, batter]));
	let total = { runs: 0, wickets: 0 };
	return [...Map.groupBy(deliveries, ({ over }) => over)].map(([over, ofOver]) => {
		const before = total;
		const extras = new Map<string, number>();
		const balls = ofOver.map((delivery) => {
			const score = scores.get(delivery.batter_id) ?? { runs: 0, balls: 0 };
			scores.set(delivery.batter_id, {
				runs: score.runs + delivery.batter_runs,
				balls: score.balls + delivery.faced,
			});
			const out = departuresOf(delivery, falls, known, nameOf, scores);
			total = { runs: total.runs + delivery.runs, wickets: total.wickets + wicketsOf(delivery, falls) };
			const ball = spoken(delivery, out, nameOf);
			return { ...addressOf(delivery, extras), ...markOf(ball), said: sentenceOf(ball) };
		});
		return {
			over,
			bowlers: [
				...new Set(ofOver.map(({ bowler_id, bowler }) => nameOf({ player_id: bowler_id, player: bowler }))),
			].join(", "),
			runs: total.runs - before.runs,
			wickets: total.wickets - before.wickets,
			score: scoreOf(total.runs, total.wickets),
			balls,
		};
	});
}

const fallsWith = ({ ball }: Delivery, falls: Fall[]) => falls.filter((fall) => fall.ball === ball);
const wicketsOf = (delivery: Delivery, falls: Fall[]) => fallsWith(delivery, falls).length;

/** Who left with a ball: those who were out, or who was hurt, which is no wicket. */
function departuresOf(
	delivery: Delivery,
	falls: Fall[],
	known: Map<string, string>,
	nameOf: NameOf,
	scores: Map<string, { runs: number; balls: number }>,
): Departure[] {
	const scoreOfBatter = (id: string) => scores.get(id) ?? { runs: 0, balls: 0 };
	const out = fallsWith(delivery, falls).map((fall) => ({
		how: fall.dismissal,
		who: nameOf(fall),
		fielders: fall.fielders.map((player, at) => nameOf({ player_id: fall.fielder_ids[at] ?? "", player })),
		...scoreOfBatter(fall.player_id),
	}));
	const { dismissal, out_id } = delivery;
	if (out.length > 0 || !dismissal || !out_id) return out;
	const player = known.get(out_id);
	return player
		? [{ how: dismissal, who: nameOf({ player_id: out_id, player }), fielders: [], ...scoreOfBatter(out_id) }]
		: [];
}

function spoken(delivery: Delivery, out: Departure[], nameOf: NameOf): Ball {
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

/** Where a ball stands: what is bowled again has the number of the legal ball after it, and a place before that. */
function addressOf({ innings_number, over, ball_of_over, balls }: Delivery, extras: Map<string, number>) {
	const at = `${over - 1}.${ball_of_over}`;
	const id = `b${innings_number}-${at}`;
	if (balls === 1) return { at, id };
	const place = (extras.get(at) ?? 0) + 1;
	extras.set(at, place);
	return { at, id: `${id}-${place}` };
}
