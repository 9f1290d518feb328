import { useNavigation } from "react-router";
import { pageMeta, siteOf } from "../../lib/meta.ts";
import { useSlow } from "../../lib/use-slow.ts";
import { services } from "../../services.ts";
import { Ball } from "../../ui/ball.tsx";
import { SectionHead } from "../../ui/heads.tsx";
import { Link } from "../../ui/link.tsx";
import { EmptyState } from "../../ui/state.tsx";
import { FactCard } from "../facts/fact-card.tsx";
import { FactsFailed } from "../facts/facts-failed.tsx";
import { FactsSkeleton } from "../facts/facts-skeleton.tsx";
import { FactsToolbar } from "../facts/facts-toolbar.tsx";
import { GenerateFactsButton } from "../facts/generate-facts-button.tsx";
import {
	FACTS_NAME,
	FACTS_ON_HOME,
	type FactCategory,
	factsFound,
	factsPath,
	factsTexts,
	HOME_FACT_CATEGORIES,
	readFactsQuery,
} from "../facts/rules.ts";
import { HomeNews } from "../news/home-news.tsx";
import { NewsletterSection } from "../newsletter/newsletter-section.tsx";
import { FeaturedPlayers } from "../players/directory/featured-players.tsx";
import { FEATURED_PLAYERS } from "../players/rules.ts";
import { quizTexts } from "../quiz/play-rules.ts";
import { QuizTeaser } from "../quiz/quiz-teaser.tsx";
import type { Route } from "./+types/home-page";
import { SitemapWidget } from "./sitemap-widget.tsx";
import { StatsStrip } from "./stats-strip.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, remember, facts, news, players, quiz, home, site, submitsSitemap, page } = context.get(services);
	const query = readFactsQuery(new URL(request.url).searchParams);
	const { tolerate } = page;
	const [found, featured, teaser, articles, summary, { figures, demo }] = await Promise.all([
		tolerate(remember(`home: ${JSON.stringify(query)}`, ["facts"], () => facts.homeFacts(db, query, FACTS_ON_HOME))),
		tolerate(
			remember("home: players", ["players", "record"], () => players.featuredPlayers(record, db, FEATURED_PLAYERS)),
		),
		tolerate(remember("home: quiz", ["quiz", "record"], () => quiz.quizTeaser(db))),
		tolerate(remember("home: news", ["news"], () => news.homeNews(db))),
		tolerate(remember("home: summary", ["facts", "record"], () => home.homeSummary(record, db))),
		site(),
	]);
	page.keep("facts", "news", "players", "quiz", "record", "site");
	const active_fans = figures.active_users;
	const now = new Date().toISOString();
	return { query, found, featured, teaser, articles, now, summary, active_fans, demo, submits_sitemap: submitsSitemap };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { site_name, site_url } = siteOf(matches);
	const description =
		"A fan hub for the Indian Premier League: facts and records, each figure checked against the ball-by-ball record.";
	return pageMeta(matches, {
		title: "IPL facts, checked against the scorecard",
		description,
		path: "/",
		index: !loaderData?.query.q,
		structured_data: [{ "@type": "WebSite", name: site_name, url: `${site_url}/`, description }],
	});
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Cover />
			<FactsSection query={loaderData.query} found={loaderData.found} />
			{loaderData.featured ? <FeaturedPlayers {...loaderData.featured} /> : null}
			{loaderData.teaser?.total ? (
				<>
					<QuizTeaser {...loaderData.teaser} />
					<div className="rope" />
				</>
			) : null}
			<StatsStrip {...loaderData} questions={loaderData.teaser?.total ?? null} />
			{loaderData.articles ? <HomeNews articles={loaderData.articles} now={loaderData.now} /> : null}
			<NewsletterSection />
			{loaderData.submits_sitemap ? <SitemapWidget /> : null}
		</>
	);
}

function Cover() {
	return (
		<>
			<section className="cover on-board" aria-labelledby="cover-title">
				<Ball className="cover-art" />
				<div className="wrap cover-grid">
					<h1 id="cover-title">You are the twelfth man.</h1>
					<p className="lead">
						Every fact checked against the scorecard. A quiz a day. Every argument settled ball by ball.
					</p>
					<div className="cluster">
						<Link className="btn" data-variant="marigold" data-size="lg" to="/home#quiz" state={{ keepFocus: true }}>
							{quizTexts.start}
						</Link>
						<Link className="btn" data-variant="outline" data-size="lg" to="/facts" prefetch="intent">
							Read the facts
						</Link>
					</div>
				</div>
			</section>
			<div className="rope" />
		</>
	);
}

function FactsSection({ query, found }: Pick<Route.ComponentProps["loaderData"], "query" | "found">) {
	const navigation = useNavigation();
	const slow = useSlow(navigation.location?.pathname === "/");
	const filtered = Boolean(query.q || query.category);
	return (
		<section className="section wrap" aria-labelledby="facts-title">
			<SectionHead id="facts-title" title={FACTS_NAME} more={{ text: "View All IPL Facts", to: "/facts" }} />
			<FactsToolbar path="/" query={query} categories={HOME_FACT_CATEGORIES} />
			<p className={filtered || slow ? "note mb-3" : "sr-only"} role="status">
				{slow ? "Loading facts" : filtered && found ? factsFound(found, query) : ""}
			</p>
			{slow ? (
				<FactsSkeleton cards={3} />
			) : !found ? (
				<FactsFailed />
			) : found.facts.length === 0 ? (
				<NoFacts filtered={filtered} category={query.category} />
			) : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row swipes, so the keyboard must reach it
				<section className="rail" tabIndex={0} aria-label={filtered ? "Facts found" : "Newest facts"}>
					{found.facts.map((fact) => (
						<FactCard key={fact.id} fact={fact} />
					))}
				</section>
			)}
			{filtered && found && found.total > found.facts.length ? (
				<p className="mt-5">
					<Link className="btn" data-variant="outline" to={factsPath(query)}>
						See all that match
					</Link>
				</p>
			) : null}
		</section>
	);
}

function NoFacts({ filtered, category }: { filtered: boolean; category: FactCategory | null }) {
	return filtered ? (
		<EmptyState title={factsTexts.noneFound} text={factsTexts.noneMatch}>
			<Link className="btn" to="/" preventScrollReset>
				Show the newest facts
			</Link>
		</EmptyState>
	) : (
		<EmptyState title={factsTexts.noneFound} text={factsTexts.noneYet}>
			<GenerateFactsButton category={category}>{factsTexts.generateFirst}</GenerateFactsButton>
		</EmptyState>
	);
}
