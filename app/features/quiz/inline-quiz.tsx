import { RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { ErrorState } from "../../ui/state.tsx";
import { INLINE_QUESTIONS, quizTexts } from "./play-rules.ts";
import type { Category } from "./quiz.ts";
import { QuizCard } from "./quiz-card.tsx";
import { QuestionSkeleton, QuizFrame } from "./quiz-frame.tsx";
import { ReportQuestion } from "./reports/report-question.tsx";
import { QuizResult } from "./result/quiz-result.tsx";
import { useRun } from "./use-run.ts";
import "./quiz.css";

/** Ten questions of a category, played within the list of categories. It continues where it was left. */
export function InlineQuiz({ category }: { category: Category }) {
	const played = useRun();
	const { run, turn, next, failure, empty } = played;
	const begin = () => void played.begin({ kind: "inline", category: category.slug });
	const arrive = useEffectEvent(begin);
	useEffect(() => arrive(), []);
	const crumbs = [
		{ name: "Home", path: "/" },
		{ name: "Quiz", path: "/quiz" },
		{ name: category.name, path: `/quiz/${category.slug}` },
	];

	if (failure) return <NoQuiz failure={failure} empty={empty} onRetry={begin} />;
	if (run?.finished && !turn)
		return (
			<div className="wrap pt-5" data-end="">
				<div className="quiz">
					<QuizResult run={run}>
						<a className="btn" data-variant="marigold" data-size="lg" href="/quiz">
							{quizTexts.another}
						</a>
						<button
							type="button"
							className="btn"
							data-variant="outline"
							data-size="lg"
							onClick={() => played.restart()}
						>
							<RotateCcw className="icon" /> {quizTexts.retry}
						</button>
					</QuizResult>
				</div>
			</div>
		);
	return (
		<QuizFrame crumbs={crumbs} run={run} now={turn?.position ?? 0} count={INLINE_QUESTIONS}>
			{run && turn ? (
				<QuizCard
					key={turn.question.id}
					{...played}
					{...turn}
					ready
					takesFocus
					onConfirm={played.confirm}
					onNext={() => (run.finished ? played.close() : void played.show(next?.question_id))}
				>
					<ReportQuestion run_id={run.id} question_id={turn.question.id} />
				</QuizCard>
			) : (
				<QuestionSkeleton />
			)}
		</QuizFrame>
	);
}

/** Shown when a quiz did not load. */
export function NoQuiz({ failure, empty, onRetry }: { failure: string; empty: boolean; onRetry: () => void }) {
	return (
		<div className="wrap pt-5" data-end="">
			<h1 className="sr-only">Quiz</h1>
			<ErrorState
				title={failure}
				text={empty ? quizTexts.noQuestionsText : "Nothing you answered is lost. Try again in a moment."}
			>
				{empty ? null : (
					<button type="button" className="btn" onClick={onRetry}>
						Try again
					</button>
				)}
				<a className="btn" data-variant="outline" href="/quiz">
					{quizTexts.browseAll}
				</a>
			</ErrorState>
		</div>
	);
}
