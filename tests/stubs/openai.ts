import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ChatRequest = {
	model: string;
	stream?: boolean;
	messages: { role: string; content: string | null; tool_calls?: unknown[] }[];
	tools?: { function: { name: string } }[];
	response_format?: { type: string };
};

/** The model's next answer, or the way in which the server fails. */
export type Turn =
	| { text: string; usage?: object | null; finish?: string }
	| { call: string; input: unknown; usage?: object | null }
	/** several calls at once */
	| { calls: { call: string; input: unknown }[] }
	| { status: number; headers?: Record<string, string>; body?: string }
	/** a stream, byte by byte */
	| { drip: string; every_ms: number }
	/** the beginning of an answer, after which the connection stays silent or is cut */
	| { begun: string; ending: "silence" | "cut" }
	| { raw: string; type?: string };
export type Model = (request: ChatRequest, headers: IncomingMessage["headers"]) => Turn | Promise<Turn>;

/**
 * Starts an HTTP server with OpenAI's chat completions: streams, tools, structured output. `model` returns the answers;
 * tests may replace it.
 */
export async function startOpenAiStub(model: Model = () => ({ text: "" })) {
	const requests: { body: ChatRequest; headers: IncomingMessage["headers"]; path: string }[] = [];
	/** `left`: requests whose client closed the connection before the end of the answer */
	const stub = { model, requests, left: 0 };
	const server = createServer(async (request, response) => {
		let text = "";
		for await (const part of request) text += part;
		const body = JSON.parse(text) as ChatRequest;
		requests.push({ body, headers: request.headers, path: request.url ?? "" });
		response.once("close", () => {
			if (!response.writableEnded) stub.left++;
		});
		await answer(response, await stub.model(body, request.headers), body.stream ?? false);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
	return Object.assign(stub, {
		url,
		/** for a site that uses the stub */
		settings: { AI_PROVIDER: "openai-compatible", AI_BASE_URL: url, AI_API_KEY: "sk-stub", AI_MODEL: "stub" },
		close() {
			server.closeAllConnections();
			return new Promise<void>((resolve) => server.close(() => resolve()));
		},
	});
}

export type OpenAiStub = Awaited<ReturnType<typeof startOpenAiStub>>;

/** Parses the JSON of the last user message, which is what the site sends to a model as data. */
export function givenTo<Data>({ messages }: ChatRequest): Data {
	const content: unknown = messages.findLast(({ role }) => role === "user")?.content;
	return JSON.parse(Array.isArray(content) ? content.map(({ text }) => text).join("") : String(content));
}

const USAGE = { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 };

async function answer(response: ServerResponse, turn: Turn, streamed: boolean): Promise<void> {
	const sent = (status: number, type: string, headers = {}) =>
		response.writeHead(status, { "content-type": type, ...headers });
	if ("status" in turn)
		return void sent(turn.status, "application/json", turn.headers).end(turn.body ?? '{"error":{"message":"no"}}');
	if ("raw" in turn) return void sent(200, turn.type ?? "application/json").end(turn.raw);
	sent(200, streamed ? "text/event-stream" : "application/json");
	if ("drip" in turn) {
		for (const character of turn.drip) {
			if (response.destroyed) return;
			response.write(streamed ? event({ content: character }) : character);
			await new Promise((resolve) => setTimeout(resolve, turn.every_ms));
		}
		return void response.end(streamed ? event({}, "stop") : "");
	}
	if ("begun" in turn) {
		response.write(streamed ? event({ content: turn.begun }) : turn.begun);
		if (turn.ending === "cut") setTimeout(() => response.destroy(), 20);
		return;
	}
	const calls = "calls" in turn ? turn.calls : "call" in turn ? [turn] : [];
	const tool_calls = calls.map(({ call, input }, index) => ({
		index,
		id: `call-${crypto.randomUUID()}`,
		type: "function",
		function: { name: call, arguments: JSON.stringify(input) },
	}));
	const message = "text" in turn ? { content: turn.text } : { content: null, tool_calls };
	const finish_reason = "text" in turn ? (turn.finish ?? "stop") : "tool_calls";
	const usage = "usage" in turn ? turn.usage : USAGE;
	if (!streamed)
		return void response.end(
			JSON.stringify({
				...HEAD,
				choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
				usage,
			}),
		);
	// a few characters at a time, as providers do
	if (typeof message.content === "string")
		for (const [piece] of message.content.matchAll(/[\s\S]{1,7}/g)) response.write(event({ content: piece }));
	else for (const call of tool_calls) writeCall(response, call);
	response.write(event({}, finish_reason));
	response.write(`data: ${JSON.stringify({ ...HEAD, choices: [], usage })}\n\n`);
	response.end("data: [DONE]\n\n");
}

type ToolCall = { index: number; id: string; type: string; function: { name: string; arguments: string } };

/** Streams a call as providers do: its name, then its arguments in pieces. */
function writeCall(response: ServerResponse, { index, id, type, function: { name, arguments: all } }: ToolCall): void {
	response.write(event({ role: "assistant", tool_calls: [{ index, id, type, function: { name, arguments: "" } }] }));
	for (const [piece] of all.matchAll(/[\s\S]{1,16}/g))
		response.write(event({ tool_calls: [{ index, function: { arguments: piece } }] }));
}

const HEAD = { id: "chat-1", object: "chat.completion", created: 1, model: "stub" };
const event = (delta: object, finish_reason: string | null = null) =>
	`data: ${JSON.stringify({ ...HEAD, choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
