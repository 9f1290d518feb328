import { z } from "zod";
import type { Ai } from "../../../platform/ai/ai.ts";
import { whoAsks } from "../../../platform/ai/who.ts";
import { entry } from "../../../platform/http/entry.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { textSchema } from "../../lib/text-schema.server.ts";
import type { Asking } from "./answer.server.ts";
import { cardOf, cardSchema } from "./card/card.server.ts";
import { answerWithModel, type WordedAnswer } from "./model/answer-with-model.server.ts";
import { eventStream } from "./model/event-stream.server.ts";
import { assistantTexts, LONGEST_QUESTION, MOST_HISTORY } from "./rules.ts";

/** A question with earlier ones of the conversation, newest last. */
const question = textSchema({ most: LONGEST_QUESTION, tooLong: assistantTexts.tooLong });
const questionInput = z.object({ question, history: z.array(question).max(MOST_HISTORY).default([]) });

const answerSchema = z.object({
	/** the answer in words */
	response: z.string(),
	kind: z.enum(["answer", "ask_back", "unknown"]),
	figure: z.string().nullable(),
	definition: z.string().nullable(),
	as_of: z.object({ match_id: z.int(), date: z.string(), label: z.string() }),
	links: z.array(z.object({ label: z.string(), href: z.string() })),
	/** the questions to the record behind it */
	asked: z.array(z.record(z.string(), z.unknown())),
	/** other possible meanings */
	offers: z.array(z.object({ label: z.string(), question: z.string().nullable(), href: z.string().nullable() })),
	/** a model's text is checked against `lines`, the record's own sentences */
	worded_by: z.enum(["record", "model"]),
	lines: z.array(z.string()),
	card: cardSchema,
});
export type Reply = z.infer<typeof answerSchema>;

type AssistantServices = Asking & { ai: Ai | null; secret: string };

/**
 * The assistant's entry, also for visitors. With `accept: text/event-stream` the answer arrives sentence by sentence.
 */
export function assistantEntries({ db, record, ai, secret }: AssistantServices) {
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
			answer: answerSchema,
			handle: async ({ fan, client, headers, body: { question, history } }) => {
				const leaving = new AbortController();
				const parts = answerWithModel({ db, record }, ai, {
					question: question.replaceAll("\0", ""),
					history: history.map((text) => text.replaceAll("\0", "")),
					who: whoAsks({ fan, client }, secret),
					signal: leaving.signal,
				});
				if (headers.get("accept")?.includes("text/event-stream"))
					return eventStream(
						parts,
						(answer) => replyOf(record, answer),
						() => leaving.abort(),
					);
				for await (const part of parts) if ("answer" in part) return replyOf(record, part.answer);
				throw new Error("an answer ended without one");
			},
		}),
	];
}

/** Returns an answer with its card, as it is sent. */
export async function replyOf(
	record: MatchRecord,
	{ text, stands_alone: _, spoken, asked, ...answer }: WordedAnswer,
): Promise<Reply> {
	return { response: text, ...answer, asked: [...asked], card: await cardOf(record, spoken) };
}
