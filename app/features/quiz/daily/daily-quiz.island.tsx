import { useEffect, useEffectEvent, useState } from "react";
import { PageHead } from "../../../ui/heads.tsx";
import { NoQuiz } from "../inline-quiz.tsx";
import { DAILY_LENGTH } from "../play-rules.ts";
import { QuizCard } from "../quiz-card.tsx";
import { QuestionSkeleton, QuizFrame } from "../quiz-frame.tsx";
import { ReportQuestion } from "../reports/report-question.tsx";
import { useMyQuiz } from "../use-my-quiz.ts";
import { useRun } from "../use-run.ts";
import { DailyResultView } from "./daily-result.tsx";
import "../quiz.css";
import "../../../ui/styles/prose.css";

type DailyQuizProps = { crumbs: { name: string; path: string }[]; siteName: string };

/**
 * The daily quiz: its rules, then today's ten questions, then their result. Opening the page starts nothing, because a
 * question's time runs from when it is shown; a quiz that was started goes on.
 */
export default function DailyQuiz(props: DailyQuizProps) {
	const [begun, setBegun] = useState(false);
	const mine = useMyQuiz();
	if (begun || mine?.daily) return <Today {...props} />;
	return (
		<div className="wrap" data-end="">
			<PageHead
				title="Daily quiz"
				lead={`${DAILY_LENGTH} questions a day, the same for everybody.`}
				crumbs={props.crumbs}
			/>
			<div className="prose mb-5">
				<p>
					Four easy, four medium, two hard. One go a day, new at midnight in India. Leave and come back any time: it
					waits for you.
				</p>
				<p className="quiz-no-script">The quiz needs JavaScript.</p>
			</div>
			<button type="button" className="btn needs-script" data-size="lg" onClick={() => setBegun(true)}>
				Play today's ten
			</button>
		</div>
	);
}

/** Today's ten questions, or their result. */
function Today({ crumbs, siteName }: DailyQuizProps) {
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
