import { Check, X } from "lucide-react";
import { capital, inWords } from "../../../lib/numbers.ts";
import type { DailyResult } from "../quiz.ts";
import "../result/result.css";
import "../../../ui/styles/figures/pitch.css";

export function DailyReview({ answers }: Pick<DailyResult, "answers">) {
	const missed = answers.filter(({ correct }) => !correct).length;
	return (
		<section aria-labelledby="review">
			<div className="section-head">
				<h2 id="review">Your answers</h2>
				<p>
					{missed === 0
						? "Nothing got past you. Here is what the scorecards say."
						: `${capital(inWords(missed))} got away. Here is what the scorecards say.`}
				</p>
			</div>
			<ol className="review">
				{answers.map((answer, place) => (
					<Answer key={answer.question_id} answer={answer} place={place + 1} />
				))}
			</ol>
		</section>
	);
}

function Answer({ answer, place }: { answer: DailyResult["answers"][number]; place: number }) {
	const { question, chosen, right, correct, too_fast, points, worth, explanation } = answer;
	return (
		<li>
			<span className="ball" data-result={correct ? "right" : "wrong"}>
				{correct ? <Check className="icon" /> : <X className="icon" />}
				<span className="sr-only">{correct ? "Right" : "Wrong"}</span>
			</span>
			<div>
				<p className="review-q">
					{place}. {question}
				</p>
				<p className="review-a">
					{correct ? null : (
						<s>
							<span className="sr-only">Your answer: </span>
							{chosen}
						</s>
					)}
					<b>
						{correct ? null : <span className="sr-only">Right answer: </span>}
						{right}
					</b>
					{explanation ? <span className="note">{explanation}</span> : null}
				</p>
			</div>
			<p className="review-p">
				{points > 0 ? `+${points}` : <span className="note">{correct && too_fast ? "too fast" : `of ${worth}`}</span>}
			</p>
		</li>
	);
}
