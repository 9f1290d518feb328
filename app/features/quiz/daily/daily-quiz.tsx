import { useEffect, useEffectEvent } from "react";
import { NoQuiz } from "../inline-quiz.tsx";
import { DAILY_LENGTH } from "../play-rules.ts";
import { QuizCard } from "../quiz-card.tsx";
import { QuestionSkeleton, QuizFrame } from "../quiz-frame.tsx";
import { ReportQuestion } from "../reports/report-question.tsx";
import { useRun } from "../use-run.ts";
import { DailyResultView } from "./daily-result.tsx";

type DailyQuizProps = { crumbs: { name: string; path: string }[]; siteName: string };

/** Today's ten questions, or their result. */
export function DailyQuiz({ crumbs, siteName }: DailyQuizProps) {
	const played = useRun();
	const { run, turn, next, failure, empty } = played;
	const begin = () => void played.begin({ kind: "daily" });
	const arrive = useEffectEvent(begin);
	useEffect(() => arrive(), []);

	if (failure) return <NoQuiz failure={failure} empty={empty} onRetry={begin} />;
	if (run?.finished && !turn) return <DailyResultView run_id={run.id} siteName={siteName} />;
	return (
		<QuizFrame crumbs={crumbs} run={run} now={turn?.position ?? 0} count={DAILY_LENGTH}>
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
