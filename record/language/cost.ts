import { AGAINST, CONDITIONS, type Condition, type ListName } from "./conditions.ts";
import { DIMENSIONS, type DimensionName, NAMES } from "./dimensions.ts";
import { factOf } from "./possible.ts";
import type { Question, Where } from "./question.ts";
import { isOfPart, type RowKind } from "./rows/kind.ts";
import { ROWS } from "./rows/rows.ts";

/** Row counts of tables, and lengths of the record's lists. */
export type Sizes = { table: (name: string) => number; list: (name: ListName | "seasons") => number };

/** A statement of this cost takes about 0.1 s. */
const EXPENSIVE = 6_000_000;
/** The assumed number of values of a group that has no list in the record, such as overs or ages. */
const GROUPS = 25;
/** The cost of one column of a line, relative to adding up one value. Lines are stored, sorted and counted. */
const LINE = 4;
const COLUMNS_OF_LINE = 8;
/** The commonest value of a list occurs this many times as often as the mean one. */
const COMMONEST = 10;

/** True if the statement is estimated to take 0.1 s or more. */
export const isExpensive = (question: Question, sizes: Sizes): boolean => costOf(question, sizes) >= EXPENSIVE;

/**
 * Estimates a statement's cost before it runs, in values read or stored: rows × measures + lines × columns. A value
 * takes about 10 ns. Ranges are assumed to match every row.
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

/** The maximum number of values of a group. */
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

/** The share of rows that the narrowest condition matches, 0 to 1. */
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
