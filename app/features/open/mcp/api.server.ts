import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import type { McpOptions } from "./serve.server.ts";

const messageSchema = z.looseObject({
	jsonrpc: z.literal("2.0"),
	id: z.union([z.string().max(200), z.number()]).optional(),
	method: z.string().max(200).optional(),
});

/** The entry for language models: the Model Context Protocol over streamable HTTP. */
export function mcpEntries({ site_url, ...options }: McpOptions & { site_url: string }) {
	return [
		entry({
			method: "post",
			path: "/mcp",
			at_root: true,
			summary: "Model Context Protocol: tools that ask the match record; one JSON-RPC message a request",
			guard: "public",
			sheds: "answers",
			limit: { name: "mcp", points: 240, per_seconds: 60 },
			body: messageSchema,
			answer: z.looseObject({ jsonrpc: z.literal("2.0") }),
			async handle({ body, headers }) {
				// loaded at the first request, because the protocol's library takes 16 MB
				const { answerMessage } = await import("./serve.server.ts");
				return answerMessage(options, { url: `${site_url}/mcp`, headers, body });
			},
		}),
	];
}
