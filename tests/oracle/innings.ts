import type { CsvRow, RawBall, Sources } from "./balls.ts";
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
	/** wickets before it, plus one */
	wicket: number;
	/** batters out on it, at the crease or not */
	outs: Out[];
	/** batters who left without a dismissal */
	retired: { id: string; kind: string }[];
	/** balls faced before it by each batter, and legal balls bowled before it */
	faced_by_striker: number;
	faced_by_non_striker: number;
	bowled_before: number;
};
/** `wicket`: number of wickets including it */
export type Out = { kind: string; id: string; credited: boolean; fielders: string[]; wicket: number };
export type Innings = {
	match: Match;
	number: number;
	batting: Side;
	bowling: Side;
	target: number | null;
	total: number;
	wickets: number;
	/** batters who were hurt before they came in */
	absent: number;
	/** runs outside its balls */
	penalties: number;
	legal: number;
	balls: Ball[];
	/** batters in order of appearance */
	order: string[];
};

const CREDITED = ["bowled", "caught", "caught and bowled", "lbw", "stumped", "hit wicket"];

const RETIRED = ["retired hurt", "retired not out"];

/** Adds innings with their balls to the matches, and super overs separately. */
export function addInnings(matches: Match[], { balls, innings: beside }: Pick<Sources, "balls" | "innings">): void {
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
	for (const row of beside) addBeside(byId, row);
	for (const match of matches) match.innings.sort((a, b) => a.number - b.number);
}

/** Adds penalty runs and absent batters. An innings may have nothing but penalty runs. */
function addBeside(matches: Map<number, Match>, row: CsvRow): void {
	const match = matches.get(Number(row.match_id));
	if (!match) throw new Error(`no match ${row.match_id}`);
	const number = Number(row.innings);
	const penalties = Number(row.penalty_before) + Number(row.penalty_after);
	const over = match.super_overs.get(number);
	if (over) over.runs += penalties;
	if (number > 2) return;
	let innings = match.innings.find((one) => one.number === number);
	if (!innings && penalties === 0) return;
	if (!innings) {
		innings = begin(match, { innings: number, team_id: row.franchise_id ?? "" });
		match.innings.push(innings);
	}
	innings.total += penalties;
	innings.penalties = penalties;
	innings.absent = Number(row.absent);
}

function addToSuperOver({ super_overs, sides }: Match, ball: RawBall): void {
	const side = sides.find(({ team }) => team === ball.team_id);
	if (!side) throw new Error(`${ball.team_id} bats in the super over of others`);
	const over = super_overs.get(ball.innings) ?? { side, runs: 0, wickets: 0, balls: 0 };
	super_overs.set(ball.innings, over);
	over.runs += ball.batter_runs + ball.wides + ball.noballs + ball.byes + ball.legbyes + ball.penalty;
	over.wickets += outsOf(ball, 0).length;
	if (ball.wides === 0 && ball.noballs === 0) over.balls += 1;
}

function begin(match: Match, { innings: number, team_id }: Pick<RawBall, "innings" | "team_id">): Innings {
	const batting = match.sides.find((side) => side.team === team_id);
	const bowling = match.sides.find((side) => side.team !== team_id);
	if (!batting || !bowling) throw new Error(`${team_id} does not play in ${match.id}`);
	const target = number === 2 ? match.target : null;
	const none = { total: 0, wickets: 0, absent: 0, penalties: 0, legal: 0 };
	return { match, number, batting, bowling, target, ...none, balls: [], order: [] };
}

function walker(innings: Innings) {
	const faced = new Map<string, number>();
	const bowled = new Map<string, number>();
	const legalOfOver = new Map<number, number>();
	const more = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
	return (raw: RawBall) => {
		for (const batter of [raw.batter_id, raw.non_striker_id, raw.out_id, raw.second_out_id])
			if (batter && !innings.order.includes(batter)) innings.order.push(batter);
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
			outs: outsOf(raw, innings.wickets),
			retired: leavesOf(raw).filter(({ kind }) => RETIRED.includes(kind)),
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
		innings.wickets += ball.outs.length;
	};
}

/** The batter's partner on a ball; null if the batter was not at the crease. */
export function partnerOn({ striker, non_striker }: Ball, id: string | undefined): string | null {
	return id === striker ? non_striker : id === non_striker ? striker : null;
}

/** Everybody who left the crease on a ball or did not come in. */
const leavesOf = ({ wicket, out_id, second_wicket, second_out_id }: RawBall) =>
	[
		{ kind: wicket, id: out_id },
		{ kind: second_wicket, id: second_out_id },
	].flatMap(({ kind, id }) => (kind && id ? [{ kind, id }] : []));

function outsOf(raw: RawBall, down: number): Out[] {
	const handsOf = (kind: string) =>
		kind === "caught and bowled" ? [raw.bowler_id] : kind === raw.wicket ? (raw.fielders?.split("|") ?? []) : [];
	return leavesOf(raw)
		.filter(({ kind }) => !RETIRED.includes(kind))
		.map(({ kind, id }, place) => ({
			...{ kind, id, credited: CREDITED.includes(kind), wicket: down + place + 1 },
			fielders: [...new Set(handsOf(kind))],
		}));
}
