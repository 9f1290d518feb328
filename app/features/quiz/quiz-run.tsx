import { type ReactNode, useEffect, useEffectEvent } from "react";
import { ErrorState } from "../../ui/state.tsx";
import { quizTexts, type StartInput } from "./play-rules.ts";
import { QuizPlayer } from "./player/quiz-player.tsx";
import type { Run } from "./quiz.ts";
import { QuestionSkeleton, QuizFrame } from "./quiz-frame.tsx";
import { ReportQuestion } from "./reports/report-question.tsx";
import { useRun } from "./use-run.ts";
import "./quiz.css";

type QuizRunProps = {
	input: StartInput;
	crumbs: { name: string; path: string }[];
	/** the expected number of questions, until the run has loaded */
	count: number;
	tap?: boolean;
	result: (run: Run, restart: () => void) => ReactNode;
};

/** Plays a quiz from its first unanswered question to its result. */
export function QuizRun({ input, crumbs, count, tap = false, result }: QuizRunProps) {
	const quiz = useRun();
	const { run, turn, next, failure, empty } = quiz;
	const start = () => void quiz.start(input);
	const startOnMount = useEffectEvent(start);
	useEffect(() => startOnMount(), []);

	if (failure) return <NoQuiz failure={failure} empty={empty} onRetry={start} />;
	if (run?.finished && !turn) return result(run, () => void quiz.restart());
	return (
		<QuizFrame crumbs={crumbs} run={run} now={turn?.position ?? 0} count={count}>
			{run && turn ? (
				<QuizPlayer
					key={turn.question.id}
					{...quiz}
					{...turn}
					tap={tap}
					answered={run.marks.length}
					takesFocus
					onConfirm={quiz.confirm}
					onNext={() => (run.finished ? quiz.close() : void quiz.show(next?.question_id))}
				>
					<ReportQuestion run_id={run.id} question_id={turn.question.id} />
				</QuizPlayer>
			) : (
				<>
					<h1 className="sr-only">{crumbs.at(-1)?.name}</h1>
					<QuestionSkeleton />
				</>
			)}
		</QuizFrame>
	);
}

function NoQuiz({ failure, empty, onRetry }: { failure: string; empty: boolean; onRetry: () => void }) {
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
