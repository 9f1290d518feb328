import { useHash } from "../../lib/hooks/use-window.ts";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { playAnchor } from "./play-rules.ts";
import type { Category } from "./quiz.ts";

// most visitors only read, so the quiz is loaded when it is started
const inlineQuiz = async () => ({ default: (await import("./inline-quiz.tsx")).InlineQuiz });

/** The quiz of the category that the fragment names. Until one is named its place is hidden by the styles. */
export default function QuizInPlay({ categories }: { categories: Category[] }) {
	const hash = useHash();
	const category = categories.find(({ slug }) => hash === `#${playAnchor(slug)}`);
	const waiting = <p className="wrap skeleton h-96" role="status" aria-label="Loading the quiz" />;
	if (!category) return waiting;
	return (
		<LazyPart
			key={category.id}
			load={inlineQuiz}
			props={{ category }}
			heading={<h1 className="sr-only">{category.name}</h1>}
			waiting={waiting}
		/>
	);
}
