import type { Match, Side } from "../matches.ts";
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
	ofMatch,
	ofPair,
	ofPerson,
	ofSide,
	ofSidesInnings,
	type Row,
	rowCount,
	type Sum,
	type Summed,
	times,
} from "./kind.ts";

const ended = (result: string) => times(({ row }) => row.side?.result === result);
const count = (rows: Summed[], result: string) => rows.filter(({ row }) => row.side?.result === result).length;

/** The innings in which a side batted. */
const inningsOf = ({ match, team }: Side) => match.innings.find(({ batting }) => batting.team === team) ?? null;

/** A measure: the maximum of the rows with a value. */
const biggest = (name: string): Measure => ({
	value: (rows) => {
		const known = rows.flatMap(({ sum }) => sum[name] ?? []);
		return known.length === 0 ? null : whole(Math.max(...known));
	},
});

/** The margin; of a chase also in balls left. */
function marginOf({ margin, innings, target_balls }: Match): { runs?: number; wickets?: number; balls?: number } {
	const chase = innings.find(({ number }) => number === 2);
	return margin.wickets && chase && target_balls !== null ? { ...margin, balls: target_balls - chase.legal } : margin;
}

/** A measure: the biggest margin of matches won. */
const won = (name: "runs" | "wickets" | "balls"): Measure => ({
	value: (rows) => {
		const known = rows.flatMap(({ row: { side, match } }) =>
			side?.result === "won" && match ? (marginOf(match)[name] ?? []) : [],
		);
		return known.length === 0 ? null : whole(Math.max(...known));
	},
});

const ofSides: Record<string, Measure> = {
	matches: rowCount,
	won: ended("won"),
	lost: { ...ended("lost"), ...low },
	no_result: ended("no_result"),
	win_percentage: {
		ratio: true,
		value: (rows) => per(100 * count(rows, "won"), count(rows, "won") + count(rows, "lost")),
		...floorOf((rows) => rows.length, 20, 1),
	},
	win_by_runs: won("runs"),
	win_by_wickets: won("wickets"),
	win_by_balls: won("balls"),
	tosses_won: times(({ row }) => row.side?.toss === "won"),
};

const known = (name: string) => (sum: Sum) => (sum[name] === undefined ? null : whole(sum[name]));

/** Sums of both sides, and the lower of the two; none if one has not batted. */
function ofBoth({ innings }: Match): Sum {
	const runs = innings.map(({ total }) => total);
	return {
		...(runs.length > 0 ? { of_both: runs.reduce((a, b) => a + b, 0) } : {}),
		...(runs.length === 2
			? { lower_total: Math.min(...runs), lower_wickets: Math.min(...innings.map(({ wickets }) => wickets)) }
			: {}),
	};
}

export function sides({ matches }: World): Kind {
	const rows = matches.flatMap((match) =>
		match.sides.map((side): Row => ({ ...EMPTY_ROW, match, side, innings: inningsOf(side), numbers: marginOf(match) })),
	);
	const figures = { win_by_runs: known("runs"), win_by_wickets: known("wickets"), win_by_balls: known("balls") };
	return { rows: () => rows, parts: false, facts: ofSidesInnings, ofBall: {}, figures, measures: ofSides };
}

export function matches(world: World): Kind {
	const rows = world.matches.map(
		(match): Row => ({
			...EMPTY_ROW,
			match,
			numbers: { ...marginOf(match), ...ofBoth(match), decided: match.sides[0]?.result === "no_result" ? 0 : 1 },
		}),
	);
	return {
		rows: () => rows,
		parts: false,
		facts: { ...ofMatch, ...ofPair, target: ({ match }) => match?.target ?? null },
		several: ({ match }) => (match?.sides ?? []).map(({ team, opponent }) => ({ team, opponent })),
		shared: ["team", "opponent"],
		ofBall: {},
		figures: {
			decided: known("decided"),
			win_by_balls: known("balls"),
			runs: known("of_both"),
			lower_total: known("lower_total"),
			lower_wickets: known("lower_wickets"),
		},
		measures: {
			matches: rowCount,
			super_overs: times(({ row }) => row.match?.super_over === true),
			ties: times(({ row }) => row.match?.tied === true),
			rain_rule: times(({ row }) => row.match?.revised === true),
			no_result: times(({ row }) => row.match?.sides[0]?.result === "no_result"),
			win_by_runs: biggest("runs"),
			win_by_wickets: biggest("wickets"),
			win_by_balls: biggest("balls"),
			runs: biggest("of_both"),
		},
	};
}

export function super_overs({ matches }: World): Kind {
	const rows = matches.flatMap((match) =>
		[...match.super_overs.values()].map(({ side, ...numbers }): Row => ({ ...EMPTY_ROW, match, side, numbers })),
	);
	return {
		rows: () => rows,
		parts: false,
		facts: { ...ofSide, ...ofPair },
		ofBall: {},
		figures: figures("runs", "wickets", "balls"),
		measures: {
			count: rowCount,
			runs: adds("runs"),
			wickets: { ...adds("wickets"), ...low },
			balls: adds("balls"),
		},
	};
}

export function appearances({ appearances: all }: World): Kind {
	const rows = all.map((one): Row => ({ ...EMPTY_ROW, ...one, innings: inningsOf(one.side) }));
	return {
		rows: () => rows,
		parts: false,
		facts: { ...ofSidesInnings, ...ofPerson, age },
		ofBall: {},
		figures: {},
		measures: {
			matches: rowCount,
			players: different(({ person }) => person?.id ?? null),
			won: ended("won"),
			seasons: different(({ match }) => match?.season ?? null),
			teams: different(({ side }) => side?.team ?? null),
			...ages,
		},
	};
}
