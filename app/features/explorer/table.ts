import type { Answer } from "../../../record/answer.ts";
import type { DimensionName } from "../../../record/language/dimensions.ts";
import { NAMES } from "../../../record/language/dimensions.ts";
import type { Question } from "../../../record/language/question.ts";
import { measureOf } from "../../../record/language/rows/rows.ts";
import type { Sample } from "../../../record/language/samples.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { explorerPath } from "../statistics/explorer-path.ts";
import { type Cell, cellOf, cellOfGroup, columnOf, figureOf, MATCHES, matchOf, type Pages, type Row } from "./cells.ts";
import { rowsBehind } from "./change.ts";
import { plainWord, wordsOfDimension } from "./words.ts";

export type TableRow = {
	/** its rank, or its number where the answer has no ranks; null: the lines are not counted */
	place: number | null;
	name: Cell;
	/** the team of its colours, with its short name */
	team: { id: string; short_name: string } | null;
	few: boolean;
	/** its other groups */
	about: Cell[];
	figures: Cell[];
};
export type AnswerTable = {
	/** heads of the name, of other groups, of the figures */
	name: string;
	about: string[];
	figures: { text: string; key: string; better: "high" | "low" }[];
	rows: TableRow[];
};

export type Given = {
	question: Question;
	answer: Answer;
	franchises: MatchRecord["franchises"];
	pages: Pages;
	/** the samples of the figures, where no minimum excludes small ones, with each line's size */
	sample: (Sample & { of: number[] }) | null;
	valuesOf: (condition: string) => string[] | undefined;
};

/** Formats the answer as a table of texts and links. Each figure links to its rows, each row to its match. */
export function tableOf(given: Given): AnswerTable {
	const { question, answer } = given;
	const heads = question.measures.map((key) => {
		const { name = key, best = "high" } = measureOf(question.rows, key) ?? {};
		return { key, text: name, better: best };
	});
	const rows = answer.rows as unknown as Row[];
	return question.list ? listOf(given, heads, rows) : linesOf(given, heads, rows);
}

type Heads = AnswerTable["figures"];

function linesOf(given: Given, figures: Heads, rows: Row[]): AnswerTable {
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

/** Columns left out, because others show the same. */
const SAID = ["match_id", "date", "rank", "best_runs", "latest_team_id", ...Object.values(MATCHES)];

function listOf(given: Given, figures: Heads, rows: Row[]): AnswerTable {
	const { answer, question, pages } = given;
	const names = new Set(Object.values(NAMES).map(({ column }) => column));
	const columns = answer.columns.filter(
		(column) => !SAID.includes(column) && !names.has(column) && !question.measures.includes(column),
	);
	const [first = "", ...others] = columns;
	// a streak has two matches, each in a column of its own
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
			about: [...(isOfMatch ? [matchOf(row, pages)] : []), ...others.map((column) => cellOf(row, column, pages))],
			figures: figures.map(({ key }) => ({ text: figureOf(row, key, notationOf(question, key)), to: null })),
		})),
	};
}

const notationOf = ({ rows }: Question, key: string) => measureOf(rows, key)?.written ?? "count";
const placeOf = (row: Row, place: number) => (row.rank as number | undefined) ?? place + 1;
const headOf = (column: string) => plainWord(NAMES[column]?.column ?? column.replace(/_number$/, ""));

function teamOf(row: Row, { franchises }: Given): TableRow["team"] {
	const id = row.team_id ?? row.latest_team_id;
	const side = franchises.find((franchise) => franchise.id === id);
	return side ? { id: side.id, short_name: side.short_name } : null;
}
