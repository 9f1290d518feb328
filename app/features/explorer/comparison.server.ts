import { inPlainWords, problemFromZod } from "../../../platform/http/problem.ts";
import { type Compared, type Cell as ComparedCell, compared } from "../../../record/comparison.ts";
import { type Comparison, comparisonSchema } from "../../../record/language/comparison.ts";
import type { Measure } from "../../../record/language/measures/measure.ts";
import { QuestionError } from "../../../record/language/question.ts";
import { ROWS } from "../../../record/language/rows/rows.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { grouped } from "../../lib/numbers.ts";
import { comparedCsv } from "../statistics/csv.ts";
import { comparisonPath, explorerPath } from "../statistics/explorer-path.ts";
import { figureOf } from "./cells.ts";
import { type Refusal, refusalAt } from "./read.ts";
import type { AnswerTable } from "./table.ts";

/** Two answers of one figure each as a table of two lines, and the figures of both. */
export type ExplorerComparison = {
	reading: string;
	table: AnswerTable;
	figures: { name: string; text: string }[];
	definitions: string[];
	as_of: Compared["as_of"];
	csv: string;
};
type Read = { comparison: Comparison } | { refusals: Refusal[] };

/** Checks the comparison of an address. */
function readComparison(sent: unknown): Read {
	const { data, error } = comparisonSchema.safeParse(sent, { error: inPlainWords });
	if (!error) return { comparison: data as unknown as Comparison };
	const { field = "compare", message } = problemFromZod(error);
	return { refusals: [refusalAt(field, message)] };
}

/** Returns the comparison of an address with its own address, or the refusals of one of its questions. */
export async function explorerComparison(
	record: MatchRecord,
	sent: unknown,
): Promise<{ path: string; comparison: ExplorerComparison } | { refusals: Refusal[] }> {
	const read = readComparison(sent);
	if ("refusals" in read) return read;
	try {
		const found = await compared(record, read.comparison);
		return { path: comparisonPath(read.comparison), comparison: shownOf(found, read.comparison) };
	} catch (error) {
		if (!(error instanceof QuestionError)) throw error;
		return { refusals: [refusalAt(error.field, `This question ${error.reason}.`)] };
	}
}

/** Returns the comparison of an address as a file; undefined for a refused one. */
export async function comparisonFile(record: MatchRecord, sent: unknown) {
	const read = readComparison(sent);
	if ("refusals" in read) return undefined;
	try {
		const found = await compared(record, read.comparison);
		return { name: `comparison-as-of-${found.as_of.date}.csv`, body: comparedCsv(found) };
	} catch (error) {
		if (error instanceof QuestionError) return undefined;
		throw error;
	}
}

function shownOf({ compare, difference, sum, ratio, ...said }: Compared, asked: Comparison): ExplorerComparison {
	const { reading, definitions, as_of } = said;
	const names = [...new Set(compare.map(({ name }) => name))];
	const written = compare.some((cell) => isRate(cell)) ? decimals : plain;
	return {
		reading,
		table: {
			name: "Question",
			about: [],
			figures: [{ key: "value", text: names.join(" and "), better: "high" }],
			rows: compare.map((cell, place) => ({
				rank: null,
				name: { text: `${"AB"[place]}: ${cell.reading}`, to: explorerPath(cell.question) },
				team: null,
				few: false,
				about: [],
				figures: [{ text: figureText(cell), to: null }],
			})),
		},
		figures: [
			{ name: "Difference", text: written(difference) },
			{ name: "Sum", text: written(sum) },
			{ name: "Ratio", text: decimals(ratio) },
		],
		definitions,
		as_of,
		csv: comparisonPath(asked, ".csv"),
	};
}

const measureOf = ({ question, measure }: ComparedCell) =>
	(ROWS[question.rows].measures as Record<string, Measure>)[measure];
const isRate = (cell: ComparedCell) =>
	cell.question.of !== undefined || ["rate", "percentage"].includes(measureOf(cell)?.written ?? "");
const figureText = (cell: ComparedCell) =>
	cell.question.of
		? decimals(cell.value)
		: figureOf(cell.line as unknown as Record<string, unknown>, cell.measure, measureOf(cell)?.written ?? "count");
const plain = (value: number | null) => (value === null ? "—" : grouped(value));
const decimals = (value: number | null) => (value === null ? "—" : value.toFixed(2));
