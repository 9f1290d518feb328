import { z } from "zod";
import { badRequest } from "../../../../../platform/http/problem.ts";
import type { Answer } from "../../../../../record/answer.ts";
import { type Compared, compared } from "../../../../../record/comparison.ts";
import { askedSchema, isComparison } from "../../../../../record/language/comparison.ts";
import { QuestionError } from "../../../../../record/language/question.ts";
import { ROWS } from "../../../../../record/language/rows/rows.ts";
import { askedJsonSchema } from "../../../../../record/language/schema.ts";
import type { MatchRecord } from "../../../../../record/record.ts";
import { comparisonPath, explorerPath } from "../../../statistics/explorer-path.ts";
import { type ToolAnswer, tool } from "../tool.ts";

/** Lines in the text; the data has all of them. */
const LINES_IN_TEXT = 20;

const MEASURES = Object.entries(ROWS)
	.map(([rows, { kind, measures }]) => `${rows} (${kind.says}): ${Object.keys(measures).join(" ")}`)
	.join("\n");

/** ask_record: a question as JSON. */
export const askRecord = ({ record, site_url }: { record: MatchRecord; site_url: string }) =>
	tool({
		name: "ask_record",
		title: "Ask the IPL record by JSON",
		description: `Answers a question as data: rows (what is counted), measures (the first one ranks), where, by, having, order, limit. Sides are written by id (mi, csk, rcb …), people by Cricsheet's id (the tool 'person' finds it), seasons as years, spans as {from, to}. Example: {"rows":"batting","measures":["runs"],"where":{"season":2016},"by":["player"],"limit":3}. Two questions of one value each are compared by {"compare":[question,question]}: difference, sum and ratio. All of the language: ${site_url}/api/record/schema. Measures by rows:\n${MEASURES}`,
		input: askedSchema,
		inputSchema: askedJsonSchema("ref"),
		data: {
			question: z.record(z.string(), z.unknown()).describe("the question in its canonical form"),
			columns: z.array(z.string()),
			rows: z.array(z.record(z.string(), z.unknown())),
			total: z.int().describe("lines before the limit"),
			level: z.int().describe("lines level with the last one that are left out"),
			difference: z.number().nullable().optional().describe("of a comparison: the first value less the second"),
			sum: z.number().nullable().optional(),
			ratio: z.number().nullable().optional(),
		},
		async call(asked) {
			try {
				return isComparison(asked)
					? comparisonResult(await compared(record, asked), site_url)
					: answerResult(await record.askAny(asked), site_url);
			} catch (error) {
				throw error instanceof QuestionError ? badRequest(error.field, error.reason) : error;
			}
		},
	});

function answerResult(answer: Answer, site_url: string): ToolAnswer {
	const { question, reading, definitions, as_of, columns, rows, total, level } = answer;
	return {
		text: table(answer),
		proof: { reading, definitions, as_of, address: site_url + explorerPath(question) },
		data: { question, columns, rows, total, level },
	};
}

/** A comparison as two lines, A and B, with the figures of both. */
function comparisonResult({ compare, difference, sum, ratio, ...said }: Compared, site_url: string): ToolAnswer {
	const { reading, definitions, as_of } = said;
	const question = { compare: compare.map((cell) => cell.question) };
	const rows = compare.map(({ reading, value, line }, place) => ({ ...line, side: "AB"[place], reading, value }));
	const figures = { difference, sum, ratio };
	const lines = [
		...rows.map(({ side, reading, value }) => `${side} | ${reading} | ${value ?? "unknown"}`),
		...Object.entries(figures).map(([name, value]) => `${name} | ${value ?? "unknown"}`),
	];
	const [one, other] = compare;
	const address = site_url + comparisonPath({ compare: [one.question, other.question] });
	return {
		text: lines.join("\n"),
		proof: { reading, definitions, as_of, address },
		data: { question, columns: ["side", "reading", "value"], rows, total: 2, level: 0, ...figures },
	};
}

/** The first lines as a table of text, without the ids. */
function table({ columns, rows, total }: Answer): string {
	if (rows.length === 0) return "The record has nothing like that.";
	const shown = columns.filter((column) => !column.endsWith("_id") && !column.endsWith("_ids"));
	const lines = rows
		.slice(0, LINES_IN_TEXT)
		.map((row) => shown.map((column) => String((row as Record<string, unknown>)[column] ?? "")).join(" | "));
	const rest = total - lines.length;
	return [shown.join(" | "), ...lines, ...(rest > 0 ? [`… and ${rest} more`] : [])].join("\n");
}
