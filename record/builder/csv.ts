import { parse } from "csv-parse/sync";
import type { Row } from "./source.ts";

/** Parses CSV with a header. All values are text, so an id such as 29e95537 is no number. */
export function readCsv(text: string | Buffer): Record<string, string>[] {
	return parse(text, { columns: true, skip_empty_lines: true });
}

function fieldOf(value: Row[string]): string {
	if (value === null) return "";
	if (typeof value === "boolean") return value ? "1" : "0";
	const text = Array.isArray(value)
		? value.join("|")
		: typeof value === "object"
			? JSON.stringify(value)
			: String(value);
	return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows as CSV. Null is empty, lists are joined by '|', booleans are 1 and 0. */
export function writeCsv(columns: string[], rows: Row[]): string {
	const lines = [
		columns.join(","),
		...rows.map((row) => columns.map((column) => fieldOf(row[column] ?? null)).join(",")),
	];
	return `${lines.join("\n")}\n`;
}
