import { ArrowRight, Award, Play, Star, Trophy } from "lucide-react";
import { playAnchor, quizTexts } from "../play-rules.ts";
import type { CategoryCard, MyQuiz } from "../quiz.ts";
import "../quiz.css";
import "../../../ui/styles/cards.css";

/** The categories by name. Each starts its quiz in place, and links to all its questions. */
export function CategoryCards({ categories, mine }: { categories: CategoryCard[]; mine: MyQuiz | null }) {
	return (
		<div className="grid-auto">
			{categories.map((category) => (
				<OneCategory
					key={category.id}
					category={category}
					open={mine?.open.find(({ kind, category_slug }) => kind === "inline" && category_slug === category.slug)}
				/>
			))}
		</div>
	);
}

type OneCategoryProps = { category: CategoryCard; open: MyQuiz["open"][number] | undefined };

function OneCategory({ category: { name, slug, description, icon, questions }, open }: OneCategoryProps) {
	return (
		<section className="card quiz-category" aria-labelledby={`category-${slug}`}>
			<div className="quiz-category-head">
				<CategoryIcon name={icon} />
				<h3 className="card-title" id={`category-${slug}`}>
					{name}
				</h3>
			</div>
			<p>{description}</p>
			{questions === 0 ? (
				<p className="note">
					{quizTexts.noQuestions}. {quizTexts.noQuestionsText}
				</p>
			) : (
				<div className="quiz-category-foot">
					<a className="btn needs-script" href={`#${playAnchor(slug)}`}>
						<Play className="icon" /> {open ? `Continue (${open.answered} of ${open.count})` : "Start Quiz"}
						<span className="sr-only">, {name}</span>
					</a>
					<a className="link-more" href={`/quiz/${slug}`}>
						{questions === 1 ? "The one question" : `All ${questions} questions`}
						<span className="sr-only"> of {name}</span> <ArrowRight className="icon" />
					</a>
				</div>
			)}
		</section>
	);
}

function CategoryIcon({ name }: { name: string }) {
	if (name === "Trophy") return <Trophy className="icon" />;
	return name === "Star" ? <Star className="icon" /> : <Award className="icon" />;
}
