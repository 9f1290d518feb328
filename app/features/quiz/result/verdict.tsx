import { quizTexts } from "../play-rules.ts";
import type { PublicQuestion, Verdict } from "../quiz.ts";
import "../player/player.css";

/** The verdict: right or wrong, the points, and the explanation. The options above it show which one was right. */
export function VerdictLine({ question, verdict }: { question: PublicQuestion; verdict: Verdict }) {
	const { correct, too_fast, points, right, explanation } = verdict;
	return (
		<div className="verdict" data-result={correct ? "right" : "wrong"}>
			<p className="display">{correct ? "Middled it." : "Bowled!"}</p>
			{correct ? <p className="score">+{points}</p> : null}
			{correct && too_fast ? <p className="verdict-why">{quizTexts.tooFast}</p> : null}
			<p className="verdict-why">
				{correct || right === null ? null : <span className="sr-only">It was {question.options[right]}. </span>}
				{right === null ? quizTexts.rightAtEnd : explanation}
			</p>
		</div>
	);
}
