import type { Measure } from "../language/measures/measure.ts";
import type { Question } from "../language/question.ts";
import { ROWS } from "../language/rows/rows.ts";
import type { ResultLine } from "./types.ts";

/** Columns written without digit grouping: years, match and over numbers. */
const PLAIN = new Set(["season", "match", "match_id", "until", "rank", "innings", "over", "month"]);
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The measure of a column; undefined for other columns. */
export function measureOf(question: Question | null, column: string): Measure | undefined {
	const measures: Record<string, Measure> = (question && ROWS[question.rows]?.measures) ?? {};
	return Object.hasOwn(measures, column) ? measures[column] : undefined;
}

/** '9,336', '40.42', '113*', '5/12', '61.5%', 'April 23, 2013', '2016–2018'. Null for a boolean or without a value. */
export function formatValue(
	question: Question | null,
	column: string,
	value: unknown,
	line?: ResultLine,
	language = "en",
): string | null {
	if (value === null || value === undefined) return null;
	if (typeof value === "boolean") return null;
	if (typeof value === "string")
		return DAY.test(value)
			? new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" }).format(
					new Date(value),
				)
			: value.replaceAll("_", " ");
	if (typeof value === "number") return formatNumber(question, column, value, line);
	const { from, to } = value as { from?: unknown; to?: unknown };
	const ends = [from, to].map((end) => (end === undefined ? null : formatValue(question, column, end, line, language)));
	if (ends[0] !== null && ends[1] !== null) return `${ends[0]}–${ends[1]}`;
	return ends[0] ?? ends[1] ?? null;
}

function formatNumber(question: Question | null, column: string, value: number, line?: ResultLine): string {
	const how = column === "share" ? "percentage" : measureOf(question, column)?.written;
	if (how === "score") return `${value}${line?.not_out === true ? "*" : ""}`;
	if (how === "figures") return `${value}/${line?.best_runs ?? 0}`;
	if (how === "percentage") return `${value}%`;
	// `column` may be a path: season.from
	if (PLAIN.has(column.split(".")[0] ?? "")) return String(value);
	return value.toLocaleString("en-US", { maximumFractionDigits: 2 });
}

export const formatRatio = (ratio: number): string => ratio.toLocaleString("en-US", { maximumFractionDigits: 2 });
