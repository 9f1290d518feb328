import { AGAINST, CONDITIONS, type Condition } from "./conditions.ts";
import { DIMENSIONS, type Dimension, NAMES } from "./dimensions.ts";
import { exact, type Group, type Lines, lines } from "./lines.ts";
import type { Measure } from "./measures/measure.ts";
import { type Question, QuestionError, type Where } from "./question.ts";
import type { Facet, Facets, RowKind } from "./rows/kind.ts";
import { ROWS } from "./rows/rows.ts";
import { summed } from "./summed.ts";
import { type Bind, type Bound, meets } from "./values.ts";

export type Compiled = Lines & { values: Bound[] };

/** beyond every match of the record */
const LAST = 1_000_000_000;
/** Whether a fact is one of the balls that a row is summed from. Rows that are no sums know all their facts themselves. */
const ofBall = (kind: RowKind, sql: string) => kind.balls !== undefined && /\b[bq]\./.test(sql);

/**
 * The statement that answers `question`, a valid one of the schema. Throws a QuestionError that names the field when a
 * measure, condition or group has no meaning for its rows: nothing is ever ignored.
 */
export function compile(question: Question): Compiled {
	const { kind, measures } = ROWS[question.rows] as { kind: RowKind; measures: Record<string, Measure> };
	const values: Bound[] = [];
	const bind: Bind = (value) => `$${values.push(value)}`;
	const { until } = question;
	const { rows: rowTests, balls: ballTests } = testsOf(kind, question, bind);
	if (question.list && question.by?.length) throw new QuestionError("by", "a list is of rows, not of groups");
	if (question.order === "latest" && !(question.list && kind.facets.sequence))
		throw new QuestionError("order", "only lists of rows that were played have a latest");
	const groups: Group[] = question.list
		? [{ column: "row_id", sql: "r.row_id" }]
		: (question.by ?? []).map((name) => groupOf(kind, question.rows, name));
	const ballGroups = groups.filter(({ sql }) => ofBall(kind, sql));
	const split = ballTests.length > 0 || ballGroups.length > 0;
	const { not = {}, ...where } = question.where ?? {};
	rowTests.push(...thresholdsOf(kind, "where", where, split, bind));
	rowTests.push(...thresholdsOf(kind, "where.not", not, split, bind).map(negated));
	const rows = kind.upTo
		? `select row_number() over () as row_id, * from ${kind.table}(${until === undefined ? LAST : `(select sequence from matches where match_id = ${bind(until)})`})`
		: split
			? rowsFromBalls(kind, ballTests, ballGroups)
			: `select rowid as row_id, * from ${kind.table}`;
	rowTests.push(
		...groups.flatMap(({ column, sql }) =>
			NAMES[column] && !question.list && !ofBall(kind, sql) ? [`${sql} is not null`] : [],
		),
	);
	const keys = groups.map((group) => ({ ...group, sql: ofBall(kind, group.sql) ? `r.by_${group.column}` : group.sql }));
	const chosen = question.measures.map((name) => measureOf(question, measures, name));
	const least = Object.entries(question.having ?? {}).map(([name, value]) =>
		meets(`(${exact(measureOf(question, measures, name, "having"))})`, value as Bound, bind),
	);
	return {
		...lines({ question, kind, rows, stored: !kind.upTo && !split, tests: rowTests, keys, chosen, least, bind }),
		values,
	};
}

/** The conditions of a question as SQL: those a whole row meets, and those its balls do. */
function testsOf(kind: RowKind, question: Question, bind: Bind): { rows: string[]; balls: string[] } {
	const { not = {}, ...where } = question.where ?? {};
	const until = question.until === undefined || kind.upTo ? {} : { until: question.until };
	const tests = [
		...conditionsOf(kind, question.rows, "where", { ...where, ...until }, bind),
		...conditionsOf(kind, question.rows, "where.not", not, bind).map(negated),
	];
	return { rows: tests.filter((test) => !ofBall(kind, test)), balls: tests.filter((test) => ofBall(kind, test)) };
}

/** What is not known meets nothing, so its opposite holds: a first innings has no target, and is kept by "not a target of 200". */
const negated = (test: string) => `(${test}) is not true`;

type Asked = { at: string; name: string; condition: Condition; value: unknown };

