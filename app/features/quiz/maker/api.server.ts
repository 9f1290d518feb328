import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import type { Site } from "../../../page-context.ts";
import { noteAction } from "../../auth/audit.server.ts";
import { DIFFICULTIES, type Difficulty, quizTexts } from "../play-rules.ts";
import { generateQuestions } from "./generate.server.ts";
import { QUIZ_CATEGORIES, type QuizCategory } from "./kind.ts";

const QUESTIONS_PER_GENERATION = 5;
const CATEGORIES = QUIZ_CATEGORIES.map(({ name }) => name) as [QuizCategory, ...QuizCategory[]];

export function quizMakerEntries({ db, record, purge }: Site) {
	return [
		entry({
			method: "post",
			path: "/functions/generate-quiz-questions",
			summary: "Make new quiz questions from the match record",
			guard: "admin",
			sheds: "answers",
			body: z.object({
				category: z.enum(CATEGORIES),
				/** in any case, because the buttons send it capitalized */
				difficulty: z
					.string()
					.transform((text) => text.toLowerCase())
					.pipe(z.enum(Object.keys(DIFFICULTIES) as [Difficulty, ...Difficulty[]])),
				count: z.int().min(1).max(20).default(QUESTIONS_PER_GENERATION),
			}),
			answer: z.object({
				generated_count: z.int(),
				category: z.string(),
				difficulty: z.string(),
				/** the reason, if no question was made */
				why: z.string().optional(),
			}),
			handle: async ({ fan, request_id, body }) => {
				const { category, difficulty } = body;
				const made = await generateQuestions(record, db, body, {
					alongside(tx, { length: made }) {
						const target = `${category}, ${difficulty}`;
						return noteAction(tx, { fan, request_id }, { action: "generate-questions", target, details: { made } });
					},
				});
				if (made.length > 0) purge(["quiz"]);
				const why = made.length === 0 ? { why: quizTexts.nothingNew(difficulty, category) } : {};
				return { generated_count: made.length, category, difficulty, ...why };
			},
		}),
	];
}
