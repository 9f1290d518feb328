import type { Measure } from "../language/measures/measure.ts";
import type { Question } from "../language/question.ts";
import { ROWS } from "../language/rows/rows.ts";
import type { ResultLine } from "./types.ts";

/** Columns with numbers that are written without grouping: years, numbers of matches and overs. */
const PLAIN = new Set(["season", "match", "match_id", "until", "rank", "innings", "over", "month"]);
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A column's notation in a question: that of its measure, or undefined for a column that is no measure. */
export function measureOf(question: Question | null, column: string): Measure | undefined {
	const measures: Record<string, Measure> = (question && ROWS[question.rows]?.measures) ?? {};
	return Object.hasOwn(measures, column) ? measures[column] : undefined;
}

/**
 * A value of the record as a sentence writes it: '9,336', '40.42', '113*', '5/12', '61.5%', 'April 23, 2013', '2016 to
 * 2018'. Null for a value that has no text, such as a missing rate.
 */
export function writtenValue(
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
	if (typeof value === "number") return writtenNumber(question, column, value, line);
	const { from, to } = value as { from?: unknown; to?: unknown };
	const ends = [from, to].map((end) =>
		end === undefined ? null : writtenValue(question, column, end, line, language),
	);
	if (ends[0] !== null && ends[1] !== null) return `${ends[0]}–${ends[1]}`;
	return ends[0] ?? ends[1] ?? null;
}

function writtenNumber(question: Question | null, column: string, value: number, line?: ResultLine): string {
	const how = column === "share" ? "percentage" : measureOf(question, column)?.written;
	if (how === "score") return `${value}${line?.not_out === true ? "*" : ""}`;
	if (how === "figures") return `${value}/${line?.best_runs ?? 0}`;
	if (how === "percentage") return `${value}%`;
	// a path such as season.from ends in a side of a span
	if (PLAIN.has(column.split(".")[0] ?? "")) return String(value);
	return value.toLocaleString("en-US", { maximumFractionDigits: 2 });
}

/** A ratio of two figures, to two places. */
export const writtenRatio = (ratio: number): string => ratio.toLocaleString("en-US", { maximumFractionDigits: 2 });
