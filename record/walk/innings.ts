import type { RawBall } from "./balls.ts";
import type { Match, Side } from "./matches.ts";

export type Ball = {
	innings: Innings;
	over: number;
	ball_of_over: number;
	striker: string;
	non_striker: string;
	bowler: string;
	off_bat: number;
	all: number;
	charged: number;
	wides: number;
	noballs: number;
	byes: number;
	legbyes: number;
	penalties: number;
	legal: boolean;
	faced: boolean;
	four: boolean;
	six: boolean;
	/** wickets down before it, plus one */
	wicket: number;
	/** the batter out on it; retired hurt is no dismissal */
	out: { kind: string; id: string; credited: boolean; fielders: string[] } | null;
	retired: string | null;
	/** balls that each batter faced before it, and legal balls that the bowler bowled before it */
	faced_by_striker: number;
	faced_by_non_striker: number;
	bowled_before: number;
};
export type Innings = {
	match: Match;
	number: number;
	batting: Side;
	bowling: Side;
	target: number | null;
	total: number;
	wickets: number;
	legal: number;
	balls: Ball[];
	/** the batters in order of appearance */
	order: string[];
};

const CREDITED = ["bowled", "caught", "caught and bowled", "lbw", "stumped", "hit wicket"];

/** Adds the balls of every innings to its match, super overs separately. */
export function addInnings(matches: Match[], balls: RawBall[]): void {
	const byId = new Map(matches.map((match) => [match.id, match]));
	const walks = new Map<string, (ball: RawBall) => void>();
	for (const ball of balls) {
		const match = byId.get(ball.match_id);
		if (!match) throw new Error(`no match ${ball.match_id}`);
		if (ball.super_over) {
			addToSuperOver(match, ball);
			continue;
		}
		const key = `${ball.match_id} ${ball.innings}`;
		let walk = walks.get(key);
		if (!walk) {
			const innings = begin(match, ball);
			match.innings.push(innings);
			walk = walker(innings);
			walks.set(key, walk);
		}
		walk(ball);
	}
	for (const match of matches) match.innings.sort((a, b) => a.number - b.number);
}

function addToSuperOver({ super_overs, sides }: Match, ball: RawBall): void {
	const side = sides.find(({ team }) => team === ball.team_id);
	if (!side) throw new Error(`${ball.team_id} bats in the super over of others`);
	const over = super_overs.get(ball.innings) ?? { side, runs: 0, wickets: 0, balls: 0 };
	super_overs.set(ball.innings, over);
	over.runs += ball.batter_runs + ball.wides + ball.noballs + ball.byes + ball.legbyes + ball.penalty;
	if (outOf(ball)) over.wickets += 1;
	if (ball.wides === 0 && ball.noballs === 0) over.balls += 1;
}

function begin(match: Match, { innings: number, team_id }: RawBall): Innings {
	const batting = match.sides.find((side) => side.team === team_id);
	const bowling = match.sides.find((side) => side.team !== team_id);
	if (!batting || !bowling) throw new Error(`${team_id} does not play in ${match.id}`);
	const target = number === 2 ? match.target : null;
	return { match, number, batting, bowling, target, total: 0, wickets: 0, legal: 0, balls: [], order: [] };
}

function walker(innings: Innings) {
	const faced = new Map<string, number>();
	const bowled = new Map<string, number>();
	const legalOfOver = new Map<number, number>();
	const more = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
	return (raw: RawBall) => {
		if (raw.second_wicket) throw new Error("two wickets on one ball: the walk does not know them");
		for (const batter of [raw.batter_id, raw.non_striker_id])
			if (!innings.order.includes(batter)) innings.order.push(batter);
		const ball: Ball = {
			innings,
			over: raw.over,
			ball_of_over: (legalOfOver.get(raw.over) ?? 0) + 1,
			striker: raw.batter_id,
			non_striker: raw.non_striker_id,
			bowler: raw.bowler_id,
			off_bat: raw.batter_runs,
			all: raw.batter_runs + raw.wides + raw.noballs + raw.byes + raw.legbyes + raw.penalty,
			charged: raw.batter_runs + raw.wides + raw.noballs,
			wides: raw.wides,
			noballs: raw.noballs,
			byes: raw.byes,
			legbyes: raw.legbyes,
			penalties: raw.penalty,
			legal: raw.wides === 0 && raw.noballs === 0,
			faced: raw.wides === 0,
			four: raw.batter_runs === 4 && !raw.non_boundary,
			six: raw.batter_runs === 6 && !raw.non_boundary,
			wicket: innings.wickets + 1,
			out: outOf(raw),
			retired: raw.wicket === "retired hurt" ? raw.out_id : null,
			faced_by_striker: faced.get(raw.batter_id) ?? 0,
			faced_by_non_striker: faced.get(raw.non_striker_id) ?? 0,
			bowled_before: bowled.get(raw.bowler_id) ?? 0,
		};
		innings.balls.push(ball);
		innings.total += ball.all;
		if (ball.faced) more(faced, ball.striker);
		if (ball.legal) {
			more(bowled, ball.bowler);
			more(legalOfOver, ball.over);
			innings.legal += 1;
		}
		if (ball.out) innings.wickets += 1;
	};
}

function outOf({ wicket, out_id, fielders, bowler_id }: RawBall): Ball["out"] {
	if (!wicket || !out_id || wicket === "retired hurt") return null;
	const named = wicket === "caught and bowled" ? [bowler_id] : (fielders?.split("|") ?? []);
	return { kind: wicket, id: out_id, credited: CREDITED.includes(wicket), fielders: [...new Set(named)] };
}
