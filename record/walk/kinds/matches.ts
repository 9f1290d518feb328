import type { Match } from "../matches.ts";
import { per, whole } from "../values.ts";
import type { World } from "../world.ts";
import {
	age,
	different,
	from,
	greatest,
	type Kind,
	low,
	type Measure,
	number,
	ofMatch,
	ofPerson,
	ofSide,
	plain,
	type Row,
	type Sum,
	type Summed,
	times,
	youngest,
} from "./kind.ts";

const ended = (result: string) => times(({ row }) => row.side?.result === result);
const count = (rows: Summed[], result: string) => rows.filter(({ row }) => row.side?.result === result).length;

const ofSides: Record<string, Measure> = {
	matches: number,
	won: ended("won"),
	lost: { ...ended("lost"), ...low },
	no_result: ended("no_result"),
	win_percentage: {
		value: (rows) => per(100 * count(rows, "won"), count(rows, "won") + count(rows, "lost")),
		...from((rows) => rows.length, 20, 1),
	},
	by_runs: greatest(({ row }) => (row.side?.result === "won" ? (row.match?.by_runs ?? null) : null)),
	by_wickets: greatest(({ row }) => (row.side?.result === "won" ? (row.match?.by_wickets ?? null) : null)),
	tosses_won: times(({ row }) => row.side?.toss === "won"),
};

const known = (name: string) => (sum: Sum) => (sum[name] === undefined ? null : whole(sum[name]));
const some = (numbers: Record<string, number | null>) =>
	Object.fromEntries(Object.entries(numbers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

/** What both sides brought, and the lesser of the two; none while one has not batted. */
function ofBoth({ innings }: Match): Record<string, number | null> {
	const runs = innings.map(({ total }) => total);
	const two = innings.length === 2;
	return {
		runs: runs.length === 0 ? null : runs.reduce((a, b) => a + b, 0),
		lower_total: two ? Math.min(...runs) : null,
		lower_wickets: two ? Math.min(...innings.map(({ wickets }) => wickets)) : null,
	};
}

export function sides({ matches }: World): Kind {
	const rows = matches.flatMap((match) =>
		match.sides.map(
			(side): Row => ({
				...plain,
				match,
				side,
				numbers: some({ by_runs: match.by_runs, by_wickets: match.by_wickets }),
			}),
		),
	);
	const figures = { by_runs: known("by_runs"), by_wickets: known("by_wickets") };
	return { rows: () => rows, parts: false, facts: ofSide, ofBall: {}, figures, measures: ofSides };
}

export function matches(world: World): Kind {
	const rows = world.matches.map((match): Row => ({ ...plain, match, numbers: some(ofBoth(match)) }));
	return {
		rows: () => rows,
		parts: false,
		facts: ofMatch,
		several: ({ match }) => (match?.sides ?? []).map(({ team, opponent }) => ({ team, opponent })),
		shared: ["team", "opponent"],
		ofBall: {},
		figures: { runs: known("runs"), lower_total: known("lower_total"), lower_wickets: known("lower_wickets") },
		measures: {
			matches: number,
			runs: greatest(({ row }) => row.numbers.runs ?? null),
			super_overs: times(({ row }) => row.match?.super_over === true),
			ties: times(({ row }) => row.match?.tied === true),
			no_result: times(({ row }) => row.match?.sides[0]?.result === "no_result"),
		},
	};
}

export function appearances({ appearances: all }: World): Kind {
	const rows = all.map((one): Row => ({ ...plain, ...one }));
	return {
		rows: () => rows,
		parts: false,
		facts: { ...ofSide, ...ofPerson, age },
		ofBall: {},
		figures: {},
		measures: {
			matches: number,
			players: different(({ person }) => person?.id ?? null),
			won: ended("won"),
			seasons: different(({ match }) => match?.season ?? null),
			youngest,
			teams: different(({ side }) => side?.team ?? null),
		},
	};
}
