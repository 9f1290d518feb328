import { z } from "zod";

export const REPORT_REASONS = {
	wrong_answer: "The answer is wrong",
	several_right: "More than one option is right",
	unclear: "The question is unclear",
	out_of_date: "It is out of date",
	other: "Something else",
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
export const LONGEST_NOTE = 280;

// marked as pure, so that the browser, which never reads it, is spared the library
export const reportInput = /* @__PURE__ */ z.object({
	question_id: /* @__PURE__ */ z.uuid(),
	reason: /* @__PURE__ */ z.enum(["wrong_answer", "several_right", "unclear", "out_of_date", "other"]),
	note: /* @__PURE__ */ z.string().trim().max(LONGEST_NOTE).default(""),
});

/** Who reported: a fan to be trusted, or anybody else; and from which network, null where that is not known. */
export type CountedReport = { trusted: boolean; network: string | null };

// anybody else is whoever empties the cookies or makes an account: any number of them together counts as one fan
const WEIGHTS = { fan: 4, other: 1, all_others: 4 };
/** Two trusted fans, or one and four others. */
const HIDING_WEIGHT = 8;
/** For a question that is answered as such questions are: four trusted fans, or three and four others. */
const HIDING_WEIGHT_OF_NORMAL = 16;

/**
 * How much the open reports of a question weigh. A trusted fan counts 4, anybody else 1, all others together 4 at most. The
 * reports of one network count once, as the weightiest of them.
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

/** Whether reports of this weight keep a question out of new quizzes until somebody has looked at it. */
export const hides = (weight: number, { normal }: { normal: boolean }): boolean =>
	weight >= (normal ? HIDING_WEIGHT_OF_NORMAL : HIDING_WEIGHT);

/** First answers of fans: how many, and how many of them were right. */
export type Answers = { answered: number; right: number };

const FEWEST_ANSWERS = { question: 10, others: 40 };
/** Of a question with a wrong key, the share of right answers is far below this part of what others have. */
const NORMAL_PART = 0.6;

/**
 * Whether a question is answered right about as often as the others of its category and difficulty. A wrong key, or a second
 * right option, shows in that share. False while there are too few answers to say.
 */
export function looksNormal(question: Answers, others: Answers): boolean {
	if (question.answered < FEWEST_ANSWERS.question || others.answered < FEWEST_ANSWERS.others) return false;
	return question.right / question.answered >= NORMAL_PART * (others.right / others.answered);
}

/** Reports may hide this many questions a day on the whole site. Others wait for an admin in the queue. */
export const MOST_HIDDEN_A_DAY = 10;
/** Of the questions of a category, so large a part may be hidden by reports at a time. */
const MOST_HIDDEN_PART = 1 / 4;

/** `today`: hidden by reports, in the site. `questions`: of the category, those hidden by reports included. `hidden`: those. */
export type Hidden = { today: number; questions: number; hidden: number };

/** Whether reports may hide one more question. A category keeps three quarters of its questions, and the last one always. */
export const mayHide = ({ today, questions, hidden }: Hidden): boolean =>
	today < MOST_HIDDEN_A_DAY && hidden < Math.max(1, Math.floor(questions * MOST_HIDDEN_PART)) && questions - hidden > 1;
