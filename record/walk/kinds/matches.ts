import { per, whole } from "../values.ts";
import type { World } from "../world.ts";
import {
	adds,
	age,
	different,
	figures,
	from,
	type Kind,
	low,
	type Measure,
	number,
	ofMatch,
	ofPerson,
	ofSide,
	plain,
	type Row,
	type Summed,
	times,
} from "./kind.ts";

const ended = (result: string) => times(({ row }) => row.side?.result === result);
const count = (rows: Summed[], result: string) => rows.filter(({ row }) => row.side?.result === result).length;

/** The most of what only some rows have. */
const biggest = (name: string): Measure => ({
	value: (rows) => {
		const known = rows.flatMap(({ sum }) => sum[name] ?? []);
		return known.length === 0 ? null : whole(Math.max(...known));
	},
});

const ofSides: Record<string, Measure> = {
	matches: number,
	won: ended("won"),
	lost: { ...ended("lost"), ...low },
	no_result: ended("no_result"),
	win_percentage: {
		value: (rows) => per(100 * count(rows, "won"), count(rows, "won") + count(rows, "lost")),
		...from((rows) => rows.length, 20, 1),
	},
	tosses_won: times(({ row }) => row.side?.toss === "won"),
};

export function sides({ matches }: World): Kind {
	const rows = matches.flatMap((match) => match.sides.map((side): Row => ({ ...plain, match, side })));
	return { rows: () => rows, parts: false, facts: ofSide, ofBall: {}, figures: {}, measures: ofSides };
}

export function matches(world: World): Kind {
	const rows = world.matches.map((match): Row => ({ ...plain, match, numbers: match.margin }));
	return {
		rows: () => rows,
		parts: false,
		facts: ofMatch,
		several: ({ match }) => (match?.sides ?? []).map(({ team, opponent }) => ({ team, opponent })),
		shared: ["team", "opponent"],
		ofBall: {},
		figures: {},
		measures: {
			matches: number,
			super_overs: times(({ row }) => row.match?.super_over === true),
			ties: times(({ row }) => row.match?.tied === true),
			no_result: times(({ row }) => row.match?.sides[0]?.result === "no_result"),
			win_by_runs: biggest("runs"),
			win_by_wickets: biggest("wickets"),
		},
	};
}

export function super_overs({ matches }: World): Kind {
	const rows = matches.flatMap((match) =>
		[...match.super_overs.values()].map(({ side, ...numbers }): Row => ({ ...plain, match, side, numbers })),
	);
	return {
		rows: () => rows,
		parts: false,
		facts: ofSide,
		ofBall: {},
		figures: figures("runs", "wickets", "balls"),
		measures: {
			count: number,
			runs: adds("runs"),
			wickets: { ...adds("wickets"), ...low },
			balls: adds("balls"),
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
			teams: different(({ side }) => side?.team ?? null),
		},
	};
}
