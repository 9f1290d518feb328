import type { Ball } from "./innings.ts";
import type { Kind, Row, Sum, Summed } from "./kinds/kind.ts";
import { DIMENSIONS, knows } from "./meaning.ts";
import { type Asked, conditionsOf, meaningOf, type Part } from "./question.ts";
import { type Known, within } from "./values.ts";

/** A line before its figures are computed. */
export type Line = { keys: Known[]; rows: Summed[] };
type Test<Of> = (of: Of) => boolean;
type Asks = { fact: string; meets: (fact: Known) => boolean };

const asksOf = (part: Part): Asks[] =>
	conditionsOf(part).map(([name, value]) => {
		const { fact, test } = meaningOf(name);
		return { fact, meets: (is) => test(is, value) };
	});

/** Selects the matching rows and balls and sums them per line. Without groups there is one line, even without rows. */
export function linesOf(asked: Asked, kind: Kind, rows: Row[]): Line[] {
	const { not = {}, ...where } = asked.where ?? {};
	const wanted = asksOf(where);
	const unwanted = asksOf(not);
	const by = (asked.by ?? []).map((name) => dimensionOf(kind, name));
	const lines = new Map<string, Line>();
	const rowMeets = testOfRow(kind, wanted, unwanted);
	const split = splitter(kind, wanted, unwanted, by);

	for (const row of rows) {
		if (!rowMeets(row) || !figuresMeet(kind, () => completeSum(kind, row), where.innings_figures, not.innings_figures))
			continue;
		for (const { sum, ofBalls } of split(row)) {
			if (!figuresMeet(kind, () => sum, where.figures, not.figures)) continue;
			const keys = by.map(({ fact, group }, place) =>
				place in ofBalls ? (ofBalls[place] ?? null) : group(kind.facts[fact]?.(row) ?? null),
			);
			if (keys.some((key, place) => key === null && by[place]?.named)) continue;
			const id = JSON.stringify(keys);
			const line = lines.get(id) ?? { keys, rows: [] };
			lines.set(id, line);
			line.rows.push({ row, sum });
		}
	}
	if (by.length === 0 && lines.size === 0) return [{ keys: [], rows: [] }];
	return [...lines.values()];
}

type Grouping = { fact: string; group: (fact: Known) => Known; named: boolean };

function dimensionOf(kind: Kind, name: string): Grouping {
	const dimension = DIMENSIONS[name];
	const fact = dimension?.facts.find((one) => knows(kind, one));
	if (!dimension || !fact) throw new Error(`${name} groups nothing`);
	return { fact, group: dimension.group ?? ((is) => is), named: dimension.named !== undefined };
}

function testOfRow(kind: Kind, wanted: Asks[], unwanted: Asks[]): Test<Row> {
	const ofRow = ({ fact }: Asks) => fact in kind.facts;
	const yes = wanted.filter(ofRow);
	const no = unwanted.filter(ofRow);
	const ofSeveral = ({ fact }: Asks) => kind.shared?.includes(fact) ?? false;
	const sharedYes = wanted.filter(ofSeveral);
	const sharedNo = unwanted.filter(ofSeveral);
	return (row) => {
		if (!yes.every(({ fact, meets }) => meets(kind.facts[fact]?.(row) ?? null))) return false;
		if (no.some(({ fact, meets }) => meets(kind.facts[fact]?.(row) ?? null))) return false;
		const several = kind.several?.(row) ?? [];
		const is = (one: Record<string, Known>, { fact, meets }: Asks) => meets(one[fact] ?? null);
		if (sharedYes.length > 0 && !several.some((one) => sharedYes.every((asked) => is(one, asked)))) return false;
		return !sharedNo.some((asked) => several.some((one) => is(one, asked)));
	};
}

function testOfBall(kind: Kind, wanted: Asks[], unwanted: Asks[]): ((ball: Ball, row: Row) => boolean) | null {
	const ofBall = ({ fact }: Asks) => !(fact in kind.facts) && fact in kind.ofBall;
	const yes = wanted.filter(ofBall);
	const no = unwanted.filter(ofBall);
	if (yes.length + no.length === 0) return null;
	return (ball, row) =>
		yes.every(({ fact, meets }) => meets(kind.ofBall[fact]?.(ball, row) ?? null)) &&
		!no.some(({ fact, meets }) => meets(kind.ofBall[fact]?.(ball, row) ?? null));
}

const completeSum = (kind: Kind, row: Row): Sum => {
	row.complete ??= kind.sum?.(row.balls, row) ?? row.numbers;
	return row.complete;
};

/**
 * Returns a function that sums a row's matching balls, separately for each value of the groups that balls differ in.
 */
function splitter(kind: Kind, wanted: Asks[], unwanted: Asks[], by: Grouping[]) {
	const meets = testOfBall(kind, wanted, unwanted);
	const places = by.flatMap(({ fact }, place) => (fact in kind.facts || !(fact in kind.ofBall) ? [] : [place]));
	return (row: Row): { sum: Sum; ofBalls: Record<number, Known> }[] => {
		if (!meets && places.length === 0) return [{ sum: completeSum(kind, row), ofBalls: {} }];
		const parts = new Map<string, { balls: Ball[]; ofBalls: Record<number, Known> }>();
		for (const ball of row.balls) {
			if (meets && !meets(ball, row)) continue;
			const ofBalls: Record<number, Known> = {};
			for (const place of places) {
				const { fact = "", group } = by[place] ?? {};
				const is = kind.ofBall[fact]?.(ball, row) ?? null;
				ofBalls[place] = group ? group(is) : is;
			}
			const id = JSON.stringify(ofBalls);
			const part = parts.get(id) ?? { balls: [], ofBalls };
			parts.set(id, part);
			part.balls.push(ball);
		}
		return [...parts.values()].map(({ balls, ofBalls }) => ({ ofBalls, sum: kind.sum?.(balls, row) ?? {} }));
	};
}

/** True if a sum meets all `wanted` and no `unwanted` thresholds. */
function figuresMeet(kind: Kind, sum: () => Sum, wanted: Part["figures"], unwanted: Part["figures"]): boolean {
	const is = (name: string, value: unknown) => within(kind.figures[name]?.(sum()) ?? null, value);
	for (const [name, value] of Object.entries(wanted ?? {})) if (!is(name, value)) return false;
	for (const [name, value] of Object.entries(unwanted ?? {})) if (is(name, value)) return false;
	return true;
}
