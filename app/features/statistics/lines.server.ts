import type { Answer } from "../../../record/answer.ts";
import type { Question } from "../../../record/language/question.ts";
import { describe, type MatchRecord } from "../../../record/record.ts";
import { type StatisticsQuery, sortedColumn } from "./query.ts";
import type { Column, Rows, Table } from "./tables.ts";

/** A line of a table: a row of the record's answer, and each figure under its column's key. */
export type Line = Record<string, unknown> & { rank: number };
export type FoundLines = { lines: Line[]; total: number; floor: Answer["floor"]; as_of: Answer["as_of"] };

type Filters = Pick<StatisticsQuery, "season" | "team" | "stage">;
const MOST_ROWS = 1000;

const measureOf = ({ key, measure }: Column) => measure ?? key;
const rowsOf = (table: Table, column: Column): Rows => column.rows ?? table.rows;

/**
 * Returns the record's condition for a page's filters. Campaigns (a side's whole season) have no stage, tables of
 * grounds no team.
 */
export function whereOf({ season, team, stage }: Filters, rows: Rows, ground: boolean): object {
	return {
		...(season ? { season } : {}),
		...(team && !ground ? { team } : {}),
		...(stage && rows !== "campaigns" ? { stage } : {}),
	};
}

/** Returns the question that ranks a table by its sorted column. */
export function rankingQuestion(table: Table, query: StatisticsQuery): Question {
	const sorted = sortedColumn(table, query.sort);
	const { best } = describe(rowsOf(table, sorted), measureOf(sorted));
	const [first] = questionsOf(table, query, sorted) as [ColumnQuestion];
	return {
		...first.question,
		order: (query.order === "desc") === (best === "high") ? "best" : "worst",
		...(query.min !== null && sorted.least ? { having: { [sorted.least]: { from: query.min } } } : {}),
	};
}

/**
 * Returns the lines of a table by its sorted column. Columns that count other rows than the sorted one take one more
 * question per kind of rows, for the listed lines only.
 */
export async function loadLines(
	{ askAny: ask }: Pick<MatchRecord, "askAny">,
	table: Table,
	query: StatisticsQuery,
	{ limit, offset }: { limit: number; offset: number },
): Promise<FoundLines> {
	const sorted = sortedColumn(table, query.sort);
	const [first, ...others] = questionsOf(table, query, sorted) as [ColumnQuestion, ...ColumnQuestion[]];
	const ranking = await ask({ ...rankingQuestion(table, query), limit, offset });
	const lines = ranking.rows.slice(0, limit).map((row) => ({ ...row, ...figuresByKey(row, first.columns) })) as Line[];
	if (table.by) {
		const id = `${table.by}_id`;
		const ids = lines.map((line) => line[id] as string);
		const answers = await Promise.all(
			ids.length === 0
				? []
				: others.map(({ question }) =>
						ask({
							...question,
							where: { ...question.where, [table.by as string]: ids },
							order: "keys",
							limit: MOST_ROWS,
						}),
					),
		);
		for (const [at, answer] of answers.entries()) {
			const rows = new Map(answer.rows.map((row) => [(row as Record<string, unknown>)[id], row]));
			const { columns } = others[at] as ColumnQuestion;
			for (const line of lines) {
				const row = rows.get(line[id]) ?? {};
				// a row also has columns besides the measures, such as whether the highest score was unbeaten
				Object.assign(line, { ...row, ...line, ...figuresByKey(row, columns) });
			}
		}
	}
	return { lines, total: ranking.total, floor: ranking.floor, as_of: ranking.as_of };
}

type ColumnQuestion = { question: Question; columns: Column[] };

/** Returns a question per kind of rows and condition among the columns, that of the sorted column first. */
function questionsOf(table: Table, filters: Filters, sorted: Column): ColumnQuestion[] {
	const measured = table.columns.filter(
		({ kind, rows }) => kind !== "words" && !(rows === "campaigns" && filters.stage === "league"),
	);
	const inOrder = [sorted, ...measured.filter((column) => column !== sorted)];
	const groups = Map.groupBy(inOrder, (column) => JSON.stringify([rowsOf(table, column), column.where]));
	return [...groups.values()].map((columns) => {
		const [column] = columns as [Column];
		const rows = rowsOf(table, column);
		return {
			columns,
			question: {
				rows,
				measures: columns.map(measureOf),
				where: { ...whereOf(filters, rows, table.by === "ground"), ...column.where },
				...(table.by ? { by: [table.by] } : { list: true }),
			},
		};
	});
}

/** Returns the figures of a row under their columns' keys. A missing count is 0, another missing figure null. */
const figuresByKey = (row: object, columns: Column[]) =>
	Object.fromEntries(
		columns.map((column) => {
			const { [measureOf(column)]: value, best_runs } = row as Record<string, unknown>;
			if (value === undefined && column.kind === "count") return [column.key, 0];
			if (column.kind !== "figures" || typeof value !== "number") return [column.key, value ?? null];
			// best figures as one number that sorts: more wickets first, then fewer runs
			return [column.key, value * 1000 - Number(best_runs)];
		}),
	);
