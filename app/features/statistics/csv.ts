import type { Answer } from "../../../record/answer.ts";
import type { ComparisonAnswer } from "../../../record/comparison.ts";

type Cell = string | number | null;

/**
 * Formats a field. A text that a spreadsheet would run as a formula gets an apostrophe, because names come from
 * outside. Negative numbers stay numbers.
 */
function field(cell: Cell): string {
	if (cell === null) return "";
	if (typeof cell === "number") return String(cell);
	const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats rows as a CSV file (RFC 4180) with a byte order mark, by which spreadsheets know UTF-8. */
export function csvFile(rows: Cell[][]): string {
	return `\uFEFF${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}

/** Formats an answer of the record, with its column names. */
export const answerCsv = ({ columns, rows }: Answer): string =>
	csvFile([columns, ...rows.map((row) => columns.map((column) => cellOf((row as Record<string, unknown>)[column])))]);

/** A comparison: a line for each question, then one for each figure of both. */
export const comparedCsv = ({ compare, difference, sum, ratio }: ComparisonAnswer): string =>
	csvFile([
		["question", "value"],
		...compare.map(({ reading, value }) => [reading, value]),
		["Difference", difference],
		["Sum", sum],
		["Ratio", ratio],
	]);

function cellOf(cell: unknown): Cell {
	if (typeof cell === "number" || cell === null) return cell;
	return Array.isArray(cell) ? cell.join("; ") : String(cell ?? "");
}
