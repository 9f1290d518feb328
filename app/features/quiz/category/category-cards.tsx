import { ArrowRight } from "lucide-react";
import { ProgressBar } from "../../../ui/figures/pitch.tsx";
import { playAnchor, quizTexts } from "../play-rules.ts";
import type { CategoryCard, MyQuiz } from "../quiz.ts";
import "../quiz.css";
import "../../../ui/styles/cards.css";

/** The categories by name. Each starts its quiz in place, and links to all its questions. */
export function CategoryCards({ categories, mine }: { categories: CategoryCard[]; mine: MyQuiz | null }) {
	return (
		<div className="quiz-categories">
			{categories.map((category) => (
				<OneCategory
					key={category.id}
					category={category}
					answered={mine?.answered.find(({ category_id }) => category_id === category.id)?.questions ?? 0}
					open={mine?.open.find(({ kind, category_slug }) => kind === "inline" && category_slug === category.slug)}
				/>
			))}
		</div>
	);
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
