import type { Sides } from "./batting.ts";
import { chargedRuns, isCredited, isDismissal, isFour, isLegal, isSix } from "./scoring.ts";
import type { Delivery, Row } from "./source.ts";

/** A dot is a legal ball with nothing charged to the bowler: leg byes leave it one. */
const isDot = (ball: Delivery) => isLegal(ball) && chargedRuns(ball) === 0;
const creditedOf = (ball: Delivery) => ball.wickets.filter((wicket) => isCredited(wicket.kind)).length;
const count = (balls: Delivery[], test: (ball: Delivery) => boolean) => balls.filter(test).length;
const sum = (balls: Delivery[], value: (ball: Delivery) => number) => balls.reduce((total, b) => total + value(b), 0);

/** The overs of an innings: one row an over and bowler. */
export function oversOf(balls: Delivery[], sides: Sides): Row[] {
	const overs = Map.groupBy(balls, (ball) => `${ball.over} ${ball.bowler}`);
	return [...overs.values()].map((over) => ({
		...sides,
		over: (over[0] as Delivery).over,
		bowler_id: (over[0] as Delivery).bowler,
		runs: sum(over, (ball) => ball.total_runs),
		wickets: sum(over, (ball) => ball.wickets.filter((wicket) => isDismissal(wicket.kind)).length),
		balls: count(over, isLegal),
		fours: count(over, isFour),
		sixes: count(over, isSix),
		dots: count(over, isDot),
		runs_charged: sum(over, chargedRuns),
		wickets_credited: sum(over, creditedOf),
	}));
}

/** The bowling card of an innings, in order of first over. `franchise_id` is the bowler's side. */
export function bowlingOf(balls: Delivery[], sides: Sides): Row[] {
	const spells = Map.groupBy(balls, (ball) => ball.bowler);
	return [...spells].map(([player_id, spell], index) => ({
		match_id: sides.match_id,
		innings: sides.innings,
		franchise_id: sides.opponent_id,
		opponent_id: sides.franchise_id,
		player_id,
		position: index + 1,
		balls: count(spell, isLegal),
		maidens: [...Map.groupBy(spell, (ball) => ball.over).values()].filter(
			(over) => count(over, isLegal) >= 6 && over.every((ball) => chargedRuns(ball) === 0),
		).length,
		runs: sum(spell, chargedRuns),
		wickets: sum(spell, creditedOf),
		dots: count(spell, isDot),
		wides: sum(spell, (ball) => ball.wides),
		noballs: sum(spell, (ball) => ball.noballs),
		fours: count(spell, isFour),
		sixes: count(spell, isSix),
	}));
}

/** Bowlers who took three wickets with three deliveries in a row in this innings, over the end of an over too. */
export function hatTricksOf(balls: Delivery[], sides: Sides): Row[] {
	const spells = Map.groupBy(balls, (ball) => ball.bowler);
	return [...spells]
		.filter(([, spell]) =>
			spell.some((_, at) => at >= 2 && spell.slice(at - 2, at + 1).every((ball) => creditedOf(ball) > 0)),
		)
		.map(([player_id]) => ({
			match_id: sides.match_id,
			innings: sides.innings,
			franchise_id: sides.opponent_id,
			opponent_id: sides.franchise_id,
			player_id,
			kind: "hat_trick",
			balls: null,
		}));
}
