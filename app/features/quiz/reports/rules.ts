import { z } from "zod";
import { requestId } from "../../../lib/uuid.ts";

export const REPORT_REASONS = {
	wrong_answer: "The answer is wrong",
	several_right: "More than one option is right",
	unclear: "The question is unclear",
	out_of_date: "It is out of date",
	other: "Something else",
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
export const LONGEST_NOTE = 280;

// marked as pure, so that the browser bundle leaves out zod
export const reportInput = /* @__PURE__ */ z.object({
	question_id: requestId,
	reason: /* @__PURE__ */ z.enum(["wrong_answer", "several_right", "unclear", "out_of_date", "other"]),
	note: /* @__PURE__ */ z.string().trim().max(LONGEST_NOTE).default(""),
});

/** `trusted`: by a trusted fan. `network`: null if unknown. */
export type CountedReport = { trusted: boolean; network: string | null };

// all others together count as one fan, because anybody can clear cookies or make accounts
const WEIGHTS = { fan: 4, other: 1, all_others: 4 };
/** Two trusted fans, or one and four others, hide a question. */
const HIDING_WEIGHT = 8;
/** A normal question needs four trusted fans, or three and four others. */
const HIDING_WEIGHT_OF_NORMAL = 16;

/**
 * Returns the weight of a question's open reports: 4 per trusted fan, and 1 per other reporter up to 4 in all. Reports
 * from one network count as one, with the highest weight.
 */
export function reportWeight(reports: CountedReport[]): number {
	const networks = new Map<string, boolean>();
	for (const [at, { trusted, network }] of reports.entries()) {
		const key = network ?? `unknown ${at}`;
		networks.set(key, trusted || networks.get(key) === true);
	}
	const fans = [...networks.values()].filter(Boolean).length;
	const others = networks.size - fans;
	return fans * WEIGHTS.fan + Math.min(others * WEIGHTS.other, WEIGHTS.all_others);
}

/** Whether reports of this weight hide a question from new quizzes until an admin decides. `normal`: `looksNormal`. */
export const isEnoughToHide = (weight: number, { normal }: { normal: boolean }): boolean =>
	weight >= (normal ? HIDING_WEIGHT_OF_NORMAL : HIDING_WEIGHT);

export type Answers = { answered: number; right: number };

const FEWEST_ANSWERS = { question: 10, others: 40 };
/** The least share of right answers of a normal question, as a part of the others' share. A wrong key is far below. */
const NORMAL_PART = 0.6;

/**
 * Whether fans answer a question right about as often as others of its category and difficulty. A wrong key or a second
 * right option lowers that share. False if there are too few answers.
 */
export function looksNormal(question: Answers, others: Answers): boolean {
	if (question.answered < FEWEST_ANSWERS.question || others.answered < FEWEST_ANSWERS.others) return false;
	return question.right / question.answered >= NORMAL_PART * (others.right / others.answered);
}

/** The most questions per day that reports can hide on the whole site. Others stay visible until an admin decides. */
export const MOST_HIDDEN_A_DAY = 10;
/** The largest part of a category's questions that reports can hide at a time. */
const MOST_HIDDEN_PART = 1 / 4;

/** Numbers of questions. `today`: hidden by reports today, on the site. `questions` and `hidden`: of the category. */
export type Hidden = { today: number; questions: number; hidden: number };

/** Whether reports may hide one more question: at most a quarter of a category, or one of few, and never its last. */
export const mayHide = ({ today, questions, hidden }: Hidden): boolean =>
	today < MOST_HIDDEN_A_DAY && hidden < Math.max(1, Math.floor(questions * MOST_HIDDEN_PART)) && questions - hidden > 1;
