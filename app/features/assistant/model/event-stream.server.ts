import { problemOf } from "../../../../platform/http/problem.ts";

/** A part of an answer: a lookup, a sentence, or at the end the whole. */
type Part<Whole> = { looking_up: string } | { sentence: string } | { answer: Whole };

/**
 * Streams an answer as server-sent events: `looking_up` {text} for lookups, `sentence` {text}, and at the end `answer`
 * or `failure` {status, detail}. Calls `leave` if the client disconnects.
 */
export function eventStream<Whole>(
	parts: AsyncGenerator<Part<Whole>>,
	reply: (answer: Whole) => Promise<object>,
	leave: () => void,
): Response {
	const encoder = new TextEncoder();
	const event = (name: string, data: object) => encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			try {
				const { done, value } = await parts.next();
				if (done) return controller.close();
				if ("answer" in value) controller.enqueue(event("answer", await reply(value.answer)));
				else if ("sentence" in value) controller.enqueue(event("sentence", { text: value.sentence }));
				else controller.enqueue(event("looking_up", { text: value.looking_up }));
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