function conditionsOf(kind: RowKind, rows: string, path: string, where: Where, bind: Bind): string[] {
	const { against = {}, figures: _, innings_figures: __, ...plain } = where;
	const among = (table: Record<string, Condition>, at: string, values: object): Asked[] =>
		Object.entries(values).map(([name, value]) => ({ at, name, condition: table[name] as Condition, value }));
	const asked = [...among(CONDITIONS, path, plain), ...among(AGAINST, `${path}.against`, against)];
	const along = new Map<string, { list: string; tests: string[] }>();
	const tests = asked.flatMap(({ at, name, condition, value }) => {
		const fact = kind.facets[condition.facet];
		if (fact === undefined) throw new QuestionError(`${at}.${name}`, `has no meaning for ${rows}`);
		if (typeof fact === "string") return [condition.sql(fact, value as never, bind)];
		// an excluded value counts at either place
		const together = path === "where" ? (fact.along ?? name) : name;
		const { tests } = along.get(together) ?? { tests: [] };
		along.set(together, { list: fact.list, tests: [...tests, condition.sql(`${fact.list}[x]`, value as never, bind)] });
		return [];
	});
	const places = (list: string) => `range(1, len(${list}) + 1)`;
	const ofLists = [...along.values()].map(
		({ list, tests }) => `len(list_filter(${places(list)}, x -> ${tests.join(" and ")})) > 0`,
	);
	return [...tests, ...ofLists];
}

/** The thresholds of a part of `where`: on rows as they were summed, and on whole innings. */
function thresholdsOf(kind: RowKind, path: string, part: Where, split: boolean, bind: Bind): string[] {
	const { figures = {}, innings_figures = {} } = part;
	if (!kind.balls && Object.keys(innings_figures).length > 0)
		throw new QuestionError(`${path}.innings_figures`, `has no meaning for ${kind.says}: each is a whole`);
	const sums = kind.balls?.sums ?? {};
	const ofWhole = (test: string) =>
		test.replaceAll(/\br\.(\w+)/g, (_, name) => `r.${name in sums ? "whole_" : ""}${name}`);
	return [
		...thresholds(kind, `${path}.figures`, figures, bind),
		...thresholds(kind, `${path}.innings_figures`, innings_figures, bind).map(split ? ofWhole : (test) => test),
	];
}

function thresholds(kind: RowKind, path: string, figures: Record<string, unknown>, bind: Bind): string[] {
	return Object.entries(figures).map(([name, value]) => {
		const figure = kind.figures[name];
		if (!figure) throw new QuestionError(`${path}.${name}`, `is no figure of one of these ${kind.says}`);
		return meets(`(${figure})`, value as Bound, bind);
	});
}

function groupOf(kind: RowKind, rows: string, name: keyof typeof DIMENSIONS): Group {
	const dimension: Dimension = DIMENSIONS[name];
	const fact = dimension.facets
		.map((facet: Facet) => (kind.facets as Facets)[facet])
		.find((found) => found !== undefined);
	if (fact === undefined) throw new QuestionError(`by.${name}`, `has no meaning for ${rows}`);
	if (typeof fact !== "string") throw new QuestionError(`by.${name}`, `one of ${rows} has several`);
	return { column: dimension.column, sql: dimension.sql?.(fact) ?? fact };
}

/** Rows summed from the balls that meet the tests, with what is known of their whole innings. */
function rowsFromBalls(kind: RowKind, tests: string[], groups: Group[]): string {
	const { balls } = kind;
	if (!balls) throw new Error("these rows are not sums of balls");
	const sums = Object.keys(balls.sums);
	const by = Object.fromEntries(groups.map(({ column, sql }) => [`by_${column}`, sql]));
	const replaced = sums.map((name) => `x.${name} as ${name}`);
	const whole = sums.map((name) => `t.${name} as whole_${name}`);
	const split = Object.keys(by).map((name) => `x.${name}`);
	return `select ${[`t.rowid as row_id, t.* replace (${replaced.join(", ")})`, ...whole, ...split].join(", ")}
		from (${summed(kind, { where: tests, by })}) x join ${kind.table} t using (${Object.keys(balls.keys).join(", ")})`;
}

/** A measure of the question's rows, by its key. */
function measureOf(
	question: Question,
	measures: Record<string, Measure>,
	name: string,
	path = "measures",
): Measure & { key: string } {
	const measure = Object.hasOwn(measures, name) ? measures[name] : undefined;
	if (!measure) throw new QuestionError(`${path}.${name}`, `is no measure of ${question.rows}`);
	return { ...measure, key: name };
}
