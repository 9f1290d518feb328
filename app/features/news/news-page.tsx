import { useEffect } from "react";
import { useNavigation } from "react-router";
import { isUnknownFilter } from "../../lib/filters.ts";
import { useSlow, useSlowList } from "../../lib/hooks/use-slow.ts";
import { pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { UnknownFilterPage } from "../../ui/forms/unknown-filter.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { Link } from "../../ui/link.tsx";
import { EmptyState, ErrorState, ListSkeleton } from "../../ui/state.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import { toast } from "../../ui/toast.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/news-page";
import { ArticleSkeleton } from "./article-skeleton.tsx";
import { NewsCard } from "./news-card.tsx";
import { NewsSearch } from "./news-search.tsx";
import { RefreshNewsButton } from "./refresh-news-button.tsx";
import { NEWS_NAME, NEWS_TABS, type NewsQuery, newsFound, newsPath, newsTexts, readNewsQuery } from "./rules.ts";
import { Trending } from "./trending.tsx";
import { WebSearch } from "./web-search.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, news, page } = context.get(services);
	const query = readNewsQuery(new URL(request.url).searchParams);
	const [articles, desk] = await Promise.all([news.searchNews(db, query), news.newsDesk(db)]);
	page.keep("news");
	return { query, articles, desk, now: new Date().toISOString() };
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

export default function NewsPage({ loaderData: { query, articles, desk, now } }: Route.ComponentProps) {
	const navigation = useNavigation();
	const opening = useSlow(/^\/news\/./.test(navigation.location?.pathname ?? ""));
	const filtering = useSlowList("/news");
	if (opening) return <ArticleSkeleton />;
	return (
		<div className="wrap" data-end="">
			<PageHead title={NEWS_NAME} lead={newsTexts.lead} />
			<div className="toolbar">
				<NewsSearch query={query} />
				<RefreshNewsButton place="news">{newsTexts.refresh}</RefreshNewsButton>
			</div>
			<Trending topics={desk.topics} q={query.q} />
			<TabLinks label="News category" tabs={tabs(query.q)} active={(query.category ?? "All").toLowerCase()}>
				<h2 className="sr-only">Articles</h2>
				<p className="note mb-3" role="status">
					{filtering
						? "Loading news"
						: articles[0]?.channel === "sample"
							? newsTexts.samples
							: newsFound(articles.length, query)}
				</p>
				{filtering ? (
					<ListSkeleton className="grid-auto" rows={6} height="card" />
				) : articles.length === 0 ? (
					<NoNews query={query} isSearchable={desk.is_searchable} />
				) : (
					<div className="grid-auto">
						{articles.map((article) => (
							<NewsCard key={article.id} article={article} place="news" now={now} />
						))}
					</div>
				)}
			</TabLinks>
			{desk.is_searchable ? <p className="note mt-6">{newsTexts.searchesToday(desk.searches)}</p> : null}
		</div>
	);
}

function NoNews({ query, isSearchable }: { query: NewsQuery; isSearchable: boolean }) {
	if (!query.q && !query.category)
		return (
			<ErrorState {...newsTexts.loadFailed}>
				<RefreshNewsButton place="news">{newsTexts.refreshNews}</RefreshNewsButton>
			</ErrorState>
		);
	const allCategories = query.category ? (
		<Link className="btn" data-variant="outline" to={newsPath({ q: query.q })}>
			All categories
		</Link>
	) : null;
	if (query.q)
		return (
			<WebSearch key={query.q} topic={query.q} isSearchable={isSearchable}>
				<Link className="btn" to={newsPath({ category: query.category })}>
					{newsTexts.clearSearch}
				</Link>
				{allCategories}
			</WebSearch>
		);
	return (
		<EmptyState title={newsTexts.noneFound} text={newsTexts.noneOfCategory}>
			<RefreshNewsButton place="news">{newsTexts.refreshNews}</RefreshNewsButton>
			{allCategories}
		</EmptyState>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	useEffect(() => {
		if (!isUnknownFilter(error)) toast({ type: "error", ...newsTexts.loadFailed });
	}, [error]);
	if (isUnknownFilter(error)) return <UnknownFilterPage unknown={error.data} />;
	return (
		<div className="wrap" data-end="">
			<PageHead title={NEWS_NAME} />
			<ErrorState title={newsTexts.loadFailed.title} text="Something went wrong on our side. Nothing you did is lost.">
				<TryAgain />
				<Link className="btn" data-variant="outline" to="/">
					Go Home
				</Link>
			</ErrorState>
		</div>
	);
}
