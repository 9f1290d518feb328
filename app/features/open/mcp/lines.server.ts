import type { Answer } from "../../../../record/answer.ts";
import { usualLimit } from "../../../../record/language/lines.ts";
import type { Question } from "../../../../record/language/question.ts";

/** The data of a result has all lines. */
const LINES_IN_TEXT = 20;

type Line = Record<string, unknown>;

/**
 * Returns the first twenty lines of an answer as a table of text, without ids. It says how many lines of zero a ranking
 * leaves out, how many lines are level, and at which offset the next lines begin.
 */
export function linesText({ question, columns, rows, total, level }: Answer): string {
	const lines = rows as unknown as Line[];
	if (lines.length === 0) return total > 0 ? `No line from this offset on: there are ${lineCount(total)}.` : "No line.";
	const listed = withoutZeros(question, lines);
	const first = listed.slice(0, LINES_IN_TEXT);
	const shown = columns.filter((column) => !/_ids?$/.test(column) || column.endsWith("match_id"));
	const cells = first.map((line) => shown.map((column) => String(line[column] ?? "")).join(" | "));
	const zeros = lines.length - listed.length;
	return [
		shown.join(" | "),
		...cells,
		...(zeros > 0 ? [`${lineCount(zeros)} of zero left out of this text; {"having": …} takes a threshold.`] : []),
		...tieText(question, listed),
		countText(question, first.length < listed.length ? first.length : lines.length, total, level),
	].join("\n");
}

const lineCount = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "line" : "lines"}`;

/** Leaves out the lines of zero in a best-first ranking, unless all are zero or `having` limits the first measure. */
function withoutZeros({ measures, by = [], list, order = "best", having = {}, of }: Question, lines: Line[]): Line[] {
	const [first = ""] = measures;
	if ((by.length === 0 && !list) || order !== "best" || of || first in having) return lines;
	const others = lines.filter((line) => line[first] !== 0);
	return others.length > 0 ? others : lines;
}

/** Explains why there are more lines than the limit: the last ones share a place. */
function tieText(question: Question, lines: Line[]): string[] {
	const last = lines.at(-1)?.rank;
	if (last === undefined || lines.length <= (question.limit ?? usualLimit(question))) return [];
	const level = lines.filter(({ rank }) => rank === last).length;
	return [`${lineCount(lines.length)}: ${level} share place ${last}.`];
}

function countText({ offset = 0 }: Question, shown: number, total: number, level: number): string {
	const end = offset + shown;
	if (end >= total) return offset === 0 ? `${lineCount(total)} in all.` : `Lines ${offset + 1} to ${end} of ${total}.`;
	const more = level > 0 ? ` ${lineCount(level)} more are level with the last one.` : "";
	return `Lines ${offset + 1} to ${end} of ${total}; the next with {"offset": ${end}}.${more}`;
}
