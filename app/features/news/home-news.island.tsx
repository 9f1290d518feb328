import { useState } from "react";
import { SectionHead } from "../../ui/heads.tsx";
import { EmptyState } from "../../ui/state.tsx";
import type { NewsArticle } from "./article.ts";
import { NewsCard } from "./news-card.tsx";
import { NewsPicture } from "./news-picture.tsx";
import RefreshNews from "./refresh-news.island.tsx";
import { NEWS_CATEGORIES, NEWS_NAME, NEWS_SHOWN_ON_HOME, type NewsCategory, newsTexts } from "./rules.ts";
import "./news.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/choices/chips.css";

type HomeNewsProps = { articles: NewsArticle[]; now: string };

/** The news section of the home page. Its chips filter the articles in the browser. */
export default function HomeNews({ articles, now }: HomeNewsProps) {
	const [category, setCategory] = useState<NewsCategory | null>(null);
	const found = articles.filter((article) => !category || article.category === category).slice(0, NEWS_SHOWN_ON_HOME);
	return (
		<section className="section wrap" aria-labelledby="news-title">
			<SectionHead id="news-title" title={NEWS_NAME} more={{ text: "All news", to: "/news" }} />
			<div className="news-toolbar">
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls */}
				<div className="chips needs-script" role="group" aria-label="News category">
					{["All", ...NEWS_CATEGORIES].map((name) => {
						const wanted = NEWS_CATEGORIES.find((known) => known === name) ?? null;
						return (
							<button
								key={name}
								type="button"
								className="chip"
								aria-pressed={wanted === category}
								data-pressed={wanted === category ? "" : undefined}
								onClick={() => setCategory(wanted)}
							>
								{name}
							</button>
						);
					})}
				</div>
				<RefreshNews place="home" variant="outline" label={newsTexts.refresh} />
			</div>
			{!category && found[0]?.channel === "sample" ? <p className="note mb-3">{newsTexts.samples}</p> : null}
			{articles.length === 0 ? (
				<ServiceUnavailable />
			) : found.length === 0 ? (
				<EmptyState title={newsTexts.noneFound} text={newsTexts.noneOfCategory}>
					<RefreshNews place="home" label={newsTexts.refreshNews} />
					<button type="button" className="btn" data-variant="outline" onClick={() => setCategory(null)}>
						{newsTexts.resetFilters}
					</button>
				</EmptyState>
			) : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row swipes, so the keyboard must reach it
				<section className="rail" tabIndex={0} aria-label="News">
					{found.map((article) => (
						<NewsCard key={article.id} article={article} place="home" now={now} />
					))}
				</section>
			)}
		</section>
	);
}

/** Shown without any article, which means that the explainers are missing too. */
function ServiceUnavailable() {
	return (
		<div className="rail">
			<article className="card news-card">
				<div className="news-card-art">
					<NewsPicture article={null} />
				</div>
				<div className="news-card-body">
					<h3 className="card-title">{newsTexts.unavailable}</h3>
					<p className="news-card-text">{newsTexts.unavailableText}</p>
					<p className="news-card-foot">
						<RefreshNews place="home" label={newsTexts.refreshNews} />
					</p>
				</div>
			</article>
		</div>
	);
}
