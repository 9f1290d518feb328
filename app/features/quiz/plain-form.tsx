import { quizTexts } from "./play-rules.ts";
import type { Category, LockedAnswer, PublicQuestion } from "./quiz.ts";
import "./quiz.css";

type PlainFormProps = { category: Category; question: PublicQuestion; locked: LockedAnswer | null };

/**
 * The parts of a question's form that work without scripts: hidden fields, a button, and the link to the next
 * question.
 */
export function PlainForm({ category, question, locked }: PlainFormProps) {
	if (locked)
		return (
			<div className="quiz-no-script">
				<p className="cluster" data-spread="">
					<span>{locked.score} points so far</span>
					<a className="btn" data-size="lg" href={locked.next ? `/quiz/${category.slug}/${locked.next}` : "/quiz"}>
						{locked.next ? quizTexts.next : quizTexts.browseAll}
					</a>
				</p>
			</div>
		);
	return (
		<div className="quiz-no-script">
			<input type="hidden" name="category" value={category.slug} />
			<input type="hidden" name="question" value={question.slug} />
			<input type="hidden" name="question_id" value={question.id} />
			<p className="note mb-3">
				Without JavaScript your first answer opens the quiz and earns no points; those after it count.
			</p>
			<button type="submit" className="btn" data-size="lg">
				Lock answer
			</button>
		</div>
	);
}
