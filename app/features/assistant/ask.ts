import { RequestFailed } from "../../lib/api.ts";
import type { WordedAnswer } from "./model/answer-with-model.server.ts";

export type Reply = { response: string } & Omit<WordedAnswer, "text">;

/**
 * Asks the assistant. `onSentence` is called with each sentence that comes before the whole answer. Throws `RequestFailed` when
 * it refuses, and an error when the answer does not come to its end.
 */
export async function askAssistant(
	asked: { question: string; history: string[] },
	onSentence: (text: string) => void,
): Promise<Reply> {
	const response = await fetch("/api/functions/ipl-ai-assistant", {
		method: "POST",
		headers: { "content-type": "application/json", accept: "text/event-stream, application/json" },
		body: JSON.stringify(asked),
	});
	if (!response.ok || !response.body) {
		const problem = await response.json().catch(() => ({}));
		throw new RequestFailed(response.status, problem.detail ?? response.statusText, problem.field);
	}
	// what stands between us and the server may have asked for the whole of it
	if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.json();
	for await (const { name, data } of eventsOf(response.body)) {
		if (name === "sentence") onSentence((data as { text: string }).text);
		if (name === "answer") return data as Reply;
		if (name === "failure") break;
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
