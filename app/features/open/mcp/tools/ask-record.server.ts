import { z } from "zod";
import type { Answer } from "../../../../../record/answer.ts";
import { type ComparisonAnswer, comparisonOf } from "../../../../../record/comparison.ts";
import { askedJsonSchema } from "../../../../../record/language/describe/json-schema.ts";
import { rowsText } from "../../../../../record/language/describe/rows.ts";
import { usualLimit } from "../../../../../record/language/lines.ts";
import type { Question } from "../../../../../record/language/question.ts";
import type { MatchRecord } from "../../../../../record/record.ts";
import { answerSent } from "../../../record/answers.ts";
import { comparisonPath, explorerPath } from "../../../statistics/explorer-path.ts";
import { type ToolAnswer, tool } from "../tool.ts";

export const askRecordTool = ({ record, site_url }: { record: MatchRecord; site_url: string }) =>
	tool({
		name: "ask_record",
		title: "Ask the IPL record by JSON",
		description: `Answers a question as data: rows (what is counted), measures (the first one ranks), where, by, having, order, limit. People, sides, grounds and other values are written by name or id. An error lists every fault, with what is possible there. Most runs in 2016: {"rows":"batting","measures":["runs"],"where":{"season":2016},"by":["player"],"limit":3}. The rows, each with its measures, the conditions of 'where' and the figures for thresholds on one row (@: a set of conditions):\n${rowsText()}`,
		input: z.unknown(),
		inputSchema: askedJsonSchema(),
		data: {
			question: z.record(z.string(), z.unknown()).describe("the question in its canonical form"),
			columns: z.array(z.string()),
			rows: z.array(z.record(z.string(), z.unknown())),
			total: z.int().describe("lines before the limit"),
			level: z.int().describe("lines level with the last one that are left out"),
			difference: z.number().nullable().optional().describe("of a comparison: the first value minus the second"),
			sum: z.number().nullable().optional(),
			ratio: z.number().nullable().optional(),
		},
		async call(sent) {
			const answer = await answerSent(record, sent);
			if ("compare" in answer) return comparisonResult(answer, site_url);
			const { reading, definitions, as_of, columns, rows, total, level } = answer;
			return {
				text: linesText(answer),
				proof: { reading, definitions, as_of, address: site_url + explorerPath(answer.question) },
				data: { question: answer.question, columns, rows, total, level },
			};
		},
	});

/** A comparison as two lines, A and B, with the figures of both. */
function comparisonResult(compared: ComparisonAnswer, site_url: string): ToolAnswer {
	const { compare, difference, sum, ratio, reading, definitions, as_of } = compared;
	const rows = compare.map(({ reading, value, line }, place) => ({ ...line, side: "AB"[place], reading, value }));
	const figures = { difference, sum, ratio };
	const lines = [
		...rows.map(({ side, reading, value }) => `${side} | ${reading} | ${value ?? "unknown"}`),
		...Object.entries(figures).map(([name, value]) => `${name} | ${value ?? "unknown"}`),
	];
	const comparison = comparisonOf(compared);
	return {
		text: lines.join("\n"),
		proof: { reading, definitions, as_of, address: site_url + comparisonPath(comparison) },
		data: { question: comparison, columns: ["side", "reading", "value"], rows, total: 2, level: 0, ...figures },
	};
}

/** The text of a result has at most this many lines, its data all of them. */
const LINES_IN_TEXT = 20;

type Line = Record<string, unknown>;

/**
 * Returns the first twenty lines of an answer as a table of text, without ids. It says how many lines of zero a ranking
 * leaves out, how many lines are level, and at which offset the next lines begin.
 */
function linesText({ question, columns, rows, total, level }: Answer): string {
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
