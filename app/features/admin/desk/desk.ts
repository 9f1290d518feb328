import type { ReportedQuestion } from "../../quiz/quiz.ts";

/** A reported question with everything an admin needs to decide about it. */
export type QueuedQuestion = ReportedQuestion & {
	options: string[];
	/** index of the right option */
	correct_answer: number;
	explanation: string | null;
	difficulty: "easy" | "medium" | "hard";
};

/** A budget of the day: how much of it is used. */
export type Budget = { name: string; used: number; limit: number | null; unit: string };
/** What the AI provider was used for today. */
export type AiUsage = { purpose: string; calls: number; tokens: number; failed: number; refused: number };
