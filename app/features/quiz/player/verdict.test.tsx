import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { quizTexts } from "../play-rules.ts";
import type { PublicQuestion, Verdict } from "../quiz.ts";
import { VerdictLine } from "./quiz-player.tsx";

const question = { options: ["Kohli", "Sharma"] } as PublicQuestion;
const shown = (verdict: Partial<Verdict>) =>
	renderToStaticMarkup(
		<VerdictLine
			question={question}
			verdict={
				{ chosen: 0, correct: true, right: 0, explanation: "", points: 0, too_fast: false, ...verdict } as Verdict
			}
		/>,
	);

test("QUIZ-2 the verdict on a right answer that was too fast says why it pays nothing", () => {
	expect(shown({ too_fast: true })).toContain(quizTexts.tooFast);
	expect(shown({ too_fast: true })).toContain("+0");
	expect(shown({ points: 10 })).not.toContain(quizTexts.tooFast);
	expect(shown({ correct: false, too_fast: true })).not.toContain(quizTexts.tooFast);
});
