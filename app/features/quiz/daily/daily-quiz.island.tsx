import { DAILY_LENGTH } from "../play-rules.ts";
import { QuizRun } from "../quiz-run.tsx";
import { DailyResultView } from "./daily-result.tsx";

type DailyQuizProps = { crumbs: { name: string; path: string }[]; siteName: string };

export default function DailyQuiz({ crumbs, siteName }: DailyQuizProps) {
	return (
		<QuizRun
			input={{ kind: "daily" }}
			crumbs={crumbs}
			count={DAILY_LENGTH}
			tap
			result={(run) => <DailyResultView run_id={run.id} siteName={siteName} />}
		/>
	);
}
