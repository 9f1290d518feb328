import { AGAINST, CONDITIONS, type Condition } from "./conditions.ts";
import { DIMENSIONS, type Dimension, type DimensionName, NAMES, sharesColumn } from "./dimensions.ts";
import { exact, type Group, type Lines, linesStatement, type Parts, summedRows } from "./lines.ts";
import type { Measure } from "./measures/measure.ts";
import { factOf } from "./possible.ts";
import { type Question, QuestionError, type Where } from "./question.ts";
import { isOfPart, type RowKind, type Sums } from "./rows/kind.ts";
import { ROWS } from "./rows/rows.ts";
import { faultOfStreak, partsOfStreak, streaksStatement, withFiguresOf } from "./streaks.ts";
import { summed, sumsOf } from "./summed.ts";
import { type Bind, type Bound, meets } from "./values.ts";

export type Compiled = Lines & { values: Bound[] };

/**
 * Compiles a valid question to SQL. Throws a QuestionError that names the field when a measure, condition or group
 * has no meaning for its rows; nothing is ignored.
 */
export function compile(question: Question): Compiled {
	const values: Bound[] = [];
	const bind: Bind = (value) => `$${values.push(value)}`;
	const { of, having = {} } = question;
	const { share, ...least } = of ? having : { ...having, share: undefined };
	if (!of && having.share !== undefined) measureOf(question, "share", "having");
	const chosen = question.measures.map((name) => measureOf(question, name));
	return {
		...linesStatement({
			question,
			...chosenRows(question, bind),
			chosen,
			least: Object.entries(least).map(([name, value]) =>
				meets(`(${exact(measureOf(question, name, "having"))})`, value as Bound, bind),
			),
			...(of ? { whole: wholeOf(question, of, bind) } : {}),
			...(share === undefined ? {} : { leastShare: (sql: string) => meets(sql, share as Bound, bind) }),
			bind,
		}),
		values,
	};
}

/** The statement for the whole of a share: its lines, each with its value as `whole`. */
function wholeOf(question: Question, of: NonNullable<Question["of"]>, bind: Bind): { sql: string; keys: string[] } {
	if (question.list) throw new QuestionError("of", "a list is of rows: they are no shares");
	const stranger = of.by?.find((name) => !question.by?.includes(name));
	if (stranger) throw new QuestionError(`of.by.${stranger}`, "the question itself is not grouped by it");
	const { until } = question;
	const asked: Question = { rows: question.rows, measures: [], ...of, ...(until === undefined ? {} : { until }) };
	const [name = ""] = asked.measures;
	wholeNumber(measureOf(question, question.measures[0] ?? ""), `measures.${question.measures[0]}`);
	try {
		const { kind, rows, tests, keys } = chosenRows(asked, bind);
		const measure = wholeNumber(measureOf(asked, name), `measures.${name}`);
		const columns = [...keys.map(({ column, sql }) => `${sql} as ${column}`), `${exact(measure)} as whole`];
		return {
			sql: summedRows({ kind, from: rows, tests, columns, by: keys.length }),
			keys: keys.map(({ column }) => column),
		};
	} catch (error) {
		return QuestionError.within("of", error);
	}
}

/** Refuses a measure that is no count, since a share needs whole numbers. */
function wholeNumber(measure: Measure, field: string): Measure {
	if (typeof measure.sql !== "string") throw new QuestionError(field, "is a rate: it has no share");
	return measure;
}

