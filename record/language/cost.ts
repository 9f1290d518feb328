import { AGAINST, CONDITIONS, type Condition, type Known } from "./conditions.ts";
import { DIMENSIONS, type DimensionName, NAMES } from "./dimensions.ts";
import { factOf } from "./possible.ts";
import type { Question, Where } from "./question.ts";
import { isOfPart, type RowKind } from "./rows/kind.ts";
import { ROWS } from "./rows/rows.ts";

/** The number of rows of a table, and of values of a list of the record. */
export type Sizes = { table: (name: string) => number; list: (name: Known | "seasons") => number };

/** A statement of this cost takes about a tenth of a second. */
const DEAR = 6_000_000;
/** Groups that the record has no list of, such as overs or ages, have about as many values. */
const GROUPS = 25;
/** A line is kept, sorted and counted: each of its columns costs as much as this many values that are added up. */
const LINE = 4;
const COLUMNS_OF_LINE = 8;
/** How much more often the commonest value of a list occurs than the mean one. */
const COMMONEST = 10;

/** Whether a question's statement takes a tenth of a second or more, by its cost. */
export const isDear = (question: Question, sizes: Sizes): boolean => costOf(question, sizes) >= DEAR;

/**
 * The cost of a question's statement, known before it runs, in values that are read or kept: rows × measures, and lines × columns. A
 * value takes about ten nanoseconds. Conditions on ranges are taken to meet every row.
 */
export function costOf({ of, ...asked }: Question, sizes: Sizes): number {
	return costOfPart(asked, sizes) + (of ? costOfPart({ ...asked, list: false, ...of }, sizes) : 0);
}

function costOfPart(
	{ rows, measures, where = {}, by = [], list = false }: Question,
	{ table, list: many }: Sizes,
): number {
	const { kind } = ROWS[rows] as { kind: RowKind };
	const [read = kind] = kind.streak?.of ?? [];
	const { not = {}, ...conditions } = where;
	const facts = [...factsOf(kind, conditions), ...factsOf(kind, not)];
	const groups = by.map((name) => factOf(name, kind.facets));
	const isSummed = [...facts, ...groups].some((fact) => typeof fact === "string" && isOfPart(read, fact));
	const size = table(isSummed && read.balls ? read.balls.table : read.table);
	const share = shareOf(conditions, many);
	const met = size * share;
	const grouped = by.reduce((product, name) => product * valuesOf(name, many), 1);
	const lines = list ? table(kind.table) * share : Math.min(met, grouped);
	return size * (1 + facts.length / 2) + met * measures.length + LINE * lines * (measures.length + COLUMNS_OF_LINE);
}

/** The facts that the conditions of a part test. */
function factsOf({ facets }: RowKind, { against = {}, figures: _, innings_figures: __, ...conditions }: Where) {
	const among = (table: Record<string, Condition>, names: object) =>
		Object.keys(names).map((name) => table[name] && facets[table[name].facet]);
	return [...among(CONDITIONS, conditions), ...among(AGAINST, against)];
}

/** How many values a group has at most. */
function valuesOf(name: DimensionName, many: Sizes["list"]): number {
	if (name === "match") return many("matches");
	const { column, second } = DIMENSIONS[name] as { column: string; second?: object };
	const values = NAMES[column] ? many(NAMES[column].table) : GROUPS;
	return second ? values * values : values;
}

const LISTS: Partial<Record<string, Parameters<Sizes["list"]>[0]>> = {
	...{ player: "people", batter: "people", bowler: "people", partner: "people", fielder: "people" },
	...{ ground: "grounds", team: "franchises", opponent: "franchises" },
};

/** The part of the rows that the narrowest condition meets. */
function shareOf(conditions: object, many: Sizes["list"]): number {
	const shares = Object.entries(conditions).map(([name, value]) => {
		const list = LISTS[name];
		const asked = [value].flat().length;
		if (name === "match") return asked / many("matches");
		if (name === "season" && typeof value !== "object") return 2 / many("seasons");
		return list ? (COMMONEST * asked) / many(list) : 1;
	});
	return Math.min(1, ...shares);
}
