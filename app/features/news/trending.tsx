import { Link } from "../../ui/link.tsx";
import { newsPath, newsTexts } from "./rules.ts";

/** What people search for now; each leads to its search among the news. */
export function Trending({ topics, q }: { topics: string[]; q: string }) {
	if (topics.length === 0) return null;
	return (
		<nav className="chips mb-4" aria-label={newsTexts.trending}>
			{topics.map((topic) => (
				<Link
					key={topic}
					className="chip"
					to={newsPath({ q: topic })}
					aria-current={topic === q ? "true" : undefined}
					preventScrollReset
				>
					{topic}
				</Link>
			))}
		</nav>
	);
}
