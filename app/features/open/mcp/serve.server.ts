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
import { MOST_MESSAGES, messageSchema } from "./message.ts";
import { described, type Tool, toolResult } from "./tool.ts";

export type McpOptions = { name: string; tools: Tool[]; logger: Logger };
type Incoming = { url: string; headers: Headers; body: unknown };

const VERSION = "1";
const INSTRUCTIONS =
	"Figures of the men's Indian Premier League since 2008, counted from a record of every ball. Begin with ask_in_words; ask_record takes exact questions. Give the address of an answer beside its figures, and name Cricsheet as the source of the data.";
/** Required by the library for forms that a server requests of its clients. This server requests none. */
const jsonSchemaValidator = {
	getValidator: () => () => {
		throw new Error("this server asks its clients nothing");
	},
};

/** The only version with batches, which also counts as the version of a client that sends none. */
const BATCHES = "2025-03-26";

/** Answers one message with JSON, whatever `Accept` says. Without sessions, any process can answer any message. */
export async function answerMessage(options: McpOptions, { url, headers, body }: Incoming): Promise<Response> {
	const server = serverOf(options);
	const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
	await server.connect(transport);
	// the transport answers 406 to clients that do not accept event streams, although it sends none here
	const forwarded = new Headers(headers);
	forwarded.set("accept", "application/json, text/event-stream");
	forwarded.set("content-type", "application/json");
	try {
		return await transport.handleRequest(new Request(url, { method: "POST", headers: forwarded }), {
			parsedBody: body,
		});
	} finally {
		await server.close();
	}
}

/**
 * Answers a batch with an array of one answer per request, or with 202 when it has only notifications. Messages run one
 * after the other, so a batch uses no more capacity at once than one message. Answers 400 when the client's protocol
 * version has no batches, and when the batch is empty, too long, or contains `initialize`.
 */
export async function answerBatch(options: McpOptions, sent: Incoming & { body: unknown[] }): Promise<Response> {
	const { headers, body } = sent;
	const fault = batchFault(body, headers.get("mcp-protocol-version") ?? BATCHES);
	if (fault) return Response.json(invalid(fault), { status: 400 });
	const answers: unknown[] = [];
	for (const message of body) {
		const response = messageSchema.safeParse(message).success
			? await answerMessage(options, { ...sent, body: message })
			: undefined;
		if (response?.status === 202) continue;
		answers.push(response?.ok ? await response.json() : invalid("This is no message of JSON-RPC 2.0."));
	}
	return answers.length > 0 ? Response.json(answers) : new Response(null, { status: 202 });
}

function batchFault(batch: unknown[], version: string): string | undefined {
	if (version !== BATCHES) return `Send one message a request: only version ${BATCHES} has batches.`;
	if (batch.length === 0) return "The batch holds no message.";
	if (batch.length > MOST_MESSAGES) return `A batch may hold ${MOST_MESSAGES} messages at most.`;
	const initializes = batch.some((message) => messageSchema.safeParse(message).data?.method === "initialize");
	return initializes ? "Send 'initialize' by itself." : undefined;
}

/** A JSON-RPC error for a message without an id. */
const invalid = (message: string) => ({ jsonrpc: "2.0", id: null, error: { code: ErrorCode.InvalidRequest, message } });

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

/** Calls a tool. Faults are returned as the tool's result, which the model can read, and not as protocol errors. */
async function call({ input, call }: Tool, sent: unknown, logger: Logger): Promise<CallToolResult> {
	try {
		const parsed = input.safeParse(sent, { error: inPlainWords });
		if (!parsed.success) throw problemFromZod(parsed.error);
		return toolResult(await call(parsed.data));
	} catch (error) {
		const { status, field, detail, faults } = problemOf(error);
		if (status >= 500 && !(error instanceof Problem)) logger.error({ err: error }, "a tool failed");
		return {
			isError: true,
			content: [{ type: "text", text: field === undefined || faults ? detail : `${field}: ${detail}` }],
			...(field === undefined ? {} : { _meta: { field, ...(faults ? { faults } : {}) } }),
		};
	}
}
