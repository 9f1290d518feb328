import { jsonSchema, type ToolSet, tool } from "ai";
import { z } from "zod";
import { problemOf } from "../../../../platform/http/problem.ts";
import { languageOf } from "../../../../record/ask-model/partial.ts";
import { ANSWER, type Fault, type Result, STATUSES } from "../../../../record/ask-model/types.ts";
import { isComparison } from "../../../../record/language/comparison.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { recordNames, unusualNames } from "../../../../record/unusual-names.ts";
import { resultOf, type ToolAnswer } from "./results.ts";

/** An MCP tool that reads the record. */
export type RecordTool = {
	name: string;
	description: string;
	input: z.ZodType;
	inputSchema?: z.core.JSONSchema.BaseSchema;
	call(input: unknown): Promise<ToolAnswer>;
};

const MOST_QUESTIONS = 6;
const MOST_RESULTS = 24;
const several = z.object({ questions: z.array(z.unknown()).min(1).max(MOST_QUESTIONS) });

const answerInput = z.object({
	status: z.enum(STATUSES),
	language: z.string().max(35).describe("of the text, as BCP 47 writes it: en, hi, ta"),
	text: z.string().max(4_000),
	offers: z.array(z.string().max(300)).max(10).default([]),
});
type AnswerInput = z.output<typeof answerInput>;

type Conversation = {
	record: MatchRecord;
	recordTools: readonly RecordTool[];
	/** collects the results for cells */
	results: Result[];
	onResult: (result: Result) => void;
	/** checks an answer; without faults it is accepted */
	onAnswer: (answer: AnswerInput) => Fault[];
};

/**
 * Returns the tools of a conversation: three MCP tools that read the record, and the one that answers. None writes
 * anything or knows a fan. The model gets errors as text, and an error in place of a result with unusual names, because
 * a source could use them to inject text. Throws if `recordTools` lacks one.
 */
export function conversationTools({ record, recordTools, results, onResult, onAnswer }: Conversation): ToolSet {
	const strange = unusualNames(recordNames(record));

	async function run(one: RecordTool, input: unknown): Promise<object> {
		if (results.length >= MOST_RESULTS) return { error: "no more questions: answer now" };
		try {
			const parsed = one.input.safeParse(input);
			if (!parsed.success) return { error: faultsIn(parsed.error) };
			const answer = await one.call(parsed.data);
			const result = resultOf(`a${results.length + 1}`, answer, record);
			if (isStrange(result, strange)) return { error: "the record cannot tell" };
			results.push(result);
			onResult(result);
			return shownOf(result);
		} catch (error) {
			return { error: errorText(error, strange) };
		}
	}

	const [ask, scorecard, person] = ["ask_record", "scorecard", "person"].map((name) => {
		const found = recordTools.find((one) => one.name === name);
		if (!found) throw new Error(`there is no tool ${name}`);
		return found;
	}) as [RecordTool, RecordTool, RecordTool];
	return {
		ask: tool({
			description: ask.description,
			inputSchema: questionsSchema(ask),
			execute: async ({ questions }) => ({
				results: await inTurn(questions.flatMap(cellsOf), (question) => run(ask, question)),
			}),
		}),
		scorecard: tool({
			description: scorecard.description,
			inputSchema: scorecard.input,
			execute: (input) => run(scorecard, input),
		}),
		person: tool({
			description: person.description,
			inputSchema: person.input,
			execute: (input) => run(person, input),
		}),
		[ANSWER]: tool({
			description: "Gives the answer to the fan and ends. Call it alone, after the results have come.",
			inputSchema: answerInput,
			execute: async (answer) => {
				const faults = onAnswer({ ...answer, language: languageOf(answer.language) });
				return faults.length === 0 ? { taken: true } : { refused: faults.map(({ says }) => says) };
			},
		}),
	};
}

/**
 * Returns an error as text for the model. Withholds a text with an unusual name, which a candidate may have. Rethrows
 * server errors (500 and above).
 */
function errorText(error: unknown, strange: readonly string[]): string {
	const { status, field, detail, faults } = problemOf(error);
	if (status >= 500) throw error;
	const text = field === undefined || faults ? detail : `${field}: ${detail}`;
	return strange.some((name) => text.includes(name)) ? "the record cannot tell" : text;
}

/**
 * Splits a comparison into its questions, so that each figure has its own subject. Cells such as {diff …} compare them.
 */
function cellsOf(asked: unknown): unknown[] {
	return isComparison(asked) && Array.isArray(asked.compare) ? asked.compare : [asked];
}

async function inTurn<Of, Made>(list: readonly Of[], make: (one: Of) => Promise<Made>): Promise<Made[]> {
	const made: Made[] = [];
	for (const one of list) made.push(await make(one));
	return made;
}

/**
 * The input schema: one to six questions. Each is checked only when it is asked, so that the model gets its fault as
 * text.
 */
function questionsSchema({ input, inputSchema }: RecordTool) {
	const {
		$defs = {},
		$schema: _,
		...question
	} = inputSchema ?? z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
	// an inner question refers to the root schema, which is now a definition
	const inner = JSON.parse(
		JSON.stringify({ ...$defs, question }).replaceAll('"$ref":"#"', '"$ref":"#/$defs/question"'),
	);
	const questions = { type: "array", minItems: 1, maxItems: MOST_QUESTIONS, items: { $ref: "#/$defs/question" } };
	const schema = { type: "object", properties: { questions }, required: ["questions"], additionalProperties: false };
	return jsonSchema<z.output<typeof several>>({ ...schema, $defs: inner } as Parameters<typeof jsonSchema>[0], {
		validate: (value) => {
			const { data, error } = several.safeParse(value);
			return data ? { success: true, value: data } : { success: false, error: new Error(faultsIn(error)) };
		},
	});
}

const isStrange = (result: Result, strange: readonly string[]): boolean => {
	const text = JSON.stringify([result.lines, result.names, result.reading]);
	return strange.some((name) => text.includes(JSON.stringify(name).slice(1, -1)));
};

/** A result as the model sees it. */
const shownOf = ({ name, reading, columns, lines, total, definitions }: Result) => ({
	name,
	reading,
	columns,
	lines: lines.map((line) => columns.map((column) => line[column] ?? null)),
	total,
	definitions,
});

const faultsIn = ({ issues }: z.ZodError): string =>
	issues
		.slice(0, 8)
		.map(({ path, message }) => `${path.join(".")}: ${message}`)
		.join("; ");
