import { formatLongDate } from "../../lib/dates.ts";
import type { NewsStory } from "./article.ts";
import { readingTime } from "./rules.ts";
import "../../ui/styles/cards.css";
import "../../ui/styles/figures/tables.css";

export function ArticleAside({ article }: { article: NewsStory }) {
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
					<div>
						<dt>Published</dt>
						<dd>{published_date ? formatLongDate(published_date) : "Not dated"}</dd>
					</div>
					<div>
						<dt>Reading time</dt>
						<dd>{readingTime(`${snippet} ${content ?? ""}`)}</dd>
					</div>
				</dl>
			</section>
		</aside>
	);
}
