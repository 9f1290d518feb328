import { NAMES, withNames } from "./dimensions.ts";
import { columnsBehind, type Measure, type Rate } from "./measures/measure.ts";
import type { Question } from "./question.ts";
import type { RowKind } from "./rows/kind.ts";
import { type Bind, MOST_LINES } from "./values.ts";

export type Group = { column: string; sql: string };
type Chosen = Measure & { key: string };

export type Lines = {
	sql: string;
	/** in order: groups, rank, figures */
	columns: string[];
	/** the minimum for a place in this ranking */
	floor?: { least: number; unit: string };
};

const readIn = (expressions: string[]): Set<string> =>
	new Set(expressions.flatMap((sql) => [...sql.matchAll(/\br\.(\w+)/g)].map(([, column]) => column as string)));

export type Parts = {
	question: Question;
	kind: RowKind;
	/** the statement of rows `r`, with the columns to read */
	rows: (read: Set<string>) => string;
	/** true if the rows are a stored table, which a list joins again for its other columns */
	stored: boolean;
	tests: string[];
	keys: Group[];
	chosen: Chosen[];
	/** `having` tests */
	least: string[];
	/** the statement of `of`, with each value as `whole`, and its group columns */
	whole?: { sql: string; keys: string[] };
	leastShare?: (share: string) => string;
	bind: Bind;
};

/**
 * The statement that groups rows into lines, ranks them and joins names. In a list each row is a line; its other
 * columns are read only for the lines returned.
 */
