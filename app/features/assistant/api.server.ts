import { z } from "zod";
import { budgetOwner } from "../../../platform/ai/budget-owner.ts";
import { entry } from "../../../platform/http/entry.ts";
import { textSchema } from "../../lib/text-schema.server.ts";
import type { Site } from "../../page-context.ts";
import { replySchema } from "./card/card-schema.ts";
import { answerWithModel, type ModelSources, type WordedAnswer } from "./model/answer-with-model.server.ts";
import { eventStream } from "./model/event-stream.server.ts";
import { modelAnswer, readEarlier, readerAnswer, replyOf, type ShownAnswer } from "./reply.server.ts";
import { assistantTexts, LONGEST_QUESTION, LONGEST_READING, MOST_EARLIER, MOST_READINGS } from "./rules.ts";

const question = textSchema({ most: LONGEST_QUESTION, tooLong: assistantTexts.tooLong });
/** An earlier question, and its readings as explorer queries. */
const earlier = z.object({
	question,
	readings: z.array(z.string().max(LONGEST_READING)).max(MOST_READINGS).default([]),
});
/** A question with the earlier ones, newest last. */
const questionInput = z.object({ question, earlier: z.array(earlier).max(MOST_EARLIER).default([]) });

/**
 * The assistant's entry. To a client that accepts `text/event-stream` it streams lookups, sentences and last the whole
 * answer.
 */
export function assistantEntries({ db, record, recordTools, ai, secret }: Site & ModelSources) {
	return [
		entry({
			method: "post",
			path: "/functions/ipl-ai-assistant",
			summary: "Ask the match record a question in plain words",
			guard: "public",
			sheds: "answers",
			limit: { name: "ipl-ai-assistant", points: 20, per_seconds: 60 },
			body: questionInput,
			sends: ["application/json", "text/event-stream"],
			answer: replySchema,
			handle: async ({ fan, client, headers, body: { question, earlier } }) => {
				const leaving = new AbortController();
				const parts = answerWithModel({ db, record, recordTools }, ai, {
					question: plain(question),
					earlier: await readEarlier(
						record,
						earlier.map((one) => ({ ...one, question: plain(one.question) })),
					),
					who: budgetOwner({ fan, client }, secret),
					signal: leaving.signal,
				});
				if (headers.get("accept")?.includes("text/event-stream"))
					return eventStream(
						parts,
						(answer) => replyOf({ db, record }, shownOf(answer)),
						() => leaving.abort(),
					);
				for await (const part of parts) if ("answer" in part) return replyOf({ db, record }, shownOf(part.answer));
				throw new Error("the parts ended without an answer");
			},
		}),
	];
}

/** The reader's answer if it wrote one, else the model's. */
const shownOf = ({ reader, ...answer }: WordedAnswer): ShownAnswer =>
	reader ? readerAnswer(reader) : modelAnswer(answer);
const plain = (text: string) => text.replaceAll("\0", "");
