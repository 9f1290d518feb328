import { grouped } from "../../lib/numbers.ts";
import { optionLetter, quizTexts, TEASER_OPTIONS } from "./play-rules.ts";
import { Difficulty } from "./player/difficulty.tsx";
import type { QuizTeaser as Teaser } from "./questions.server.ts";
import type { PublicQuestion } from "./quiz.ts";
import "./quiz.css";
import "../../ui/styles/choices/options.css";

/** The quiz on the home page. 'Start Quiz Challenge' shows the links to the quizzes by the fragment #quiz. */
export function QuizTeaser({ questions, total, categories }: Teaser) {
	return (
		<section className="section on-board" data-ground="board" id="quiz" aria-labelledby="quiz-title">
			<div className="wrap">
				<div className="section-head">
					<h2 id="quiz-title">Quiz Challenge</h2>
					<p>Easy, medium or hard: every right answer scores.</p>
				</div>
				<div className="quiz-teaser">
					{questions.map((question) => (
						<Slip key={question.id} question={question} />
					))}
				</div>
				<p className="cluster mt-6">
					<a className="btn" data-variant="marigold" data-size="lg" href="/home#quiz">
						{quizTexts.start}
					</a>
					<span>
						{grouped(total)} {total === 1 ? "question" : "questions"}
					</span>
				</p>
				<nav className="quiz-ways" aria-labelledby="quiz-ways">
					<p id="quiz-ways">Pick your quiz</p>
					<p className="cluster">
						<a className="btn" data-variant="marigold" href="/quiz/daily">
							Today's ten
						</a>
						{categories.map(({ slug, name }) => (
							<a key={slug} className="btn" data-variant="outline" href={`/quiz/${slug}`}>
								{name}
							</a>
						))}
					</p>
				</nav>
			</div>
		</section>
	);
}

function Slip({ question }: { question: PublicQuestion }) {
	const more = question.options.length - TEASER_OPTIONS;
	return (
		<article className="quiz-slip paper">
			<Difficulty question={question} />
			<h3>{question.question}</h3>
			<ul className="opts">
				{question.options.slice(0, TEASER_OPTIONS).map((text, option) => (
					<li key={text} className="opt">
						<span className="opt-key" aria-hidden="true">
							{optionLetter(option)}
						</span>{" "}
						{text}
					</li>
				))}
			</ul>
			{more > 0 ? (
				<p className="note">
					{more} more {more === 1 ? "option" : "options"}
				</p>
			) : null}
		</article>
	);
}
