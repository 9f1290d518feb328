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
	asked: StartInput;
	crumbs: { name: string; path: string }[];
	/** the number of questions before the run has loaded */
	count: number;
	tap?: boolean;
	result: (run: Run, restart: () => void) => ReactNode;
};

/** A quiz from where it was left to its result. */
export function QuizRun({ asked, crumbs, count, tap = false, result }: QuizRunProps) {
	const played = useRun();
	const { run, turn, next, failure, empty } = played;
	const begin = () => void played.begin(asked);
	const arrive = useEffectEvent(begin);
	useEffect(() => arrive(), []);

	if (failure) return <NoQuiz failure={failure} empty={empty} onRetry={begin} />;
	if (run?.finished && !turn) return result(run, () => void played.restart());
	return (
		<QuizFrame crumbs={crumbs} run={run} now={turn?.position ?? 0} count={count}>
			{run && turn ? (
				<QuizPlayer
					key={turn.question.id}
					{...played}
					{...turn}
					tap={tap}
					answered={run.marks.length}
					takesFocus
					onConfirm={played.confirm}
					onNext={() => (run.finished ? played.close() : void played.show(next?.question_id))}
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

/** Shown when a quiz did not load. */
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
