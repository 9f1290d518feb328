import { problemOf } from "../../../../platform/http/problem.ts";
import type { AnswerPart, WordedAnswer } from "./answer-with-model.server.ts";

/**
 * Streams an answer as server-sent events: `sentence` {text} while it is written, `answer` at the end, or `failure`
 * {status, detail} in its place. Calls `leave` when the reader disconnects.
 */
export function eventStream(
	parts: AsyncGenerator<AnswerPart>,
	reply: (answer: WordedAnswer) => Promise<object>,
	leave: () => void,
): Response {
	const encoder = new TextEncoder();
	const event = (name: string, data: object) => encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			try {
				const { done, value } = await parts.next();
				if (done) return controller.close();
				controller.enqueue(
					"answer" in value ? event("answer", await reply(value.answer)) : event("sentence", { text: value.sentence }),
				);
			} catch (error) {
				const { status, detail } = problemOf(error);
				controller.enqueue(event("failure", { status, detail }));
				controller.close();
			}
		},
		async cancel() {
			leave();
			await parts.return(undefined);
		},
	});
	// keeps a proxy from buffering the stream
	return new Response(body, { headers: { "content-type": "text/event-stream", "x-accel-buffering": "no" } });
}
