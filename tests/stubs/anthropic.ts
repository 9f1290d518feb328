import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type MessagesRequest = {
	model: string;
	system?: unknown;
	messages: { role: string; content: unknown }[];
	tools?: { name: string }[];
	tool_choice?: { type: string };
};
/** The model's next answer. */
type Turn = { text: string } | { calls: { call: string; input: unknown }[] };

/** Starts an HTTP server with Anthropic's messages API, streaming text and tool calls. `model` returns the answers. */
export async function startAnthropicStub(model: (request: MessagesRequest) => Turn) {
	const requests: MessagesRequest[] = [];
	const stub = { model, requests };
	const server = createServer(async (request, response) => {
		let text = "";
		for await (const part of request) text += part;
		const body = JSON.parse(text) as MessagesRequest;
		requests.push(body);
		response.writeHead(200, { "content-type": "text/event-stream" });
		stream(response, stub.model(body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
	return Object.assign(stub, {
		/** for a site that uses the stub */
		settings: { AI_PROVIDER: "anthropic", AI_BASE_URL: url, AI_API_KEY: "sk-stub", AI_MODEL: "stub" },
		close() {
			server.closeAllConnections();
			return new Promise<void>((resolve) => server.close(() => resolve()));
		},
	});
}

function stream(response: ServerResponse, turn: Turn): void {
	const send = (type: string, data: object) =>
		response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
	const usage = { input_tokens: 90, output_tokens: 1 };
	send("message_start", {
		message: { id: "m1", type: "message", role: "assistant", model: "stub", content: [], stop_reason: null, usage },
	});
	const blocks =
		"text" in turn
			? [{ block: { type: "text", text: "" }, pieces: [{ type: "text_delta", text: turn.text }] }]
			: turn.calls.map(({ call, input }) => ({
					block: { type: "tool_use", id: `t-${crypto.randomUUID()}`, name: call, input: {} },
					pieces: [...JSON.stringify(input).matchAll(/[\s\S]{1,16}/g)].map(([partial_json]) => ({
						type: "input_json_delta",
						partial_json,
					})),
				}));
	for (const [index, { block, pieces }] of blocks.entries()) {
		send("content_block_start", { index, content_block: block });
		for (const delta of pieces) send("content_block_delta", { index, delta });
		send("content_block_stop", { index });
	}
	const stop_reason = "text" in turn ? "end_turn" : "tool_use";
	send("message_delta", { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 10 } });
	send("message_stop", {});
	response.end();
}