/** The rows that a question counts, and its groups. */
function chosenRows(question: Question, bind: Bind): Chosen {
	const { kind } = ROWS[question.rows] as { kind: RowKind };
	const tests = testsOf(kind, question, bind);
	if (question.list && question.by?.length) throw new QuestionError("by", "a list is of rows, not of groups");
	if (question.order === "latest" && !hasLatest(question, kind))
		throw new QuestionError("order", "only rows that were played, matches and seasons have a latest");
	const groups: Group[] = question.list ? [{ column: "row_id", sql: "r.row_id" }] : groupsOf(kind, question);
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
/** Tests on whole rows, and on their parts: the balls that they sum, or the matches or innings of a streak. */
type Tests = { rows: string[]; parts: string[] };

/** The rows that meet the tests, or their sums over the balls that meet the tests, split by groups of balls. */
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

/** Groups by facts of parts are columns of the row. */
const keysFrom = (kind: RowKind, groups: Group[]) =>
	groups.map((group) => ({ ...group, sql: isOfPart(kind, group.sql) ? `r.by_${group.column}` : group.sql }));

/** The streaks of the matches or innings that meet the tests on these, split by groups of them. */
function streakRows(
	kind: RowKind,
	streak: NonNullable<RowKind["streak"]>,
	question: Question,
	tests: Tests,
	groups: Group[],
	bind: Bind,
): Chosen {
	const fault = faultOfStreak(kind, question);
	if (fault) throw new QuestionError(fault.path, fault.reason);
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

/** Whether the lines were played one after the other: rows, matches or seasons. */
const hasLatest = ({ list, by }: Question, { facets }: RowKind) =>
	facets.sequence !== undefined && (list === true || ["match", "season"].includes(String(by)));

const byOf = (groups: Group[]) => Object.fromEntries(groups.map(({ column, sql }) => [`by_${column}`, sql]));

/** The conditions of a question as SQL. */
function testsOf(kind: RowKind, question: Question, bind: Bind): Tests {
	const { not = {}, ...where } = question.where ?? {};
	const until = question.until === undefined || kind.upTo ? {} : { until: question.until };
	const tests = [
		...conditionsOf(kind, question.rows, "where", { ...where, ...until }, bind),
		...conditionsOf(kind, question.rows, "where.not", not, bind).map(negated),
	];
	return dividedTests(kind, tests);
}

const dividedTests = (kind: RowKind, tests: string[]): Tests => ({
	rows: tests.filter((test) => !isOfPart(kind, test)),
	parts: tests.filter((test) => isOfPart(kind, test)),
});

/**
 * The opposite of a test. An unknown fact meets no test, so it meets the opposite: a first innings has no target and
 * meets "not a target of 200".
 */
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
		if (typeof fact === "string") return [meetsAny(condition, fact, value, bind)];
		// excluded, the value may be at either place
		const together = path === "where" ? (fact.along ?? name) : name;
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

/** Meets any of the values. An inner question without lines gives no value, so nothing meets it. */
const meetsAny = (condition: Condition, fact: string, value: unknown, bind: Bind) =>
	Array.isArray(value) && value.length === 0 ? "false" : condition.sql(fact, value as never, bind);

/** The thresholds of a question: `figures` on the sums of rows, `innings_figures` on whole innings. */
function thresholdsOf(kind: RowKind, question: Question, name: "figures" | "innings_figures", bind: Bind): string[] {
	const { not = {}, ...where } = question.where ?? {};
	const of = (path: string, { [name]: figures = {} }: Where) => {
		if (name === "innings_figures" && !kind.balls && Object.keys(figures).length > 0)
			throw new QuestionError(`${path}.innings_figures`, `has no meaning for ${kind.says}: each is a whole`);
		return thresholds(kind, `${path}.${name}`, figures, bind);
	};
	return [...of("where", where), ...of("where.not", not).map(negated)];
}

function thresholds(kind: RowKind, path: string, figures: Record<string, unknown>, bind: Bind): string[] {
	return Object.entries(figures).map(([name, value]) => {
		const figure = Object.hasOwn(kind.figures, name) ? kind.figures[name] : undefined;
		if (!figure) throw new QuestionError(`${path}.${name}`, `is no figure of one of these ${kind.says}`);
		return meets(`(${figure})`, value as Bound, bind);
	});
}

/** The groups of a question. Refuses two groups that fill the same column. */
function groupsOf(kind: RowKind, { rows, by = [] }: Question): Group[] {
	for (const [place, name] of by.entries()) {
		const other = sharesColumn(name, by.slice(0, place));
		if (other) throw new QuestionError(`by.${name}`, `fills the same columns as ${other}`);
	}
	return by.flatMap((name) => groupOf(kind, rows, name));
}

function groupOf(kind: RowKind, rows: string, name: DimensionName): Group[] {
	const dimension: Dimension = DIMENSIONS[name];
	const fact = factOf(name, kind.facets);
	if (fact === undefined) throw new QuestionError(`by.${name}`, `has no meaning for ${rows}`);
	if (typeof fact !== "string") throw new QuestionError(`by.${name}`, `one of ${rows} has several`);
	const { column, sql, second } = dimension;
	return [{ column, sql: sql?.(fact) ?? fact }, ...(second ? [{ column: second.column, sql: second.sql(fact) }] : [])];
}

/** The rows as of a match, for kinds where leaving out later rows is not enough. */
function upToMatch(made: string | undefined, until: number | undefined, bind: Bind): (() => string) | undefined {
	if (!made || until === undefined) return undefined;
	const last = `(select sequence from matches where match_id = ${bind(until)})`;
	return () => `select row_number() over () as row_id, * from ${made}(${last})`;
}

/**
 * Sums rows from the balls that meet the question, and keeps the rows that meet `tests`. Only the columns that are
 * read are summed.
 */
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

/** Returns a measure of the question's rows by its key. Throws a QuestionError for an unknown key. */
function measureOf(question: Question, name: string, path = "measures"): Measure & { key: string } {
	const measures: Record<string, Measure> = ROWS[question.rows].measures;
	const measure = Object.hasOwn(measures, name) ? measures[name] : undefined;
	if (!measure) throw new QuestionError(`${path}.${name}`, `is no measure of ${question.rows}`);
	return { ...measure, key: name };
}
