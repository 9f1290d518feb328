import { quizTexts } from "../play-rules.ts";
import type { PublicQuestion, Verdict } from "../quiz.ts";
import "../quiz.css";

export const CALLS = { right: "Middled it.", wrong: "Bowled!" };

/** The verdict: right or wrong, the points, and the explanation. */
export function VerdictLine({ question, verdict }: { question: PublicQuestion; verdict: Verdict }) {
	const { correct, too_fast, points, right, explanation } = verdict;
	return (
		<div className="verdict" data-result={correct ? "right" : "wrong"}>
			<p className="display">{correct ? CALLS.right : CALLS.wrong}</p>
			{correct ? <p className="score">+{points}</p> : null}
			{correct && too_fast ? <p className="verdict-why">{quizTexts.tooFast}</p> : null}
			<p className="verdict-why">
				{correct || right === null ? null : `It was ${question.options[right]}. `}
				{right === null ? quizTexts.rightAtEnd : explanation}
			</p>
		</div>
	);
}
