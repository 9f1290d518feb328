import { z } from "zod";
import { type Compared, comparisonOf } from "../../../../../record/comparison.ts";
import { askedJsonSchema } from "../../../../../record/language/describe/json-schema.ts";
import { rowsText } from "../../../../../record/language/describe/rows.ts";
import type { MatchRecord } from "../../../../../record/record.ts";
import { answerSent } from "../../../record/answers.ts";
import { comparisonPath, explorerPath } from "../../../statistics/explorer-path.ts";
import { linesText } from "../lines.server.ts";
import { type ToolAnswer, tool } from "../tool.ts";

export const askRecord = ({ record, site_url }: { record: MatchRecord; site_url: string }) =>
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
			difference: z.number().nullable().optional().describe("of a comparison: the first value less the second"),
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
function comparisonResult(compared: Compared, site_url: string): ToolAnswer {
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
