import { AGAINST, CONDITIONS, type Condition } from "./conditions.ts";
import { DIMENSIONS, type Dimension, NAMES } from "./dimensions.ts";
import { exact, type Group, type Lines, linesStatement, type Parts, summedRows } from "./lines.ts";
import type { Measure } from "./measures/measure.ts";
import { factOf } from "./possible.ts";
import type { Question, Where } from "./question.ts";
import { type FactSql, isOfPart, type RowKind, type Sums } from "./rows/kind.ts";
import { ROWS } from "./rows/rows.ts";
import { partsOfStreak, streaksStatement, withFiguresOf } from "./streaks.ts";
import { summed, sumsOf } from "./summed.ts";
import { type Bind, type Bound, meets } from "./values.ts";

export type Compiled = Lines & { values: Bound[] };

/** Compiles a valid question to one SQL statement and its bound values. */
export function compile(question: Question): Compiled {
	const values: Bound[] = [];
	const bind: Bind = (value) => `$${values.push(value)}`;
	const { of, having = {} } = question;
	const { share, ...least } = of ? having : { ...having, share: undefined };
	const chosen = question.measures.map((name) => measureOf(question, name));
	return {
		...linesStatement({
			question,
			...chosenRows(question, bind),
			chosen,
			least: Object.entries(least).map(([name, value]) =>
				meets(`(${exact(measureOf(question, name))})`, value as Bound, bind),
			),
			...(of ? { whole: wholeOf(question, of, bind) } : {}),
			...(share === undefined ? {} : { leastShare: (sql: string) => meets(sql, share as Bound, bind) }),
			bind,
		}),
		values,
	};
}

/** The statement for `of`: its lines, each with its value as `whole`. */
function wholeOf(question: Question, of: NonNullable<Question["of"]>, bind: Bind): { sql: string; keys: string[] } {
	const { until } = question;
	const asked: Question = { rows: question.rows, measures: [], ...of, ...(until === undefined ? {} : { until }) };
	const [name = ""] = asked.measures;
	const { kind, rows, tests, keys } = chosenRows(asked, bind);
	const columns = [
		...keys.map(({ column, sql }) => `${sql} as ${column}`),
		`${exact(measureOf(asked, name))} as whole`,
	];
	return {
		sql: summedRows({ kind, from: rows, tests, columns, by: keys.length }),
		keys: keys.map(({ column }) => column),
	};
}

function chosenRows(question: Question, bind: Bind): Chosen {
	const { kind } = ROWS[question.rows] as { kind: RowKind };
	const tests = testsOf(kind, question, bind);
	const groups: Group[] = question.list
		? [{ column: "row_id", sql: "r.row_id" }]
		: (question.by ?? []).flatMap((name) => groupsOf(kind, name));
	tests.rows.push(...thresholdsOf(kind, question, "innings_figures", bind));
	const chosen = kind.streak
		? streakRows(kind, kind.streak, question, tests, groups, bind)
		: rowsWith(kind, tests, groups);
	const asked = kind.streak ? withFiguresOf("streak", kind, question) : question;
	const ofSums = thresholdsOf(kind, asked, "figures", bind);
	const asOf = upToMatch(kind.upTo, question.until, bind);
	const named = question.list
		? []
		: chosen.keys.flatMap(({ column, sql }) => (NAMES[column] ? [`${sql} is not null`] : []));
	return {
		...chosen,
		...(asOf ? { rows: asOf, stored: false } : {}),
		tests: [...chosen.tests, ...ofSums, ...named],
	};
}

type Chosen = Pick<Parts, "kind" | "rows" | "stored" | "tests" | "keys">;
/** SQL tests on rows, and on their parts: the balls of an innings, or the matches or innings of a streak. */
type Tests = { rows: string[]; parts: string[] };

/** The stored rows. Tests or groups on balls need the rows summed again from the matching balls. */
function rowsWith(kind: RowKind, { rows, parts }: Tests, groups: Group[]): Chosen {
	const ballGroups = groups.filter(({ sql }) => isOfPart(kind, sql));
	const split = parts.length > 0 || ballGroups.length > 0;
	return {
		kind,
		rows: split
			? (read) => rowsFromBalls(kind, { where: parts, by: byOf(ballGroups) }, rows, read)
			: () => `select ${kind.balls ? "" : "rowid as row_id, "}* from ${kind.table}`,
		stored: !split,
		tests: split ? [] : rows,
		keys: keysFrom(kind, groups),
	};
}

/** Groups by facts of balls become columns of the summed row. */
const keysFrom = (kind: RowKind, groups: Group[]) =>
	groups.map((group) => ({ ...group, sql: isOfPart(kind, group.sql) ? `r.by_${group.column}` : group.sql }));

/** Streaks over the matching matches or innings, one set for each group. */
function streakRows(
	kind: RowKind,
	streak: NonNullable<RowKind["streak"]>,
	question: Question,
	tests: Tests,
	groups: Group[],
	bind: Bind,
): Chosen {
	const each = partsOfStreak(kind, question) ?? kind;
	const {
		rows,
		tests: met,
		keys,
	} = rowsWith(
		each,
		dividedTests(each, tests.parts),
		groups.filter(({ sql }) => isOfPart(kind, sql)),
	);
	const kinds = streak.kinds ?? {
		asked: thresholdsOf(each, withFiguresOf("each", kind, question), "figures", bind).join(" and "),
	};
	const parts = (columns: string[]) => summedRows({ kind: each, from: rows, tests: met, columns, by: 0 });
	return {
		kind,
		rows: () => streaksStatement({ whose: streak.whose, parts, by: keys, kinds }),
		stored: false,
		tests: tests.rows,
		keys: keysFrom(kind, groups),
	};
}

