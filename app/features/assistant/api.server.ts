import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { entry } from "../../../platform/http/entry.ts";
import { answerQuestion } from "./answer.server.ts";
import { assistantTexts, LONGEST_QUESTION, MOST_HISTORY } from "./rules.ts";

/** A question, and those before it in the same conversation, the newest last. */
const questionInput = z.object({
	question: z.string().trim().min(1).max(LONGEST_QUESTION, assistantTexts.tooLong),
	history: z.array(z.string().trim().min(1).max(LONGEST_QUESTION)).max(MOST_HISTORY).default([]),
});

const answerSchema = z.object({
	/** the answer in words */
	response: z.string(),
	kind: z.enum(["answer", "ask_back", "unknown"]),
	figure: z.string().nullable(),
	definition: z.string().nullable(),
	as_of: z.object({ match_id: z.int(), date: z.string(), label: z.string() }),
	links: z.array(z.object({ label: z.string(), href: z.string() })),
	/** the record's questions it was computed by */
	asked: z.array(z.object({ name: z.string(), params: z.record(z.string(), z.unknown()) })),
});

/** The assistant's entry: visitors may ask too. */
export function assistantEntries({ db }: { db: Db }) {
	return [
		entry({
			method: "post",
			path: "/functions/ipl-ai-assistant",
			summary: "Ask the match record a question in plain words",
			guard: "public",
			limit: { name: "ipl-ai-assistant", points: 20, per_seconds: 60 },
			body: questionInput,
			answer: answerSchema,
			handle: async ({ body: { question, history } }) => {
				const { text, ...answer } = await answerQuestion(db, question.replaceAll("\0", ""), history);
				return { response: text, ...answer };
			},
		}),
	];
}
