import type { Ball, Innings } from "../innings.ts";
import type { Match, Side } from "../matches.ts";
import { ageOn, type Person } from "../people.ts";
import { type Figure, type Known, per, whole } from "../values.ts";

export type Sum = Record<string, number>;
/** A row. `balls`: the balls it sums; `own`: facts of its kind only. */
export type Row = {
	match: Match | null;
	side: Side | null;
	innings: Innings | null;
	person: Person | null;
	balls: Ball[];
	own: Record<string, Known>;
	/** figures of a row that sums no balls */
	numbers: Sum;
	/** the sum of all balls, cached */
	complete?: Sum;
};
export type Fact = (row: Row) => Known;
export type BallFact = (ball: Ball, row: Row) => Known;
export type Facts = Record<string, Fact>;
/** A row with its sum within a line. */
export type Summed = { row: Row; sum: Sum };

export type Measure = {
	value: (rows: Summed[]) => Figure;
	low?: true;
	/** a rate, which has no share */
	ratio?: true;
	/** a tie-break; less is better */
	apart?: (rows: Summed[]) => number;
	/** further columns that come with the measure */
	beside?: Record<string, (rows: Summed[]) => Known>;
	/** for an extreme: the figure whose maximum marks the row that it comes from; null for rows that cannot be it */
	behind?: (one: Summed) => number | null;
	/** the minimum of `of` for a line to be ranked: `whole`, or `part` within seasons or under conditions */
	floor?: { of: (rows: Summed[]) => number; whole: number; part: number };
};

export type Kind = {
	rows: (until: number) => Row[];
	facts: Facts;
	/** facts of balls; conditions on them select balls */
	ofBall: Record<string, BallFact>;
	/** for parts with several people: the facts of each */
	several?: (row: Row) => Record<string, Known>[];
	/** the facts of `several` */
	shared?: readonly string[];
	sum?: (balls: Ball[], row: Row) => Sum;
	/** true if `innings_figures` may limit the rows */
	parts: boolean;
	figures: Record<string, (sum: Sum) => Figure>;
	measures: Record<string, Measure>;
	/** set if rows are streaks of rows of these kinds */
	streaks?: {
		of: { rows: string; kind: Kind }[];
		/** the group that owns a streak */
		whose: "team" | "player";
		/** facts of whole streaks; other facts are of their matches or innings */
		own: readonly string[];
		/** tests per kind of streak: true if a row continues it */
		kinds?: Record<string, (row: Row) => boolean>;
	};
	/** rows without a match, which have no `until` */
	timeless?: true;
};

export const EMPTY_ROW: Row = { match: null, side: null, innings: null, person: null, balls: [], own: {}, numbers: {} };

export const ofMatch: Facts = {
	match: ({ match }) => match?.id ?? null,
	season: ({ match }) => match?.season ?? null,
	date: ({ match }) => match?.date ?? null,
	month: ({ match }) => (match ? Number(match.date.slice(5, 7)) : null),
	sequence: ({ match }) => match?.sequence ?? null,
	ground: ({ match }) => match?.ground ?? null,
	city: ({ match }) => match?.city ?? null,
	country: ({ match }) => match?.country ?? null,
	stage: ({ match }) => match?.stage ?? null,
	round: ({ match }) => match?.round ?? null,
	super_over: ({ match }) => match?.super_over ?? null,
	full_match: ({ match }) => (match ? match.target_balls === 120 && !match.undecided : null),
	rain_rule: ({ match }) => match?.revised ?? null,
	day_of_season: ({ match }) => match?.day_of_season ?? null,
};
export const ofSide: Facts = {
	...ofMatch,
	team: ({ side }) => side?.team ?? null,
	opponent: ({ side }) => side?.opponent ?? null,
	home: ({ side }) => side?.home ?? null,
	toss: ({ side }) => side?.toss ?? null,
	batted: ({ side }) => side?.batted ?? null,
	result: ({ side }) => side?.result ?? null,
};
export const ofPair: Facts = {
	pair_of_teams: ({ match }) =>
		match
			? match.sides
					.map(({ team }) => team)
					.sort()
					.join(" ")
			: null,
};
export const ofSidesInnings: Facts = {
	...ofSide,
	innings: ({ innings }) => innings?.number ?? null,
	target: ({ innings }) => innings?.target ?? null,
	total: ({ innings }) => innings?.total ?? null,
};
export const ofInnings: Facts = { ...ofSidesInnings, ...ofPair };
export const ofPerson: Facts = {
	player: ({ person }) => person?.id ?? null,
	nationality: ({ person }) => person?.nationality ?? null,
	overseas: ({ person }) => person?.overseas ?? null,
	bat_hand: ({ person }) => person?.bat_hand ?? null,
	bowl_style: ({ person }) => person?.bowl_style ?? null,
	bowl_kind: ({ person }) => person?.bowl_kind ?? null,
	role: ({ person }) => person?.role ?? null,
};
const DAY = 24 * 60 * 60 * 1000;
export const age: Fact = ({ person, match }) => (person && match ? ageOn(person.born, match.date) : null);
export const ofOver = { over: (ball: Ball) => ball.over, ball_of_over: (ball: Ball) => ball.ball_of_over };

export const totalOf = (rows: Summed[], name: string) => {
	let sum = 0;
	for (const row of rows) sum += row.sum[name] ?? 0;
	return sum;
};
export const adds = (name: string): Measure => ({ value: (rows) => whole(totalOf(rows, name)) });
export const rowCount: Measure = { value: (rows) => whole(rows.length) };
export const times = (test: (summed: Summed) => boolean): Measure => ({
	value: (rows) => whole(rows.filter(test).length),
});
export const different = (fact: Fact): Measure => ({
	value: (rows) => {
		const seen = new Set<Known>();
		for (const { row } of rows) seen.add(fact(row));
		return whole(seen.size);
	},
});
export const rateMeasure = (above: string, below: string, by = 1): Measure => ({
	ratio: true,
	value: (rows) => per(by * totalOf(rows, above), totalOf(rows, below)),
});
export const most = (name: string): Measure => ({
	value: (rows) => (rows.length === 0 ? null : whole(Math.max(...rows.map(({ sum }) => sum[name] ?? 0)))),
});
export const floorOf = (of: (rows: Summed[]) => number, wholeRecord: number, part: number) => ({
	floor: { of, whole: wholeRecord, part },
});
export const low = { low: true } as const;
const figure = (name: string) => (sum: Sum) => whole(sum[name] ?? 0);
/** Age in days on the day of a match. */
const daysOld = (rows: Summed[]): number[] =>
	rows.flatMap(({ row: { person, match } }) =>
		person?.born && match ? [Math.round((Date.parse(match.date) - Date.parse(person.born)) / DAY)] : [],
	);
const ageOf = (take: (...days: number[]) => number) => (rows: Summed[]) => {
	const days = daysOld(rows);
	return days.length === 0 ? null : whole(take(...days));
};
export const ages: Record<string, Measure> = {
	youngest: { value: ageOf(Math.min), ...low },
	oldest: { value: ageOf(Math.max) },
};

export const figures = (...names: string[]) => Object.fromEntries(names.map((name) => [name, figure(name)]));
