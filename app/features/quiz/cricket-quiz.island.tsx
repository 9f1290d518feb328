import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { request } from "../../lib/api.ts";
import { useHash } from "../../lib/hooks/use-window.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { ProgressBar } from "../../ui/figures/pitch.tsx";
import { EmptyState } from "../../ui/state.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { DAILY_LENGTH, playAnchor, quizTexts } from "./play-rules.ts";
import type { CategoryCard, MyQuiz } from "./quiz.ts";
import "./quiz.css";
import "../../ui/styles/cards.css";

/** The list of quizzes with the player's progress, and the leaderboard. */
export default function CricketQuiz({ categories }: { categories: CategoryCard[] }) {
	// starting or leaving a quiz changes the fragment; then progress and leaderboard load again
	const hash = useHash();
	const mine = useMyQuiz(hash);
	return (
		<div className="split">
			<div>
				<DailyCard daily={mine?.daily ?? null} />
				<h2 className="mb-3">Categories</h2>
				{categories.length === 0 ? (
					<EmptyState title={quizTexts.noQuestions} text="The first questions are still being made." />
				) : (
					<div className="quiz-categories">
						{categories.map((category) => (
							<OneCategory
								key={category.id}
								category={category}
								answered={mine?.answered.find(({ category_id }) => category_id === category.id)?.questions ?? 0}
								open={mine?.open.find(
									({ kind, category_slug }) => kind === "inline" && category_slug === category.slug,
								)}
							/>
						))}
					</div>
				)}
			</div>
			<aside aria-label="Quiz points">
				<Leaderboard key={hash} />
			</aside>
		</div>
	);
}

/**
 * Returns the player's progress, null until it has loaded. A new value of `reload_key` requests it again. Errors are only
 * logged, because the list works without it.
 */
function useMyQuiz(reload_key: unknown): MyQuiz | null {
	const [mine, setMine] = useState<MyQuiz | null>(null);
	const { status } = useAuth();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new value of reload_key means that the answer may have changed
	useEffect(() => {
		if (status === "loading") return;
		let here = true;
		request("GET /quiz/mine").then(
			(answer) => here && setMine(answer),
			(error) => console.warn("The player's quizzes did not load:", error),
		);
		return () => {
			here = false;
		};
	}, [status, reload_key]);
	return mine;
}

function DailyCard({ daily }: { daily: MyQuiz["daily"] }) {
	return (
		<section className="quiz-daily on-board" aria-labelledby="daily">
			<div>
				<h2 id="daily">Daily quiz</h2>
				<p>
					{daily?.finished
						? `${daily.right} of ${daily.count} right today. The next quiz comes at midnight in India.`
						: `${DAILY_LENGTH} questions, the same for everybody, one go a day.`}
				</p>
			</div>
			<a className="btn" data-variant="marigold" data-size="lg" href="/quiz/daily">
				{labelOf(daily)}
			</a>
		</section>
	);
}

function labelOf(daily: MyQuiz["daily"]): string {
	if (daily?.finished) return quizTexts.seeResult;
	return daily?.answered ? `Continue (${daily.answered} of ${daily.count})` : "Play today's ten";
}

type OneCategoryProps = { category: CategoryCard; answered: number; open: MyQuiz["open"][number] | undefined };

function OneCategory({ category: { name, slug, description, questions }, answered, open }: OneCategoryProps) {
	return (
		<section className="card quiz-category" aria-labelledby={`category-${slug}`}>
			<h3 className="card-title" id={`category-${slug}`}>
				{name}
			</h3>
			<p>{description}</p>
			{questions === 0 ? (
				<p className="note">
					{quizTexts.noQuestions}. {quizTexts.noQuestionsText}
				</p>
			) : (
				<>
					<a className="link-more" href={`/quiz/${slug}`}>
						{answered > 0 ? `${answered} of ${questions}` : questions === 1 ? "One question" : `${questions} questions`}
						<span className="sr-only">{answered > 0 ? ` questions of ${name} answered` : ` of ${name}`}</span>{" "}
						<ArrowRight className="icon" />
					</a>
					<ProgressBar value={answered} max={questions} label={`${name}, questions answered`} />
					<a className="btn needs-script" href={`#${playAnchor(slug)}`}>
						{open ? `Continue (${open.answered} of ${open.count})` : "Start Quiz"}
						<span className="sr-only">, {name}</span>
					</a>
				</>
			)}
		</section>
	);
}
