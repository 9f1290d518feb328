import type { Innings } from "../innings.ts";
import type { Match } from "../matches.ts";
import { type Figure, whole } from "../values.ts";
import type { World } from "../world.ts";
import { allOut } from "./innings.ts";
import { adds, EMPTY_ROW, type Kind, low, type Row, rowCount, times } from "./kind.ts";

/** `missing`: abandoned league matches that the record lacks */
type Campaign = { team: string; season: number; league: Match[]; later: Match[]; missing: number };

/** A match that was replayed from the start. */
const REPLAYED = 1473495;

const resultOf = (match: Match, team: string) => match.sides.find((side) => side.team === team)?.result;
const wins = ({ league, team }: Campaign) => league.filter((match) => resultOf(match, team) === "won").length;
const losses = ({ league, team }: Campaign) => league.filter((match) => resultOf(match, team) === "lost").length;
const points = (one: Campaign) => one.league.length + one.missing + wins(one) - losses(one);

/** Runs and balls for the net run rate: all overs for a side that was all out, the target in a revised match. */
function counted(innings: Innings): { runs: number; balls: number } {
	const { match, number, total, legal } = innings;
	const quota = match.target_balls ?? 120;
	const runs = match.revised && number === 1 ? (match.target ?? 1) - 1 : total;
	const whole = allOut(innings) || (number === 1 && (match.revised || quota !== 120));
	return { runs, balls: whole ? quota : legal };
}

function netRunRate({ team, league }: Campaign): number {
	const own = { runs: 0, balls: 0 };
	const others = { runs: 0, balls: 0 };
	for (const match of league) {
		if (resultOf(match, team) === "no_result") continue;
		for (const innings of match.innings) {
			const { runs, balls } = counted(innings);
			const sum = innings.batting.team === team ? own : others;
			sum.runs += runs;
			sum.balls += balls;
		}
	}
	const rate = ({ runs, balls }: typeof own) => (balls === 0 ? 0 : (6 * runs) / balls);
	return rate(own) - rate(others);
}

/** The seasons of all sides as of a match. */
function campaignsUntil({ matches }: World, until: number): Campaign[] {
	const campaigns = new Map<string, Campaign>();
	for (const match of matches) {
		if (match.sequence > until || match.id === REPLAYED) continue;
		for (const { team } of match.sides) {
			const key = `${team} ${match.season}`;
			const one = campaigns.get(key) ?? { team, season: match.season, league: [], later: [], missing: 0 };
			campaigns.set(key, one);
			(match.stage === "league" ? one.league : one.later).push(match);
		}
	}
	const all = [...campaigns.values()];
	for (const one of all) {
		const season = all.filter((other) => other.season === one.season);
		if (season.every(({ later }) => later.length === 0)) continue;
		one.missing = Math.max(...season.map(({ league }) => league.length)) - one.league.length;
	}
	return all;
}

const byPlace = (a: Campaign, b: Campaign) =>
	points(b) - points(a) || netRunRate(b) - netRunRate(a) || (a.team < b.team ? -1 : 1);

function rowOf(one: Campaign, all: Campaign[]): Row {
	const table = all.filter(({ season }) => season === one.season).sort(byPlace);
	const final = one.later.find(({ stage }) => stage === "final");
	return {
		...EMPTY_ROW,
		own: { team: one.team, season: one.season },
		numbers: {
			place: table.indexOf(one) + 1,
			points: points(one),
			won: wins(one),
			lost: losses(one),
			net_run_rate: netRunRate(one),
			playoffs: one.later.length > 0 ? 1 : 0,
			final: final ? 1 : 0,
			title: final && resultOf(final, one.team) === "won" ? 1 : 0,
		},
	};
}

export function campaigns(world: World): Kind {
	const figures = ["place", "points", "won", "lost", "net_run_rate", "playoffs", "final", "title"];
	return {
		rows: (until) => {
			const all = campaignsUntil(world, until);
			return all.map((one) => rowOf(one, all));
		},
		parts: false,
		facts: { team: ({ own }) => own.team ?? null, season: ({ own }) => own.season ?? null },
		ofBall: {},
		figures: Object.fromEntries(figures.map((name) => [name, ({ [name]: is }): Figure => whole(is ?? 0)])),
		measures: {
			seasons: rowCount,
			titles: adds("title"),
			finals: adds("final"),
			runners_up: times(({ sum }) => sum.final === 1 && sum.title !== 1),
			playoffs: adds("playoffs"),
			points: adds("points"),
			won: adds("won"),
			lost: { ...adds("lost"), ...low },
			place: {
				value: (rows) => (rows.length ? whole(Math.min(...rows.map(({ sum }) => sum.place ?? 0))) : null),
				...low,
			},
		},
	};
}
