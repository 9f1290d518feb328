import { RotateCcw } from "lucide-react";
import { INLINE_QUESTIONS, quizTexts } from "./play-rules.ts";
import type { Category } from "./quiz.ts";
import { QuizRun } from "./quiz-run.tsx";
import { QuizResult } from "./result/quiz-result.tsx";

/** A quiz of ten questions of a category, on /quiz itself. */
export function InlineQuiz({ category: { name, slug } }: { category: Category }) {
	return (
		<QuizRun
			input={{ kind: "inline", category: slug }}
			crumbs={[
				{ name: "Home", path: "/" },
				{ name: "Quiz", path: "/quiz" },
				{ name, path: `/quiz/${slug}` },
			]}
			count={INLINE_QUESTIONS}
			result={(run, restart) => (
				<QuizResult run={run}>
					<a className="btn" data-variant="marigold" data-size="lg" href="/quiz">
						{quizTexts.another}
					</a>
					<button type="button" className="btn" data-variant="outline" data-size="lg" onClick={restart}>
						<RotateCcw className="icon" /> {quizTexts.retry}
					</button>
				</QuizResult>
			)}
		/>
	);
}
