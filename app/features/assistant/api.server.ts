import { z } from "zod";
import type { Ai } from "../../../platform/ai/ai.ts";
import { whoAsks } from "../../../platform/ai/who.ts";
import { entry } from "../../../platform/http/entry.ts";
import { textSchema } from "../../lib/text-schema.server.ts";
import { type Asking, answerOfRecord } from "./answer.server.ts";
import { cardOf, cardSchema, EMPTY as EMPTY_CARD } from "./card/card.server.ts";
import { type AskingModel, answerWithModel, type WordedAnswer } from "./model/answer-with-model.server.ts";
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

type AssistantServices = AskingModel & { ai: Ai | null; secret: string };

/**
 * The assistant's entry, also for visitors. With `accept: text/event-stream` the answer arrives sentence by sentence.
 */
export function assistantEntries({ db, record, recordTools, ai, secret }: AssistantServices) {
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
				const asking = { db, record, recordTools };
				const parts = answerWithModel(asking, ai, {
					question: question.replaceAll("\0", ""),
					earlier: history.map((text) => ({ question: text.replaceAll("\0", ""), readings: [] })),
					who: whoAsks({ fan, client }, secret),
					signal: leaving.signal,
				});
				if (headers.get("accept")?.includes("text/event-stream"))
					return eventStream(
						parts,
						(answer) => replyOf(asking, answer),
						() => leaving.abort(),
					);
				for await (const part of parts) if ("answer" in part) return replyOf(asking, part.answer);
				throw new Error("an answer ended without one");
			},
		}),
	];
}

const KIND_OF = { answered: "answer", cannot: "unknown", talk: "unknown", ask_back: "ask_back" } as const;

/** Returns an answer with its card, as it is sent. A model's answer has the card of its first cited question. */
export async function replyOf(from: Asking, { reader, ...answered }: WordedAnswer): Promise<Reply> {
	const { text, status, worded_by, cited, offers } = answered;
	const first = cited.find(({ question }) => question)?.question;
	const answer = reader ?? (first ? await answerOfRecord(from, first) : null);
	const definitions = [...new Set(cited.flatMap((one) => one.definitions))].join(" ");
	return {
		response: text,
		kind: KIND_OF[status],
		figure: reader?.figure ?? null,
		definition: reader ? reader.definition : definitions || null,
		as_of: from.record.as_of,
		links: answer?.links ?? [],
		asked: reader ? reader.asked : cited.flatMap(({ question }) => question ?? []),
		offers: reader ? reader.offers : offers.map((label) => ({ label, question: label, href: null })),
		worded_by,
		lines: reader || !answer ? [] : [answer.text],
		card: answer ? await cardOf(from.record, answer.spoken) : EMPTY_CARD,
	};
}
