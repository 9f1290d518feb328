import { newsPath, newsTexts } from "./rules.ts";
import "../../ui/styles/choices/chips.css";

/** Trending topics, each linked to its news search. */
export function Trending({ topics, q }: { topics: string[]; q: string }) {
	if (topics.length === 0) return null;
	return (
		<nav className="chips mb-4" data-part="topics" aria-label={newsTexts.trending}>
			{topics.map((topic) => (
				<a
					key={topic}
					className="chip"
					href={newsPath({ q: topic })}
					aria-current={topic === q ? "true" : undefined}
					data-in-place=""
				>
					{topic}
				</a>
			))}
		</nav>
	);
}
