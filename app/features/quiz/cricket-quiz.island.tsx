import { useHash } from "../../lib/hooks/use-window.ts";
import { EmptyState } from "../../ui/state.tsx";
import { CategoryCards } from "./category/category-cards.tsx";
import { DailyCard } from "./daily/daily-card.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { quizTexts } from "./play-rules.ts";
import type { CategoryCard } from "./quiz.ts";
import { useMyQuiz } from "./use-my-quiz.ts";

/** The daily quiz and the categories, with what the player has open in each, and the leaderboard. */
export default function CricketQuiz({ categories }: { categories: CategoryCard[] }) {
	// the fragment changes when the fan starts or leaves a quiz, so what is open is requested again
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
					<CategoryCards categories={categories} mine={mine} />
				)}
			</div>
			<aside aria-label="Quiz points">
				<Leaderboard key={hash} />
			</aside>
		</div>
	);
}
