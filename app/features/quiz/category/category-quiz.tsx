import { RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Link } from "../../../ui/link.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { PlainForm } from "../plain-form.tsx";
import { quizTexts } from "../play-rules.ts";
import type { QuestionPage } from "../questions.server.ts";
import type { Category, LockedAnswer } from "../quiz.ts";
import { QuizCard } from "../quiz-card.tsx";
import { QuizFrame } from "../quiz-frame.tsx";
import { ReportQuestion } from "../reports/report-question.tsx";
import { QuizResult } from "../result/quiz-result.tsx";
import { useRun } from "../use-run.ts";

type CategoryQuizProps = {
	category: Category;
	page: QuestionPage;
	/** the result of a plain form; with a script it is fetched */
	locked: LockedAnswer | null;
	crumbs: { name: string; path: string }[];
};

/**
 * All questions of a category, each with an address of its own. The page has the question; the player's run is
 * fetched. The next question replaces the address.
 */
export function CategoryQuiz({ category, page, locked, crumbs }: CategoryQuizProps) {
	const { question } = page;
	const played = useRun();
	const [stepped, setStepped] = useState(false);
	const [restarts, setRestarts] = useState(0);
	const navigate = useNavigate();
	const { run, next } = played;
	const turn = played.turn?.question.id === question.id ? played.turn : null;

	function ask() {
		const asked = { kind: "category", category: category.slug, question: question.id } as const;
		// a failed run may be over: starting returns the open one
		void (run && !played.failure ? played.show(question.id) : played.begin(asked));
	}
	const follow = useEffectEvent(() => {
		if (!turn) ask();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: the run follows the question on the page
	useEffect(() => follow(), [question.id]);

	function goTo(slug: string) {
		setStepped(true);
		navigate(`/quiz/${category.slug}/${slug}`, { replace: true, preventScrollReset: true, state: { keepFocus: true } });
	}
	async function goOn() {
		if (run?.finished) return played.close();
		const slug = next?.slug ?? (await played.first())?.question.slug;
		if (slug) goTo(slug);
	}
	async function restart() {
		const first = await played.restart();
		setRestarts(restarts + 1);
		if (first) goTo(first.question.slug);
	}

	if (run?.finished && !played.turn)
		return (
			<div className="wrap pt-5" data-end="">
				<div className="quiz">
					<QuizResult run={run}>
						<button type="button" className="btn" data-variant="marigold" data-size="lg" onClick={restart}>
							<RotateCcw className="icon" /> {quizTexts.restart}
						</button>
						<Link className="btn" data-variant="outline" data-size="lg" to="/quiz">
							{quizTexts.another}
						</Link>
					</QuizResult>
				</div>
			</div>
		);
	return (
		<QuizFrame crumbs={crumbs} run={run} now={turn?.position ?? page.position} count={page.count}>
			<QuizCard
				key={`${question.id} ${restarts}`}
				question={question}
				last={turn?.last ?? false}
				ready={turn !== null}
				verdict={turn ? turn.verdict : (locked?.verdict ?? null)}
				fresh={played.fresh}
				problem={played.problem ?? played.failure}
				onConfirm={played.confirm}
				onNext={goOn}
				takesFocus={stepped}
				plain={<PlainForm category={category} question={question} locked={locked} />}
			>
				{run && turn ? <ReportQuestion run_id={run.id} question_id={question.id} /> : null}
			</QuizCard>
			<div className="cluster" data-spread="">
				{played.failure ? (
					<button type="button" className="btn" onClick={ask}>
						Try again
					</button>
				) : (
					<button type="button" className="btn needs-script" data-variant="quiet" disabled={!run} onClick={restart}>
						<RotateCcw className="icon" /> {quizTexts.restart}
					</button>
				)}
				<Link className="link-more" to="/quiz">
					{quizTexts.browseAll}
				</Link>
			</div>
			<div className="quiz-no-script">
				<Pager label="Questions" previous={pathTo(page.previous)} next={pathTo(page.next)} />
			</div>
		</QuizFrame>
	);

	function pathTo(slug: string | null): string | null {
		return slug && `/quiz/${category.slug}/${slug}`;
	}
}