export function linesStatement({
	question,
	kind,
	rows,
	stored,
	tests,
	keys,
	chosen,
	least,
	whole,
	leastShare,
	bind,
}: Parts): Lines {
	const { order = "best", limit = usualLimit(question), offset = 0, having, list = false } = question;
	const [first] = chosen as [Chosen];
	const ranks = keys.length > 0 && (order === "best" || order === "worst");
	const floor =
		ranks && !having && first.floor ? { unit: first.floor.unit, least: first.floor[extentOf(question)] } : undefined;
	const asked = [
		...least,
		...(floor ? [`${first.floor?.sql} >= ${bind(floor.least)}`] : []),
		...(ranks ? [`${exact(first)} is not null`] : []),
	];
	const ties = ranks ? (first.ties ?? []) : [];
	const newest = order === "latest" && !list;
	const latest = !list && keys.some(({ column }) => column === "player_id") && kind.facets.team;
	const figures = figuresOf(kind, chosen, list);
	const shown = {
		...(latest ? { latest_team_id: `arg_max(${latest}, ${kind.facets.sequence ?? kind.facets.season})` } : {}),
		...figures,
	};
	const shownColumns = [...Object.keys(shown), ...(whole ? ["share"] : [])];
	const groups = Object.fromEntries(keys.map(({ column, sql }) => [column, sql]));
	const values = {
		...groups,
		// a list computes figures only for the lines returned
		...(list ? {} : shown),
		...(ranks && !whole ? { ranked: first.ranks ?? exact(first) } : {}),
		...Object.fromEntries(ties.map(({ sql }, at) => [`tie_${at}`, sql])),
		...(newest ? { played: `max(${kind.facets.sequence})` } : {}),
	};
	const direction = (first.best === "high") === (order === "best") ? "desc" : "asc";
	const columns = list ? Object.keys(kind.row) : keys.map(({ column }) => column);
	const said = columns.map((column) => ({ column, sql: list ? (kind.row[column] as string) : `l.${column}` }));
	const turn = list ? turnOf(kind) : [];
	// rows with their own order are sorted without names, so names are joined later
	const named = (turn.length > 0 ? [] : said).flatMap(({ column, sql }) =>
		NAMES[column] ? [{ id: sql, ...NAMES[column] }] : [],
	);
	const details = said.map(({ sql }) => sql);
	// ties are sorted by order of play or of place, else by name
	const byName = [...said.map(({ column, sql }) => nameOf(column) ?? sql), ...details];
	const inOrder = turn.length > 0 ? [...turn, "l.row_id"] : newest ? ["l.played"] : byName;
	const summing = summedRows({
		kind,
		from: "numbered",
		tests,
		columns: listed(values),
		by: keys.length,
		having: asked,
	});
	const figuring = summedRows({
		kind,
		from: "numbered",
		tests: ["r.row_id in (select row_id from cut)"],
		columns: listed({ ...groups, ...shown }),
		by: keys.length,
	});
	const itself = (...read: string[]) => `join numbered r on r.row_id = l.row_id ${joins(kind, [...read, ...inOrder])}`;
	const names = named
		.map(({ id, column, table }) => `left join ${table} ${column}_name on ${column}_name.id = ${id}`)
		.join(" ");
	const ordered = `order by ${[
		...(ranks ? [`l.ranked ${direction}`] : []),
		...ties.map((tie, at) => `l.tie_${at} ${tie.first === "high" ? "desc" : "asc"} nulls last`),
		...inOrder.map((key) => (order === "latest" ? `${key} desc` : key)),
		"l.total",
	].join(", ")}`;
	const read = readIn([summing, ...(list ? [figuring, itself(...details), ...details, ...inOrder] : [])]);
	const before = `with numbered as ${stored ? "not materialized" : ""} (${rows(read)})`;
	const within = ranks ? `qualify rank <= ${bind(offset + limit)}` : "";
	const page = [
		`limit ${bind(ranks ? Math.max(limit, MOST_LINES) : limit)}`,
		offset > 0 ? `offset ${bind(offset)}` : "",
	].join(" ");
	const sql = [
		`${before}, ${whole ? "counted" : "lines"} as (`,
		summing,
		whole ? `), ${shares(whole, first.key, ranks, leastShare)}` : "",
		"), ranking as (select *, (count(*) over ())::int as total",
		// equal lines share a rank, so `level` is the number of lines up to the last of this rank
		ranks
			? `, (rank() over (order by ranked ${direction}))::int as rank, (count(*) over (order by ranked ${direction}))::int as level`
			: "",
		"from lines",
		within,
		list
			? `), cut as (select l.* from ranking l ${itself()} ${names} ${ordered} ${page}), figured as (${figuring}`
			: "",
		`) select ${[
			...said.map(({ column, sql }) => `${sql} as ${column}`),
			...named.map(({ column, value }) => `${column}_name.${value} as ${column}`),
			...(ranks ? ["l.rank", "l.level"] : []),
			...shownColumns.map((column) => `${list ? "f" : "l"}.${column}`),
			"l.total",
		].join(", ")} from ${list ? "cut" : "ranking"} l`,
		list ? `${itself(...details)} join figured f on f.row_id = l.row_id` : "",
		names,
		ordered,
		list ? "" : page,
	].join(" ");
	return {
		sql,
		columns: [...withNames(columns), ...(ranks ? ["rank"] : []), ...shownColumns],
		...(floor ? { floor } : {}),
	};
}

/** The default limit: 10 places of a ranking, otherwise 1,000 lines. */
export const usualLimit = ({ order }: Pick<Question, "order">) =>
	order === "keys" || order === "latest" ? MOST_LINES : 10;

const listed = (columns: Record<string, string>) =>
	Object.entries(columns).map(([column, sql]) => `${sql} as ${column}`);

/** Groups the matching rows of `from` by the first `by` columns. */
export function summedRows({
	kind,
	from,
	tests,
	columns,
	by,
	having = [],
}: {
	kind: RowKind;
	from: string | Parts["rows"];
	tests: string[];
	columns: string[];
	by: number;
	having?: string[];
}): string {
	const joined = joins(kind, [...tests, ...columns, ...having]);
	const table = typeof from === "string" ? from : `(${from(readIn([joined, ...tests, ...columns, ...having]))})`;
	return [
		`select ${columns.join(", ")} from ${table} r`,
		joined,
		tests.length > 0 ? `where ${tests.join(" and ")}` : "",
		by > 0 ? `group by ${Array.from({ length: by }, (_, at) => at + 1)}` : "",
		having.length > 0 ? `having ${having.join(" and ")}` : "",
	].join(" ");
}

