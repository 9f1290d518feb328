import { inWords } from "../../lib/numbers.ts";
import type { Action, ChallengeType } from "./rules.ts";

const plural = (amount: string, left: number, word: string) => `${amount} ${word}${left === 1 ? "" : "s"}`;

type Step = { path: string; words: (amount: string, left: number) => string };
const QUIZ: Step = { path: "/quiz/daily", words: (amount, left) => `Get ${plural(amount, left, "answer")} right` };
const PREDICT: Step = {
	path: "/quiz?tab=predictor",
	words: (amount, left) => `Predict ${amount} match${left === 1 ? "" : "es"}`,
};
const SHARE: Step = {
	path: "/community?tab=share",
	words: (amount, left) => `Share ${plural(amount, left, "thing")} with friends`,
};

/** The link and its text for each kind of challenge, by action (daily) or type (community). */
const STEPS = {
	quiz: QUIZ,
	quiz_answer: QUIZ,
	prediction: PREDICT,
	share: SHARE,
	sharing: SHARE,
	recruitment: { path: "/community?tab=share", words: (amount, left) => `Bring ${plural(amount, left, "friend")}` },
	message: { path: "/groups", words: (amount, left) => `Write ${plural(amount, left, "message")} in your rooms` },
	battle: { path: "/battles", words: (amount, left) => `Join ${plural(amount, left, "battle")}` },
} satisfies Partial<Record<Action | ChallengeType, Step>>;

/** Returns path and text of the link to a challenge's next step: 'Predict one more match'. Unknown kinds lead to groups. */
export function nextStep(kind: string, done: number, target: number): { path: string; text: string } {
	const { path, words }: Step = Object.hasOwn(STEPS, kind) ? STEPS[kind as keyof typeof STEPS] : STEPS.message;
	const left = target - done;
	return { path, text: words(`${inWords(left)}${done > 0 ? " more" : ""}`, left) };
}