const byOf = (groups: Group[]) => Object.fromEntries(groups.map(({ column, sql }) => [`by_${column}`, sql]));

function testsOf(kind: RowKind, question: Question, bind: Bind): Tests {
	const { not = {}, ...where } = question.where ?? {};
	const until = question.until === undefined || kind.upTo ? {} : { until: question.until };
	const tests = [
		...conditionsOf(kind, { ...where, ...until }, bind),
		...conditionsOf(kind, not, bind, "excluded").map(negated),
	];
	return dividedTests(kind, tests);
}

const dividedTests = (kind: RowKind, tests: string[]): Tests => ({
	rows: tests.filter((test) => !isOfPart(kind, test)),
	parts: tests.filter((test) => isOfPart(kind, test)),
});

/** Negates a test. An unknown fact meets the negation: a first innings is "not a target of 200". */
const negated = (test: string) => `(${test}) is not true`;

type Asked = { name: string; condition: Condition; value: unknown };

function conditionsOf(kind: RowKind, where: Where, bind: Bind, excluded?: "excluded"): string[] {
	const { against = {}, figures: _, innings_figures: __, ...plain } = where;
	const among = (table: Record<string, Condition>, values: object): Asked[] =>
		Object.entries(values).map(([name, value]) => ({ name, condition: table[name] as Condition, value }));
	const asked = [...among(CONDITIONS, plain), ...among(AGAINST, against)];
	const along = new Map<string, { list: string; tests: string[] }>();
	const tests = asked.flatMap(({ name, condition, value }) => {
		const fact = kind.facets[condition.facet] as FactSql;
		if (typeof fact === "string") return [meetsAny(condition, fact, value, bind)];
		// an excluded value may be in either list position
		const together = excluded ? name : (fact.along ?? name);
		const { tests } = along.get(together) ?? { tests: [] };
		along.set(together, { list: fact.list, tests: [...tests, meetsAny(condition, `${fact.list}[x]`, value, bind)] });
		return [];
	});
	const places = (list: string) => `range(1, len(${list}) + 1)`;
	const ofLists = [...along.values()].map(
		({ list, tests }) => `len(list_filter(${places(list)}, x -> ${tests.join(" and ")})) > 0`,
	);
	return [...tests, ...ofLists];
}

/** Tests for any of the values. An inner question without lines gives none, so the test is false. */
const meetsAny = (condition: Condition, fact: string, value: unknown, bind: Bind) =>
	Array.isArray(value) && value.length === 0 ? "false" : condition.sql(fact, value as never, bind);

/** Thresholds of a question: `figures` on summed rows, `innings_figures` on whole innings. */
function thresholdsOf(kind: RowKind, question: Question, name: "figures" | "innings_figures", bind: Bind): string[] {
	const { not = {}, ...where } = question.where ?? {};
	const of = ({ [name]: figures = {} }: Where) =>
		Object.entries(figures).map(([figure, value]) => meets(`(${kind.figures[figure]})`, value as Bound, bind));
	return [...of(where), ...of(not).map(negated)];
}

function groupsOf(kind: RowKind, name: keyof typeof DIMENSIONS): Group[] {
	const fact = factOf(name, kind.facets) as string;
	const { column, sql, second }: Dimension = DIMENSIONS[name];
	return [{ column, sql: sql?.(fact) ?? fact }, ...(second ? [{ column: second.column, sql: second.sql(fact) }] : [])];
}

/** The rows as of a match, for kinds whose table depends on the last match (campaigns). */
function upToMatch(made: string | undefined, until: number | undefined, bind: Bind): (() => string) | undefined {
	if (!made || until === undefined) return undefined;
	const last = `(select sequence from matches where match_id = ${bind(until)})`;
	return () => `select row_number() over () as row_id, * from ${made}(${last})`;
}

/** Sums rows from the matching balls, for rows that meet `tests`. It sums only the columns in `read`. */
function rowsFromBalls(
	kind: RowKind,
	{ where, by }: { where: string[]; by: Sums },
	tests: string[],
	read: Set<string>,
): string {
	const sums = sumsOf(kind).filter((name) => read.has(name));
	const split = Object.keys(by);
	const whole = [...read].filter((name) => name !== "row_id" && !sums.includes(name) && !split.includes(name));
	const among = tests.length > 0 ? "chosen" : undefined;
	const columns = ["row_id", ...whole].map((name) => `r.${name}`);
	const figures = sums.map((name) => `x.${name}::int as ${name}`);
	return [
		among ? `with chosen as (${summedRows({ kind, from: kind.table, tests, columns, by: 0 })})` : "",
		`select ${[...columns, ...figures, ...split.map((name) => `x.${name}`)].join(", ")}`,
		`from (${summed(kind, { where, by, sums, ...(among ? { among } : {}) })}) x`,
		`join ${among ?? kind.table} r using (row_id)`,
	].join(" ");
}

/** A measure of the question's rows, with its key. */
function measureOf({ rows }: Question, key: string): Measure & { key: string } {
	const measures: Record<string, Measure> = ROWS[rows].measures;
	return { ...(measures[key] as Measure), key };
}
