import type { Answer } from "../../../record/answer.ts";
import type { DimensionName } from "../../../record/language/dimensions.ts";
import { NAMES } from "../../../record/language/dimensions.ts";
import type { Question } from "../../../record/language/question.ts";
import { measureOf } from "../../../record/language/rows/rows.ts";
import type { Sample } from "../../../record/language/samples.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { explorerPath } from "../statistics/explorer-path.ts";
import { type Cell, cellOf, cellOfGroup, columnOf, figureOf, MATCHES, type Pages, type Row, rowLink } from "./cells.ts";
import { rowsBehind } from "./change.ts";
import { plainWord, wordsOfDimension } from "./words.ts";

export type TableRow = {
	/** the rank, or the line's number in answers without ranks; null: not shown */
	place: number | null;
	name: Cell;
	/** the team for its colours */
	team: { id: string; short_name: string } | null;
	few: boolean;
	/** the other groups */
	about: Cell[];
	figures: Cell[];
};
export type AnswerTable = {
	/** headings of the name, the other groups and the figures */
	name: string;
	about: string[];
	figures: { text: string; key: string; better: "high" | "low" }[];
	rows: TableRow[];
};

export type TableInput = {
	question: Question;
	answer: Answer;
	franchises: MatchRecord["franchises"];
	pages: Pages;
	/** the lines' sample sizes; null if a minimum already excludes small ones */
	sample: (Sample & { of: number[] }) | null;
	valuesOf: (condition: string) => string[] | undefined;
};

/** Formats an answer as a table. Figures link to their rows, rows of a list to their match. */
export function tableOf(given: TableInput): AnswerTable {
	const { question, answer } = given;
	const heads = question.measures.map((key) => {
		const { name = key, best = "high" } = measureOf(question.rows, key) ?? {};
		return { key, text: name, better: best };
	});
	const rows = answer.rows as unknown as Row[];
	return question.list ? listOf(given, heads, rows) : linesOf(given, heads, rows);
}

type Heads = AnswerTable["figures"];

function linesOf(given: TableInput, figures: Heads, rows: Row[]): AnswerTable {
	const { question, pages, sample, valuesOf } = given;
	const { by = [] } = question;
	const [first, ...others] = by;
	return {
		name: first ? wordsOfDimension(first) : "Rows",
		about: others.map(wordsOfDimension),
		figures,
		rows: rows.map((row, place) => {
			const behind = rowsBehind(question, (name: DimensionName) => row[columnOf(name)], valuesOf);
			return {
				place: placeOf(row, place),
				name: first ? cellOfGroup(row, first, pages) : { text: "All together", to: null },
				team: teamOf(row, given),
				few: sample !== null && (sample.of[place] ?? 0) < sample.least,
				about: others.map((name) => cellOfGroup(row, name, pages)),
				figures: figures.map(({ key }) => ({
					text: figureOf(row, key, notationOf(question, key)),
					to: behind ? explorerPath({ ...behind, measures: firstOf(key, question.measures) }) : null,
				})),
			};
		}),
	};
}

const firstOf = (key: string, measures: readonly string[]) => [key, ...measures.filter((other) => other !== key)];

/** Columns whose content another column shows. */
const HIDDEN_COLUMNS = ["match_id", "date", "rank", "best_runs", "latest_team_id", ...Object.values(MATCHES)];

function listOf(given: TableInput, figures: Heads, rows: Row[]): AnswerTable {
	const { answer, question, pages } = given;
	const names = new Set(Object.values(NAMES).map(({ column }) => column));
	const columns = answer.columns.filter(
		(column) => !HIDDEN_COLUMNS.includes(column) && !names.has(column) && !question.measures.includes(column),
	);
	const [first = "", ...others] = columns;
	// a streak has columns for its first and last match
	const isOfMatch = !answer.columns.some((column) => column in MATCHES);
	return {
		name: headOf(first),
		about: [...(isOfMatch ? ["Match"] : []), ...others.map(headOf)],
		figures,
		rows: rows.map((row, place) => ({
			place: placeOf(row, place),
			name: cellOf(row, first, pages),
			team: teamOf(row, given),
			few: false,
			about: [...(isOfMatch ? [rowLink(row, pages)] : []), ...others.map((column) => cellOf(row, column, pages))],
			figures: figures.map(({ key }) => ({ text: figureOf(row, key, notationOf(question, key)), to: null })),
		})),
	};
}

const notationOf = ({ rows }: Question, key: string) => measureOf(rows, key)?.written ?? "count";
const placeOf = (row: Row, place: number) => (row.rank as number | undefined) ?? place + 1;
const headOf = (column: string) => plainWord(NAMES[column]?.column ?? column.replace(/_number$/, ""));

function teamOf(row: Row, { franchises }: TableInput): TableRow["team"] {
	const id = row.team_id ?? row.latest_team_id;
	const side = franchises.find((franchise) => franchise.id === id);
	return side ? { id: side.id, short_name: side.short_name } : null;
}