/** Adds `share`: a line's first figure per 100 of its whole. A whole of 0 gives no share and no rank. */
function shares(
	{ sql, keys }: { sql: string; keys: string[] },
	figure: string,
	ranks: boolean,
	least: Parts["leastShare"],
): string {
	const exact = `100 * c.${figure} / nullif(w.whole, 0)`;
	const tests = [...(least ? [least(`(${exact})`)] : []), ...(ranks ? [`${exact} is not null`] : [])];
	const same = keys.map((key) => `w.${key} is not distinct from c.${key}`);
	return [
		`whole as (${sql}), lines as (select c.*, ${roundedRate({ of: `c.${figure}`, per: "w.whole", times: 100 })} as share`,
		ranks ? `, ${exact} as ranked` : "",
		`from counted c left join whole w on ${same.length > 0 ? same.join(" and ") : "true"}`,
		tests.length > 0 ? `where ${tests.join(" and ")}` : "",
	].join(" ");
}
const nameOf = (column: string) => NAMES[column] && `${NAMES[column].column}_name.${NAMES[column].value}`;
/** The order of play, for ties. */
const turnOf = ({ facets, turn = [] }: RowKind) => [...(facets.sequence ? [facets.sequence as string] : []), ...turn];

/** The extent of a ranking, which decides its minimum. */
export function extentOf({ where = {}, by = [], list }: Question): "whole" | "season" | "part" | "row" {
	if (list) return "row";
	if (by.includes("season") || typeof where.season === "number") return "season";
	return Object.keys(where).length === 0 ? "whole" : "part";
}

/**
 * The figures of a line by column, with their extra columns. A list omits those that its rows have anyway, and the row
 * behind an extreme, which is the line itself.
 */
function figuresOf({ row, facets }: RowKind, chosen: Chosen[], list: boolean): Record<string, string> {
	const figures = chosen.flatMap(({ key, beside = {}, behind, ...measure }) => [
		[key, rounded(measure)],
		...Object.entries(beside),
		...(behind && !list ? Object.entries(columnsBehind(key, behind, facets.opponent as string)) : []),
	]);
	return Object.fromEntries(figures.filter(([column]) => !list || !Object.hasOwn(row, column as string)));
}

/** SQL of the unrounded value, which ranks use. */
export const exact = ({ sql }: Pick<Measure, "sql">) =>
	typeof sql === "string" ? sql : `${sql.times} * ${sql.of} / nullif(${sql.per}, 0)`;

/** SQL of the shown value: whole, or rounded half up to two places in integer arithmetic. */
function rounded({ sql }: Pick<Measure, "sql">): string {
	return typeof sql === "string" ? `(${sql})::int` : roundedRate(sql);
}

function roundedRate(rate: Rate): string {
	const [of, per] = [`(${rate.of})::bigint`, `nullif((${rate.per})::bigint, 0)`];
	return `((${of} * ${200 * rate.times} + ${per}) // (2 * ${per})) / 100`;
}

function joins(kind: RowKind, expressions: string[]): string {
	const reads = (letter: string) => expressions.some((sql) => new RegExp(`\\b${letter}\\.`).test(sql));
	const tables: Record<string, string> = {
		s: "left join sides s on s.match_id = r.match_id and s.team_id = r.team_id",
		m: "left join matches m on m.match_id = r.match_id",
		i: `left join innings i on i.match_id = r.match_id and ${kind.innings ?? "i.innings = r.innings"}`,
		p: `left join people p on p.id = ${kind.people?.p ?? "r.player_id"}`,
		q: `left join people q on q.id = ${kind.people?.q}`,
	};
	return Object.entries(tables)
		.flatMap(([letter, join]) => (reads(letter) ? [join] : []))
		.join(" ");
}
