import { type Answer, RequestFailed, send } from "../../../lib/api.ts";
import type { Earlier } from "./messages.ts";

const CALL = "POST /functions/ipl-ai-assistant";
/** The timeout of a request; the server's own is shorter. */
const PATIENCE_MS = 600_000;
type Reply = Answer<typeof CALL>;
export type Progress = { looking_up: string } | { sentence: string };

/**
 * Asks the assistant. Calls `onProgress` with each lookup and each sentence before the answer is complete. Throws
 * `RequestFailed` for a refusal, and an error if the answer breaks off or `signal` aborts.
 */
export async function askAssistant(
	asked: { question: string; earlier: Earlier[] },
	onProgress: (part: Progress) => void,
	signal: AbortSignal,
): Promise<Reply> {
	const response = await send(CALL, {
		body: asked,
		accept: "text/event-stream, application/json",
		patience_ms: PATIENCE_MS,
		signal,
	});
	// the server sends JSON if a proxy has changed the accept header
	if (!response.body || !response.headers.get("content-type")?.startsWith("text/event-stream")) return response.json();
	for await (const { name, data } of eventsOf(response.body)) {
		if (name === "looking_up") onProgress({ looking_up: (data as { text: string }).text });
		if (name === "sentence") onProgress({ sentence: (data as { text: string }).text });
		if (name === "answer") return data as Reply;
		if (name === "failure") {
			const { status, detail } = data as { status: number; detail: string };
			throw new RequestFailed(status, detail);
		}
	}
	throw new Error("the answer broke off");
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<{ name: string; data: unknown }> {
	const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
	let text = "";
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			const events = (text + value).split("\n\n");
			text = events.pop() ?? "";
			for (const event of events) {
				const [, name = "", data = "null"] = event.match(/^event: (\w+)\ndata: (.*)$/) ?? [];
				yield { name, data: JSON.parse(data) };
			}
		}
	} finally {
		void reader.cancel().catch(() => undefined);
	}
}
