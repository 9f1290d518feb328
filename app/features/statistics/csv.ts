import type { Answer } from "../../../record/answer.ts";

type Cell = string | number | null;

/**
 * A field of a CSV file. Text that a spreadsheet would run as a formula gets an apostrophe before it: names come from
 * outside. Numbers stay numbers, negative ones too.
 */
function field(cell: Cell): string {
	if (cell === null) return "";
	if (typeof cell === "number") return String(cell);
	const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file (RFC 4180) that spreadsheets take for UTF-8. */
export function csvFile(rows: Cell[][]): string {
	return `\uFEFF${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}

/** An answer of the record as it is, under the names of its columns. */
export const answerCsv = ({ columns, rows }: Answer): string =>
	csvFile([columns, ...rows.map((row) => columns.map((column) => plain((row as Record<string, unknown>)[column])))]);

function plain(cell: unknown): Cell {
	if (typeof cell === "number" || cell === null) return cell;
	return Array.isArray(cell) ? cell.join("; ") : String(cell ?? "");
}
