import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { entry } from "../../../../platform/http/entry.ts";
import { DIFFICULTIES, type Difficulty } from "../play-rules.ts";
import { generateQuestions } from "./generate.server.ts";
import { QUIZ_CATEGORIES, type QuizCategory } from "./kind.ts";

const QUESTIONS_PER_GENERATION = 5;
const CATEGORIES = QUIZ_CATEGORIES.map(({ name }) => name) as [QuizCategory, ...QuizCategory[]];

type MakerServices = { db: Db; purge: (tags: string[]) => void };

/** The entry that asks for new questions. */
export function quizMakerEntries({ db, purge }: MakerServices) {
	return [
		entry({
			method: "post",
			path: "/functions/generate-quiz-questions",
			summary: "Make new quiz questions from the match record",
			guard: "admin",
			limit: { name: "generate-quiz-questions", points: 30, per_seconds: 60 },
			body: z.object({
				category: z.enum(CATEGORIES),
				/** as the buttons read, or in small letters */
				difficulty: z
					.string()
					.transform((text) => text.toLowerCase())
					.pipe(z.enum(Object.keys(DIFFICULTIES) as [Difficulty, ...Difficulty[]])),
				count: z.int().min(1).max(20).default(QUESTIONS_PER_GENERATION),
			}),
			answer: z.object({ generated_count: z.int(), category: z.string(), difficulty: z.string() }),
			handle: async ({ body }) => {
				const made = await generateQuestions(db, body);
				if (made.length > 0) purge(["quiz"]);
				return { generated_count: made.length, category: body.category, difficulty: body.difficulty };
			},
		}),
	];
}
