import { useHash } from "../../lib/hooks/use-window.ts";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { playAnchor } from "./play-rules.ts";
import type { Category } from "./quiz.ts";

// loaded on start, because most visitors only read the list
const inlineQuiz = async () => ({ default: (await import("./inline-quiz.tsx")).InlineQuiz });

/** The inline quiz of the category in the fragment. CSS hides it while the fragment names none. */
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
