import { Search } from "lucide-react";
import { Island } from "../../islands/island.tsx";
import { isUnknownFilter } from "../../lib/filters.ts";
import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { UnknownFilterPage } from "../../ui/forms/unknown-filter.tsx";
import { PageHead, SectionHead } from "../../ui/heads.tsx";
import { HiddenFields } from "../../ui/parts/hidden-fields.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/news-page";
import type { NewsArticle } from "./article.ts";
import { EXPLAINER_IDS } from "./explainer-ids.ts";
import { readSearchStatus, searchNews } from "./news.server.ts";
import { NewsCard } from "./news-card.tsx";
import RefreshNews from "./refresh-news.island.tsx";
import {
	LONGEST_SEARCH,
	NEWS_NAME,
	NEWS_TABS,
	type NewsQuery,
	newsFound,
	newsPath,
	newsTexts,
	readNewsQuery,
} from "./rules.ts";
import WebSearch from "./web-search.island.tsx";
import "../../ui/styles/choices/chips.css";
import "../../ui/styles/choices/forms.css";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, page } = context.get(pageContext);
	const query = readNewsQuery(new URL(request.url).searchParams);
	const [articles, searchStatus] = await Promise.all([searchNews(db, query), readSearchStatus(db)]);
	page.keep("news");
	return { query, articles, searchStatus, now: new Date().toISOString() };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const query = loaderData?.query;
	return pageMeta(matches, {
		title: query?.category ? `${NEWS_NAME}: ${query.category}` : NEWS_NAME,
		description: `${query?.category ? `Cricket news, ${query.category}:` : "News of the IPL and of international cricket"} from several sources, newest first, each with its original.`,
		path: newsPath({ category: query?.category ?? null }),
		index: !query?.q,
	});
}

const tabs = (q: string) =>
	["All", ...NEWS_TABS].map((name) => ({
		id: name.toLowerCase(),
		name,
		to: newsPath({ q, category: NEWS_TABS.find((tab) => tab === name) ?? null }),
	}));

export default function NewsPage({ loaderData: { query, articles, searchStatus, now } }: Route.ComponentProps) {
	const showsExplainers = articles[0]?.channel === "sample" && !query.q && !query.category;
	return (
		<div className="wrap" data-end="" data-failed={newsTexts.loadFailed.title}>
			<PageHead title={NEWS_NAME} lead={newsTexts.lead} />
			<div className="toolbar">
				<NewsSearch query={query} />
				<Island
					of={RefreshNews}
					wake="near"
					props={{
						place: "news",
						label: newsTexts.refresh,
						...(showsExplainers ? { variant: "outline" as const } : {}),
					}}
				/>
			</div>
			<Trending topics={searchStatus.topics} q={query.q} />
			<TabLinks label="News category" tabs={tabs(query.q)} active={(query.category ?? "All").toLowerCase()}>
				<h2 className={showsExplainers ? undefined : "sr-only"}>
					{showsExplainers ? newsTexts.explainers : "Articles"}
				</h2>
				<p className="note mb-3" role="status" data-part="count" data-loading="Loading news">
					{showsExplainers ? newsTexts.samples : newsFound(articles.length, query)}
				</p>
				<div data-part="news" data-skeleton="card">
					{articles.length === 0 ? (
						<NoNews query={query} isSearchable={searchStatus.is_searchable} />
					) : (
						<>
							<Cards
								articles={showsExplainers ? articles.filter(({ id }) => id !== EXPLAINER_IDS.scorecard) : articles}
								now={now}
							/>
							{showsExplainers ? (
								<section className="block" aria-labelledby="new-to-cricket">
									<SectionHead id="new-to-cricket" title={newsTexts.newToCricket} />
									<Cards articles={articles.filter(({ id }) => id === EXPLAINER_IDS.scorecard)} now={now} />
								</section>
							) : null}
						</>
					)}
				</div>
			</TabLinks>
			<p className="note mt-6" data-part="searches">
				{searchStatus.is_searchable ? newsTexts.searchesToday(searchStatus.searches) : null}
			</p>
		</div>
	);
}

function NewsSearch({ query: { q, category } }: { query: NewsQuery }) {
	return (
		<search className="search">
			<form method="get" action="/news" data-live="">
				<HiddenFields fields={{ category }} />
				<Search className="icon" />
				<input
					className="input"
					type="search"
					name="q"
					defaultValue={q}
					maxLength={LONGEST_SEARCH}
					aria-label="Search news by title or summary"
					placeholder="Search news"
				/>
			</form>
		</search>
	);
}

/** Trending topics, each a link to its news search. */
function Trending({ topics, q }: { topics: string[]; q: string }) {
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

const Cards = ({ articles, now }: { articles: NewsArticle[]; now: string }) => (
	<div className="grid-auto">
		{articles.map((article) => (
			<NewsCard key={article.id} article={article} place="news" now={now} />
		))}
	</div>
);

function NoNews({ query, isSearchable }: { query: NewsQuery; isSearchable: boolean }) {
	if (!query.q && !query.category)
		return (
			<ErrorState {...newsTexts.loadFailed}>
				<Island of={RefreshNews} wake="near" props={{ place: "news", label: newsTexts.refreshNews }} />
			</ErrorState>
		);
	const allCategories = query.category ? newsPath({ q: query.q }) : null;
	if (query.q)
		return (
			<Island
				of={WebSearch}
				wake="near"
				props={{
					topic: query.q,
					isSearchable,
					withoutSearch: newsPath({ category: query.category }),
					allCategories,
				}}
			/>
		);
	return (
		<EmptyState title={newsTexts.noneFound} text={newsTexts.noneOfCategory}>
			<Island of={RefreshNews} wake="near" props={{ place: "news", label: newsTexts.refreshNews }} />
			{allCategories ? (
				<a className="btn" data-variant="outline" href={allCategories}>
					All categories
				</a>
			) : null}
		</EmptyState>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isUnknownFilter(error)) return <UnknownFilterPage unknown={error.data} />;
	return (
		<div className="wrap" data-end="">
			<PageHead title={NEWS_NAME} />
			<ErrorState
				title={newsTexts.loadFailed.title}
				text="Something went wrong on our side. Nothing you did is lost."
				toast={newsTexts.loadFailed.text}
			>
				<TryAgain />
				<a className="btn" data-variant="outline" href="/">
					Go Home
				</a>
			</ErrorState>
		</div>
	);
}
