import { formatLongDate } from "../../lib/dates.ts";
import type { NewsStory } from "./article.ts";
import type { ExplainerText } from "./explainers/explain.server.ts";
import { readingTime } from "./rules.ts";
import "../../ui/styles/cards.css";
import "../../ui/styles/figures/tables.css";

type ArticleAsideProps = {
	article: NewsStory;
	/** of an explainer to the record, with their answers in the explorer */
	questions: ExplainerText["questions"];
};

export function ArticleAside({ article, questions }: ArticleAsideProps) {
	const { author, source, published_date, snippet, content } = article;
	return (
		<aside aria-label="About this article">
			<section className="card" aria-labelledby="details">
				<h2 className="card-title" id="details">
					Article Details
				</h2>
				<dl className="ledger">
					<div>
						<dt>Author</dt>
						<dd>{author ?? source}</dd>
					</div>
					<div>
						<dt>Source</dt>
						<dd>{source}</dd>
					</div>
					{published_date ? (
						<div>
							<dt>{questions.length > 0 ? "Counted up to" : "Published"}</dt>
							<dd>{formatLongDate(published_date)}</dd>
						</div>
					) : null}
					<div>
						<dt>Reading time</dt>
						<dd>{readingTime(`${snippet} ${content ?? ""}`)}</dd>
					</div>
				</dl>
			</section>
			{questions.length > 0 ? (
				<section className="card mt-6" aria-labelledby="counted">
					<h2 className="card-title" id="counted">
						Count it yourself
					</h2>
					<ul className="link-rows">
						{questions.map(({ reading, path }) => (
							<li key={path}>
								<a href={path} rel="nofollow">
									{reading}
								</a>
							</li>
						))}
					</ul>
				</section>
			) : null}
		</aside>
	);
}
