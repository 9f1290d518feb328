import { RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Pager } from "../../../ui/pager.tsx";
import { questionTitle, quizTexts } from "../play-rules.ts";
import { QuizPlayer } from "../player/quiz-player.tsx";
import type { QuestionPage } from "../questions.server.ts";
import type { Category, LockedAnswer, Turn } from "../quiz.ts";
import { QuizFrame } from "../quiz-frame.tsx";
import { ReportQuestion } from "../reports/report-question.tsx";
import { QuizResult } from "../result/quiz-result.tsx";
import { useRun } from "../use-run.ts";
import "../quiz.css";

type CategoryQuizProps = {
	category: Category;
	page: QuestionPage;
	/** the verdict on an answer by a form without scripts */
	locked: LockedAnswer | null;
	crumbs: { name: string; path: string }[];
	siteName: string;
};

/**
 * The quiz of a whole category. The page has one question, and the island fetches the player's run. Moving to another
 * question replaces the address, because each question has its own.
 */
export default function CategoryQuiz({ category, page, locked, crumbs, siteName }: CategoryQuizProps) {
	const quiz = useRun();
	const [moved, setMoved] = useState(false);
	const [restarts, setRestarts] = useState(0);
	const { run, turn, next } = quiz;
	const question = turn?.question ?? page.question;
	const pathTo = (slug: string) => `/quiz/${category.slug}/${slug}`;

	// also used after a failure: starting returns the open run if there is one
	const start = () => void quiz.start({ kind: "category", category: category.slug, question: question.id });
	const startOnMount = useEffectEvent(start);
	useEffect(() => startOnMount(), []);
	/** Waits for the next question, then sets address, title and focus. */
	async function step(loading: Promise<Turn | null>) {
		const following = (await loading)?.question;
		if (!following) return;
		setMoved(true);
		history.replaceState(history.state, "", pathTo(following.slug));
		document.title = `${questionTitle(following, category)} | ${siteName}`;
	}
	async function restart() {
		await step(quiz.restart());
		setRestarts(restarts + 1);
	}

	if (run?.finished && !quiz.turn)
		return (
			<QuizResult run={run}>
				<button type="button" className="btn" data-variant="marigold" data-size="lg" onClick={restart}>
					<RotateCcw className="icon" /> {quizTexts.restart}
				</button>
				<a className="btn" data-variant="outline" data-size="lg" href="/quiz">
					{quizTexts.another}
				</a>
			</QuizResult>
		);
	return (
		<QuizFrame crumbs={crumbs} run={run} now={turn?.position ?? page.position} count={page.count}>
			<QuizPlayer
				key={`${question.id} ${restarts}`}
				question={question}
				last={turn?.last ?? false}
				ready={turn !== null}
				verdict={turn ? turn.verdict : (locked?.verdict ?? null)}
				fresh={quiz.fresh}
				problem={quiz.problem ?? quiz.failure}
				onConfirm={quiz.confirm}
				onNext={() => (run?.finished ? quiz.close() : void step(quiz.show(next?.question_id)))}
				takesFocus={moved}
				plain={<PlainForm category={category} question={question} locked={locked} />}
			>
				{run && turn ? <ReportQuestion run_id={run.id} question_id={question.id} /> : null}
			</QuizPlayer>
			<div className="cluster" data-spread="">
				{quiz.failure ? (
					<button type="button" className="btn" onClick={start}>
						Try again
					</button>
				) : (
					<button type="button" className="btn needs-script" data-variant="quiet" disabled={!run} onClick={restart}>
						<RotateCcw className="icon" /> {quizTexts.restart}
					</button>
				)}
				<a className="link-more" href="/quiz">
					{quizTexts.browseAll}
				</a>
			</div>
			<div className="quiz-no-script">
				<Pager
					label="Questions"
					previous={page.previous && pathTo(page.previous)}
					next={page.next && pathTo(page.next)}
				/>
			</div>
		</QuizFrame>
	);
}

/** Fields and buttons that the question's form needs without scripts. CSS hides them if scripts run. */
function PlainForm({
	category,
	question,
	locked,
}: Pick<CategoryQuizProps, "category" | "locked"> & Pick<Turn, "question">) {
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
