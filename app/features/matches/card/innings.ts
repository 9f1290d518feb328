import { ordinal } from "../../../lib/numbers.ts";
import type { Card } from "../scorecard.server.ts";
import { dismissalOf, extrasOf, oversOf, plural, rateText, scoreOf } from "../words.ts";
import type { MatchDetails } from "./match-details.server.ts";

type Player = { player_id: string; player: string };
const PHASES = ["powerplay", "middle", "death"];
const inPlayOrder = (a: { phase: string }, b: { phase: string }) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase);
type NameOf = (player: Player) => string;
type Side = Card["innings"][number];

const playerOf = ({ player_id, player }: Player): Player => ({ player_id, player });

export function inningsOf(card: Card, details: MatchDetails, side: Side, nameOf: NameOf) {
	const within = ({ innings_number }: { innings_number: number }) => innings_number === side.innings_number;
	const batting = card.batting.filter(within);
	const batted = new Set(batting.map(({ player_id }) => player_id));
	return {
		innings: side.innings_number,
		team_id: side.team_id,
		team: side.team_name,
		runs: side.runs,
		score: scoreOf(side.runs, side.wickets),
		overs: oversOf(side.balls),
		run_rate: rateText(side.run_rate),
		extras: extrasOf(side),
		batting: battingOf(batting, nameOf),
		did_not_bat: card.lineups
			.filter((line) => line.team_id === side.team_id && !batted.has(line.player_id))
			.map(playerOf),
		bowling: bowlingOf(card.bowling.filter(within)),
		fall_of_wickets: card.dismissals.filter(within).map((fall) => ({
			wicket: fall.wicket_number,
			score: fall.score,
			player: fall.player,
			name: nameOf(fall),
			overs: oversOf((fall.over - 1) * 6 + fall.ball_of_over),
		})),
		stands: standsOf(details.stands.filter(within), nameOf),
		phases: details.phases
			.filter(within)
			.toSorted(inPlayOrder)
			.map(({ phase, runs, wickets, balls, run_rate }) => ({
				phase,
				runs,
				wickets,
				balls,
				run_rate: rateText(run_rate),
			})),
		meetings: meetingsOf(details.meetings.filter(within)),
	};
}

function battingOf(batting: Card["batting"], nameOf: NameOf) {
	const most = Math.max(0, ...batting.map(({ runs }) => runs));
	return batting.map((line) => ({
		...playerOf(line),
		runs: line.runs,
		balls: line.balls,
		fours: line.fours,
		sixes: line.sixes,
		how_out: dismissalOf({
			...line,
			bowler: line.bowler && line.bowler_id ? nameOf({ player_id: line.bowler_id, player: line.bowler }) : null,
			fielders: line.fielders.map((player, at) => nameOf({ player_id: line.fielder_ids[at] ?? "", player })),
		}),
		not_out: line.not_out,
		strike_rate: rateText(line.strike_rate),
		best: most > 0 && line.runs === most,
	}));
}

function bowlingOf(bowling: Card["bowling"]) {
	const most = Math.max(0, ...bowling.map(({ wickets }) => wickets));
	return bowling.map((line) => ({
		...playerOf(line),
		overs: oversOf(line.balls),
		runs: line.runs,
		wickets: line.wickets,
		economy: rateText(line.economy),
		dots: line.dots,
		note: [[line.maidens, "maiden"] as const, [line.wides, "wide"] as const, [line.noballs, "no-ball"] as const]
			.flatMap(([count, word]) => (count > 0 ? [plural(count, word)] : []))
			.join(", "),
		best: most > 0 && line.wickets === most,
	}));
}

/** `parts`: the lengths of a bar's parts (both batters, extras), in percent of the longest stand. */
function standsOf(stands: MatchDetails["stands"], nameOf: NameOf) {
	const most = Math.max(1, ...stands.map(({ runs }) => runs));
	return stands.map((stand) => {
		const { player_runs, partner_runs, runs } = stand;
		const share = (part: number) => Math.round((1000 * part) / most) / 10;
		const pair = [
			{ name: nameOf(stand), runs: player_runs },
			{ name: nameOf({ player_id: stand.partner_id, player: stand.partner }), runs: partner_runs },
		];
		return {
			wicket: ordinal(stand.wicket_number),
			pair,
			runs,
			balls: stand.balls,
			unbroken: stand.unbroken,
			parts: [share(player_runs), share(partner_runs), share(runs - player_runs - partner_runs)],
		};
	});
}

/** Batters against bowlers, most balls first; pairs of only wides are left out. */
function meetingsOf(meetings: MatchDetails["meetings"]) {
	return meetings
		.filter(({ faced, credited }) => faced > 0 || credited > 0)
		.map(({ batter_id, batter, bowler_id, bowler, batter_runs, faced, credited, strike_rate }) => ({
			batter: { player_id: batter_id, player: batter },
			bowler: { player_id: bowler_id, player: bowler },
			runs: batter_runs,
			balls: faced,
			wickets: credited,
			strike_rate: rateText(strike_rate),
		}))
		.toSorted((a, b) => b.balls - a.balls || b.runs - a.runs);
}
