import { useEffect, useEffectEvent } from "react";
import { formatLongDate } from "../../lib/dates.ts";
import { NoQuiz } from "./inline-quiz.tsx";
import { DAILY_LENGTH } from "./play-rules.ts";
import { QuizCard } from "./quiz-card.tsx";
import { QuestionSkeleton, QuizFrame } from "./quiz-frame.tsx";
import { QuizResult } from "./quiz-result.tsx";
import { ReportQuestion } from "./reports/report-question.tsx";
import { ShareDaily } from "./share-daily.tsx";
import { useRun } from "./use-run.ts";

type DailyQuizProps = { crumbs: { name: string; path: string }[]; siteName: string };

/** Today's ten questions, or what came of them. */
export function DailyQuiz({ crumbs, siteName }: DailyQuizProps) {
	const played = useRun();
	const { run, turn, next, failure } = played;
	const begin = () => void played.begin({ kind: "daily" });
	const arrive = useEffectEvent(begin);
	useEffect(() => arrive(), []);

	if (failure) return <NoQuiz failure={failure} onRetry={begin} />;
	if (run?.finished && !turn)
		return (
			<div className="wrap pt-5" data-end="">
				<div className="quiz">
					<QuizResult run={run}>
						<ShareDaily run={run} siteName={siteName} />
					</QuizResult>
					<p className="note">
						The daily quiz of {run.day ? formatLongDate(run.day) : "today"}. The next one comes at midnight in India.
					</p>
				</div>
			</div>
		);
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
