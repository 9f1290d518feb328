import { ExternalLink } from "lucide-react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { formatLongDate } from "../../lib/dates.ts";
import { breadcrumbList, metaDescription, pageMeta, siteOf } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { Badge } from "../../ui/badge.tsx";
import { Ledger } from "../../ui/figures/ledger.tsx";
import { PageHead, SectionHead } from "../../ui/heads.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/article-page";
import type { NewsStory } from "./article.ts";
import { isExplainerId } from "./explainer-ids.ts";
import { type ExplainerText, explain } from "./explainers/explain.server.ts";
import { findArticle, searchNews } from "./news.server.ts";
import { ChannelBadge } from "./news-card.tsx";
import { NewsPicture } from "./news-picture.tsx";
import { NEWS_NAME, newsTexts, paragraphsOf, readingTime } from "./rules.ts";
import "./news.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/prose.css";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const article = await findArticle(db, params.id);
	// an explainer that a later version of the site has removed
	if (!article && isExplainerId(params.id)) throw redirect("/news", 301);
	if (!article) throw data(newsTexts.notFound, { status: 404 });
	page.keep("news", "record");
	const [others, explained] = await Promise.all([
		searchNews(db, { q: "", category: null }),
		explain(record, article.id),
	]);
	const own = explained && { content: explained.text, published_date: `${explained.as_of}T00:00:00.000Z` };
	return {
		article: { ...article, ...own },
		explained,
		others: others.filter(({ id }) => id !== article.id).slice(0, 3),
	};
}

export function meta({ matches, params, loaderData, error }: Route.MetaArgs) {
	if (!loaderData)
		return pageMeta(matches, {
			title: failureTitle(error),
			description: newsTexts.notFoundText,
			path: `/news/${encodeURIComponent(params.id)}`,
			index: false,
		});
	const { article } = loaderData;
	const { site_url } = siteOf(matches);
	const { title, source, author, link, published_date } = article;
	const path = `/news/${article.id}`;
	const description = metaDescription(article.snippet || title);
	const picture = `news/${article.id}`;
	return pageMeta(matches, {
		title,
		description,
		path,
		picture,
		type: "article",
		// search engines should list the publisher's original
		index: article.channel === "sample",
		structured_data: [
			{
				"@type": "Article",
				headline: title,
				description,
				articleBody: article.content || article.snippet || title,
				articleSection: article.category,
				image: `${site_url}/pictures/${picture}.png`,
				author: author ? { "@type": "Person", name: author } : { "@type": "Organization", name: source },
				publisher: { "@type": "Organization", name: source },
				mainEntityOfPage: site_url + path,
				...(published_date ? { datePublished: published_date, dateModified: published_date } : {}),
				...(link ? { isBasedOn: link } : {}),
			},
			breadcrumbList(matches, crumbsTo(article)),
		],
	});
}

export default function ArticlePage({ loaderData: { article, explained, others } }: Route.ComponentProps) {
	const { title, snippet, content, category, channel, link, source, published_date } = article;
	return (
		<div className="wrap" data-end="">
			<PageHead title={title} lead={snippet} size="read" crumbs={crumbsTo(article)}>
				<p className="cluster">
					<Badge>{category}</Badge>
					<ChannelBadge channel={channel} place="news" />
					{published_date ? (
						<time className="note" dateTime={published_date}>
							{formatLongDate(published_date)}
						</time>
					) : null}
				</p>
			</PageHead>
			<div className="split">
				<article>
					<div className="news-picture">
						<NewsPicture article={article} eager />
					</div>
					{channel === "sample" ? (
						<p className="note mb-5">
							{newsTexts.sampleArticle} {explained?.counted}
						</p>
					) : null}
					<div className="prose">
						{paragraphsOf(content ?? "").map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					{link ? (
						<p className="mt-6">
							<a className="btn" href={link} target="_blank" rel="noopener nofollow">
								{newsTexts.readOriginal(source)}
								<ExternalLink className="icon" />
								<span className="sr-only"> (new tab)</span>
							</a>
						</p>
					) : null}
					{others.length > 0 ? (
						<section className="block" aria-labelledby="more-news">
							<SectionHead
								id="more-news"
								title={channel === "sample" ? "More explainers" : "More news"}
								more={{ text: "All news", to: "/news" }}
							/>
							<ul className="link-rows">
								{others.map(({ id, title }) => (
									<li key={id}>
										<a href={`/news/${id}`}>{title}</a>
									</li>
								))}
							</ul>
						</section>
					) : null}
				</article>
				<ArticleAside article={article} questions={explained?.questions ?? []} />
			</div>
		</div>
	);
}

type ArticleAsideProps = {
	article: NewsStory;
	/** the questions that an explainer asks the record, with links to the answers; empty for other articles */
	questions: ExplainerText["questions"];
};

function ArticleAside({ article, questions }: ArticleAsideProps) {
	const { author, source, published_date, snippet, content } = article;
	return (
		<aside aria-label="About this article">
			<section className="card" aria-labelledby="details">
				<h2 className="card-title" id="details">
					Article Details
				</h2>
				<Ledger
					rows={[
						["Author", author ?? source],
						["Source", source],
						[questions.length > 0 ? "Counted up to" : "Published", published_date && formatLongDate(published_date)],
						["Reading time", readingTime(`${snippet} ${content ?? ""}`)],
					]}
				/>
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

function crumbsTo({ id, title }: NewsStory) {
	return [
		{ name: "Home", path: "/" },
		{ name: NEWS_NAME, path: "/news" },
		{ name: title, path: `/news/${id}` },
	];
}

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
const failureTitle = (error: unknown) => (isNotFound(error) ? newsTexts.notFound : "The article did not load");

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={failureTitle(error)} />
			{isNotFound(error) ? (
				<EmptyState whole title="Not in this edition" text={newsTexts.notFoundText}>
					<NextLinks />
				</EmptyState>
			) : (
				<ErrorState title="The article did not load" text="Something went wrong on our side. Nothing you did is lost.">
					<TryAgain />
					<NextLinks />
				</ErrorState>
			)}
		</div>
	);
}

function NextLinks() {
	return (
		<>
			<a className="btn" href="/news">
				All news
			</a>
			<a className="btn" data-variant="outline" href="/">
				Go Home
			</a>
		</>
	);
}
