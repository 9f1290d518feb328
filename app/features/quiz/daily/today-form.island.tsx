import { canStore } from "../../../lib/browser/can-store.ts";
import type { TodaysQuiz } from "../play/daily.server.ts";
import { quizTexts } from "../play-rules.ts";
import { QuizPlayer } from "../player/quiz-player.tsx";
import type { LockedAnswer } from "../quiz.ts";
import { useRun } from "../use-run.ts";

type TodayFormProps = {
	today: TodaysQuiz;
	/** the verdict on an answer by a form without scripts */
	locked: LockedAnswer | null;
};

/** Today's quiz on the home page. One tap answers, also without scripts. */
export default function TodayForm({ today: { question, count }, locked }: TodayFormProps) {
	const quiz = useRun({ position: 0, question, last: count === 1, verdict: locked?.verdict ?? null });
	const { run, turn, next } = quiz;
	if (!turn) return null;
	return (
		<QuizPlayer
			key={turn.question.id}
			{...turn}
			tap
			answered={run?.marks.length}
			fresh={quiz.fresh}
			problem={quiz.problem ?? quiz.failure}
			onConfirm={quiz.confirm}
			onNext={run && next ? () => void quiz.show(next.question_id) : undefined}
			takesFocus={turn.position > 0}
			head={
				<>
					<strong>Today's quiz</strong>{" "}
					<span>
						Question {turn.position + 1} of {count}
					</span>
				</>
			}
		>
			<p className="note">
				{!turn.verdict
					? "One tap answers. Ten questions, two minutes, no sign-in."
					: quiz.fresh && !canStore()
						? quizTexts.notKept
						: quizTexts.kept}
			</p>
		</QuizPlayer>
	);
}
