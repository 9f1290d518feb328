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

/** A question, and those before it in the same conversation, the newest last. */
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
	/** the record's questions it was computed by */
	asked: z.array(z.record(z.string(), z.unknown())),
	/** what may have been meant instead */
	offers: z.array(z.object({ label: z.string(), question: z.string().nullable(), href: z.string().nullable() })),
	/** a model's words are checked against `lines`, what the record said */
	worded_by: z.enum(["record", "model"]),
	lines: z.array(z.string()),
	card: cardSchema,
});
export type Reply = z.infer<typeof answerSchema>;

type AssistantServices = Asking & { ai: Ai | null; secret: string };

/** The assistant's entry: visitors may ask too. With `accept: text/event-stream` the answer comes sentence by sentence. */
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
				const told = answerWithModel({ db, record }, ai, {
					question: question.replaceAll("\0", ""),
					history: history.map((text) => text.replaceAll("\0", "")),
					who: whoAsks({ fan, client }, secret),
					signal: leaving.signal,
				});
				if (headers.get("accept")?.includes("text/event-stream"))
					return eventStream(
						told,
						(answer) => replyOf(record, answer),
						() => leaving.abort(),
					);
				for await (const part of told) if ("answer" in part) return replyOf(record, part.answer);
				throw new Error("an answer ended without one");
			},
		}),
	];
}

/** An answer as it is sent: with all that stands around it. */
export async function replyOf(
	record: MatchRecord,
	{ text, stands_alone: _, spoken, asked, ...answer }: WordedAnswer,
): Promise<Reply> {
	return { response: text, ...answer, asked: [...asked], card: await cardOf(record, spoken) };
}
