import { ArrowRight } from "lucide-react";
import type { TodaysQuiz } from "../../quiz/play/daily.server.ts";
import type { FanHome } from "../home.ts";
import "../fan.css";
import "../../../ui/styles/cards.css";

type QuizNowProps = { today: TodaysQuiz; daily: FanHome["daily"] };

/** Today's quiz for a fan, playable before the other data has loaded. */
export function QuizNow({ today: { question, count }, daily }: QuizNowProps) {
	return (
		<section className="card quiz-now" aria-labelledby="quiz-now">
			<div className="card-top">
				<h2 className="card-title" id="quiz-now">
					Today's quiz
				</h2>
				<p className="note">Closes at midnight in India</p>
			</div>
			<p className="quiz-now-q">
				{daily?.finished ? `${daily.right} of ${daily.count} right today.` : question.question}
			</p>
			<p className="note">{noteOf(daily, count)}</p>
			<a className="btn" data-size="lg" data-block="" href="/quiz/daily">
				{daily?.finished ? "See your result" : daily?.answered ? "Play on" : "Play"} <ArrowRight className="icon" />
			</a>
		</section>
	);
}

function noteOf(daily: FanHome["daily"], count: number): string {
	if (!daily?.answered) return `Question 1 of ${count}, two minutes in all`;
	return daily.finished
		? "Every answer with its reason, and where you stand"
		: `${daily.answered} of ${daily.count} answered`;
}
