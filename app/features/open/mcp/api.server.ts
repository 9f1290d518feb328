import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { MOST_MESSAGES, messageSchema } from "./message.ts";
import type { McpOptions } from "./serve.server.ts";

/** The entry for language models: Model Context Protocol over streamable HTTP. */
export function mcpEntries({ site_url, ...options }: McpOptions & { site_url: string }) {
	return [
		entry({
			method: "post",
			path: "/mcp",
			at_root: true,
			summary:
				"Model Context Protocol: tools that query the match record; one JSON-RPC message, or a batch of version 2025-03-26",
			guard: "public",
			sheds: "answers",
			limit: { name: "mcp", points: 240, per_seconds: 60 },
			body: z.union([messageSchema, z.array(z.unknown())]),
			calls: (body) => (Array.isArray(body) ? Math.min(body.length, MOST_MESSAGES) : 1),
			answer: z.union([z.looseObject({ jsonrpc: z.literal("2.0") }), z.array(z.looseObject({}))]),
			async handle({ body, headers }) {
				// at the first request, because the protocol's library takes 16 MB of memory
				const { answerBatch, answerMessage } = await import("./serve.server.ts");
				const url = `${site_url}/mcp`;
				return Array.isArray(body)
					? answerBatch(options, { url, headers, body })
					: answerMessage(options, { url, headers, body });
			},
		}),
	];
}
