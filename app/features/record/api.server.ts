import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { badRequest } from "../../../platform/http/problem.ts";
import { comparisonOf } from "../../../record/comparison.ts";
import { comparisonSchema } from "../../../record/language/comparison.ts";
import { describeLanguage } from "../../../record/language/describe/language.ts";
import { questionSchema } from "../../../record/language/question.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { Site } from "../../page-context.ts";
import { answerCsv, comparedCsv } from "../statistics/csv.ts";
import { comparisonPath, explorerPath } from "../statistics/explorer-path.ts";
import { answerSent, asJson, respondForEdition } from "./answers.ts";

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const answerSchema = z.object({
	question: questionSchema.describe("The question in its canonical form."),
	reading: z.string().describe("The question in plain English."),
	columns: z.array(z.string()),
	rows: z.array(z.record(z.string(), value)),
	total: z.int().describe("Lines before the limit."),
	level: z.int().describe("Lines level with the last one that are left out: an answer has at most 1,000 lines."),
	as_of: z.object({ match_id: z.int(), date: z.string(), label: z.string() }),
	floor: z.object({ least: z.number(), unit: z.string() }).nullable(),
	definitions: z.array(z.string()),
	page: z.string().describe("The page of this answer, where the question can be changed."),
});

const cellSchema = z.object({
	question: questionSchema.describe("The question in its canonical form."),
	reading: z.string(),
	measure: z.string(),
	name: z.string(),
	value: z.number().nullable(),
	line: z.record(z.string(), value).describe("The line that has the value."),
});
const comparedSchema = z.object({
	compare: z.array(cellSchema).length(2),
	difference: z.number().nullable().describe("The first value minus the second."),
	sum: z.number().nullable(),
	ratio: z.number().nullable().describe("The first value divided by the second, to two places; null if that is 0."),
	reading: z.string(),
	as_of: answerSchema.shape.as_of,
	definitions: z.array(z.string()),
	page: z.string().describe("The page of this comparison."),
});
const anyAnswer = z.union([answerSchema, comparedSchema]);
/** Not checked here, because the record reports all faults at once. The schemas are for the API documentation. */
const sentBody = z.unknown().meta({
	anyOf: [questionSchema, comparisonSchema].map((schema) =>
		z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
	),
});
/** Programs of any origin may call these entries. All of them share one limit of 120 calls a minute per client. */
const OPEN = {
	guard: "public",
	limit: { name: "record", points: 120, per_seconds: 60 },
	from_anywhere: true,
	cors: true,
} as const;
/** The answer, as JSON or as CSV. */
const ANSWERS = { sends: ["application/json", "text/csv"], answer: anyAnswer } as const;
const MOST_QUESTION = 4000;

/** The entries that answer questions to the record, for programs of any origin. */
export function recordEntries({ record }: Site) {
	return [
		entry({
			method: "post",
			path: "/record",
			summary: "Ask the match record a question; /api/record/schema says what can be asked",
			...OPEN,
			sheds: "answers",
			body: sentBody,
			...ANSWERS,
			handle: ({ body, headers }) => answerTo(record, body, headers),
		}),
		entry({
			method: "get",
			path: "/record",
			summary: "Ask the match record a question, given as JSON in the parameter q",
			...OPEN,
			query: z.object({ q: z.string().max(MOST_QUESTION) }),
			...ANSWERS,
			handle: ({ query, headers }) => answerTo(record, questionOf(query.q), headers),
		}),
		entry({
			method: "get",
			path: "/record/schema",
			summary: "The JSON Schema of questions, with every measure, condition and its values",
			...OPEN,
			answer: z.record(z.string(), z.unknown()),
			handle: async () => describeLanguage(),
		}),
	];
}

function questionOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw badRequest("q", "This is not valid JSON.");
	}
}

async function answerTo(record: MatchRecord, sent: unknown, headers: Headers): Promise<Response> {
	const answer = await answerSent(record, sent);
	const [page, csv] =
		"compare" in answer
			? [comparisonPath(comparisonOf(answer)), () => comparedCsv(answer)]
			: [explorerPath(answer.question), () => answerCsv(answer)];
	const as_csv = /\btext\/csv\b/.test(headers.get("accept") ?? "");
	return respondForEdition({ headers, edition: record.edition, key: `${page} ${as_csv}` }, async () =>
		as_csv ? { body: csv(), type: "text/csv; charset=utf-8" } : asJson({ ...answer, page }),
	);
}
