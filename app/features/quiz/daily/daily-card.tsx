import { DAILY_LENGTH, quizTexts } from "../play-rules.ts";
import type { MyQuiz } from "../quiz.ts";
import "../quiz.css";

/** The daily quiz in the list of categories. */
export function DailyCard({ daily }: { daily: MyQuiz["daily"] }) {
	return (
		<section className="quiz-daily on-board" aria-labelledby="daily">
			<div>
				<h2 id="daily">Daily quiz</h2>
				<p>
					{daily?.finished
						? `${daily.right} of ${daily.count} right today. The next quiz comes at midnight in India.`
						: `${DAILY_LENGTH} questions, the same for everybody, one go a day.`}
				</p>
			</div>
			<a className="btn" data-variant="marigold" data-size="lg" href="/quiz/daily">
				{labelOf(daily)}
			</a>
		</section>
	);
}

function labelOf(daily: MyQuiz["daily"]): string {
	if (daily?.finished) return quizTexts.seeResult;
	return daily?.answered ? `Continue (${daily.answered} of ${daily.count})` : "Play today's ten";
}
