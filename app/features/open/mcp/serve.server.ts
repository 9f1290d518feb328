import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
	CallToolRequestSchema,
	type CallToolResult,
	ErrorCode,
	ListToolsRequestSchema,
	McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { inPlainWords, Problem, problemFromZod, problemOf } from "../../../../platform/http/problem.ts";
import type { Logger } from "../../../../platform/logging.ts";
import { described, type Tool, toolResult } from "./tool.ts";

export type McpOptions = { name: string; tools: Tool[]; logger: Logger };
type Sent = { url: string; headers: Headers; body: unknown };

const VERSION = "1";
const INSTRUCTIONS =
	"Figures of the men's Indian Premier League since 2008, counted from a record of every ball. Begin with ask_in_words; ask_record takes exact questions. Give the address of an answer beside its figures, and name Cricsheet as the source of the data.";
/** The validator for clients' forms, which this server never requests. */
const jsonSchemaValidator = {
	getValidator: () => () => {
		throw new Error("this server asks its clients nothing");
	},
};

/**
 * Answers one message of the Model Context Protocol. Messages are independent, and nothing is stored between them, so
 * any process can answer any of them.
 */
export async function answerMessage(options: McpOptions, { url, headers, body }: Sent): Promise<Response> {
	const server = serverOf(options);
	const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
	await server.connect(transport);
	try {
		return await transport.handleRequest(new Request(url, { method: "POST", headers }), { parsedBody: body });
	} finally {
		await server.close();
	}
}

function serverOf({ name, tools, logger }: McpOptions) {
	const server = new Server(
		{ name, version: VERSION },
		{ capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator },
	);
	server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: tools.map(described) }));
	server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
		const tool = tools.find((one) => one.name === params.name);
		if (!tool) throw new McpError(ErrorCode.InvalidParams, "There is no tool of that name.");
		return call(tool, params.arguments ?? {}, logger);
	});
	return server;
}

/** Calls a tool. A faulty call gives a tool error, which a model can read and correct. */
async function call({ input, call }: Tool, sent: unknown, logger: Logger): Promise<CallToolResult> {
	try {
		const parsed = input.safeParse(sent, { error: inPlainWords });
		if (!parsed.success) throw problemFromZod(parsed.error);
		return toolResult(await call(parsed.data));
	} catch (error) {
		const { status, field, detail } = problemOf(error);
		if (status >= 500 && !(error instanceof Problem)) logger.error({ err: error }, "a tool failed");
		return {
			isError: true,
			content: [{ type: "text", text: field === undefined ? detail : `${field}: ${detail}` }],
			...(field === undefined ? {} : { _meta: { field } }),
		};
	}
}
