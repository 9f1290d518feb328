import {
	type Cell as ComparedCell,
	type ComparisonAnswer,
	compareQuestions,
	comparisonOf,
	readComparison,
} from "../../../record/comparison.ts";
import { QuestionError } from "../../../record/language/question.ts";
import { measureOf } from "../../../record/language/rows/rows.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { grouped } from "../../lib/numbers.ts";
import { comparedCsv } from "../statistics/csv.ts";
import { comparisonPath, explorerPath } from "../statistics/explorer-path.ts";
import { figureOf } from "./cells.ts";
import { type Refusal, refusalOf } from "./read.ts";
import type { AnswerTable } from "./table.ts";

/** A comparison as a table of two lines, with difference, sum and ratio. */
export type ExplorerComparison = {
	reading: string;
	table: AnswerTable;
	figures: { name: string; text: string }[];
	definitions: string[];
	as_of: ComparisonAnswer["as_of"];
	csv: string;
};
/** Returns the comparison in an address and its canonical address, or the refusals of its questions. */
export async function explorerComparison(
	record: MatchRecord,
	sent: { compare: unknown },
): Promise<{ path: string; comparison: ExplorerComparison } | { refusals: Refusal[] }> {
	try {
		const found = await compareQuestions(record, await readComparison(record, sent));
		return { path: comparisonPath(comparisonOf(found)), comparison: viewOf(found) };
	} catch (error) {
		if (!(error instanceof QuestionError)) throw error;
		return { refusals: error.faults.map((fault) => refusalOf(fault)) };
	}
}

/** Returns the comparison in an address as a CSV file; undefined for an invalid one. */
export async function comparisonFile(record: MatchRecord, sent: { compare: unknown }) {
	try {
		const found = await compareQuestions(record, await readComparison(record, sent));
		return { name: `comparison-as-of-${found.as_of.date}.csv`, body: comparedCsv(found) };
	} catch (error) {
		if (error instanceof QuestionError) return undefined;
		throw error;
	}
}

function viewOf(found: ComparisonAnswer): ExplorerComparison {
	const { compare, difference, sum, ratio, reading, definitions, as_of } = found;
	const names = [...new Set(compare.map(({ name }) => name))];
	const written = compare.some((cell) => isRate(cell)) ? decimals : plain;
	return {
		reading,
		table: {
			name: "Question",
			about: [],
			figures: [{ key: "value", text: names.join(" and "), better: "high" }],
			rows: compare.map((cell, place) => ({
				place: null,
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
		csv: comparisonPath(comparisonOf(found), ".csv"),
	};
}

const notationOf = ({ question, measure }: ComparedCell) => measureOf(question.rows, measure)?.written ?? "count";
const isRate = (cell: ComparedCell) =>
	cell.question.of !== undefined || ["rate", "percentage"].includes(notationOf(cell));
const figureText = (cell: ComparedCell) =>
	cell.question.of
		? decimals(cell.value)
		: figureOf(cell.line as unknown as Record<string, unknown>, cell.measure, notationOf(cell));
const plain = (value: number | null) => (value === null ? "—" : grouped(value));
const decimals = (value: number | null) => (value === null ? "—" : value.toFixed(2));
