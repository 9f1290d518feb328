import type { Side } from "../matches.ts";
import { per } from "../values.ts";
import type { World } from "../world.ts";
import {
	age,
	different,
	from,
	type Kind,
	low,
	type Measure,
	number,
	ofInnings,
	ofMatch,
	ofPerson,
	plain,
	type Row,
	type Summed,
	times,
} from "./kind.ts";

const ended = (result: string) => times(({ row }) => row.side?.result === result);
const count = (rows: Summed[], result: string) => rows.filter(({ row }) => row.side?.result === result).length;

/** The innings in which a side batted. */
const inningsOf = ({ match, team }: Side) => match.innings.find(({ batting }) => batting.team === team) ?? null;

const ofSides: Record<string, Measure> = {
	matches: number,
	won: ended("won"),
	lost: { ...ended("lost"), ...low },
	no_result: ended("no_result"),
	win_percentage: {
		ratio: true,
		value: (rows) => per(100 * count(rows, "won"), count(rows, "won") + count(rows, "lost")),
		...from((rows) => rows.length, 20, 1),
	},
	tosses_won: times(({ row }) => row.side?.toss === "won"),
};

export function sides({ matches }: World): Kind {
	const rows = matches.flatMap((match) =>
		match.sides.map((side): Row => ({ ...plain, match, side, innings: inningsOf(side) })),
	);
	return { rows: () => rows, parts: false, facts: ofInnings, ofBall: {}, figures: {}, measures: ofSides };
}

export function matches(world: World): Kind {
	const rows = world.matches.map((match): Row => ({ ...plain, match }));
	return {
		rows: () => rows,
		parts: false,
		facts: { ...ofMatch, target: ({ match }) => match?.target ?? null },
		several: ({ match }) => (match?.sides ?? []).map(({ team, opponent }) => ({ team, opponent })),
		shared: ["team", "opponent"],
		ofBall: {},
		figures: {},
		measures: {
			matches: number,
			super_overs: times(({ row }) => row.match?.super_over === true),
			ties: times(({ row }) => row.match?.tied === true),
			no_result: times(({ row }) => row.match?.sides[0]?.result === "no_result"),
		},
	};
}

export function appearances({ appearances: all }: World): Kind {
	const rows = all.map((one): Row => ({ ...plain, ...one, innings: inningsOf(one.side) }));
	return {
		rows: () => rows,
		parts: false,
		facts: { ...ofInnings, ...ofPerson, age },
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
