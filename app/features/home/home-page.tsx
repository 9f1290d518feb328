import { pageMeta, siteOf } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { FACTS_ON_HOME, readFactsQuery } from "../facts/rules.ts";
import { HomeNews } from "../news/home-news.tsx";
import { NewsletterSection } from "../newsletter/newsletter-section.tsx";
import { FeaturedPlayers } from "../players/directory/featured-players.tsx";
import { FEATURED_PLAYERS } from "../players/rules.ts";
import { QuizTeaser } from "../quiz/quiz-teaser.tsx";
import type { Route } from "./+types/home-page";
import { FactsSection } from "./facts-section.tsx";
import { FanFrame } from "./fan/fan-frame.tsx";
import { FollowedTeam } from "./fan/followed-team.tsx";
import { SitemapWidget } from "./sitemap-widget.tsx";
import { StatsStrip } from "./stats-strip.tsx";
import { AskCard } from "./today/ask-card.tsx";
import { BattleTeaser } from "./today/battle-teaser.tsx";
import { DayCard } from "./today/day-card.tsx";
import { Hero } from "./today/hero.tsx";
import { LastMatchCard } from "./today/last-match-card.tsx";
import { PickTeam } from "./today/pick-team.tsx";
import "./home.css";
import "./today.css";
import "./fan.css";
import "../quiz/quiz.css";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, remember, facts, news, players, quiz, plainQuiz, home, site, submitsSitemap, page } =
		context.get(services);
	const { searchParams } = new URL(request.url);
	const query = readFactsQuery(searchParams);
	const run = searchParams.get("run");
	const { tolerate } = page;
	const [told, featured, teaser, articles, summary, last, day, live, today, { figures, demo }] = await Promise.all([
		tolerate(
			remember(`home: ${JSON.stringify(query)}`, ["facts"], async () => {
				const found = await facts.homeFacts(db, query, FACTS_ON_HOME);
				return { found, art: await facts.drawFacts(db, found.facts) };
			}),
		),
		tolerate(
			remember("home: players", ["players", "record"], () => players.featuredPlayers(record, db, FEATURED_PLAYERS)),
		),
		tolerate(remember("home: quiz", ["quiz", "record"], () => quiz.quizTeaser(db))),
		tolerate(remember("home: news", ["news"], () => news.homeNews(db))),
		tolerate(remember("home: summary", ["facts", "record"], () => home.homeSummary(record, db))),
		tolerate(remember("home: last match", ["record"], () => home.lastMatch(record))),
		tolerate(remember("home: day", ["record", "players"], () => home.onThisDay(record, db))),
		tolerate(remember("home: battle", ["battles"], () => home.liveBattle(record, db))),
		tolerate(remember("home: today", ["quiz"], () => home.todaysQuiz(db))),
		site(),
	]);
	const locked = run && today ? await plainQuiz.lockedAnswer(db, run, today.question.id) : null;
	// what a player answered is on nobody else's page
	if (!run) page.keep("facts", "news", "players", "quiz", "record", "battles", "site");
	const sides = home.currentSides(record);
	const active_fans = figures.active_users;
	const now = new Date().toISOString();
	return {
		query,
		found: told?.found ?? null,
		art: told?.art ?? {},
		featured,
		teaser,
		articles,
		now,
		summary,
		last,
		day,
		live,
		today,
		locked,
		sides,
		active_fans,
		demo,
		submits_sitemap: submitsSitemap,
	};
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { site_name, site_url } = siteOf(matches);
	const description =
		"The IPL fan hub: look up every ball since 2008, play a quiz a day, and argue with the rest of the ground.";
	return pageMeta(matches, {
		title: "The IPL fan hub",
		description,
		path: "/",
		index: !loaderData?.query.q && !loaderData?.locked,
		structured_data: [{ "@type": "WebSite", name: site_name, url: `${site_url}/`, description }],
	});
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { today, locked, last, day, live, query, found, featured, teaser, articles, now } = loaderData;
	return (
		<>
			<Hero today={today} locked={locked} />
			<div className="rope for-visitors" />
			<FanFrame today={today} />
			<div className="wrap section home-grid">
				<div className="home-side">
					<FollowedTeam />
					{last ? <LastMatchCard last={last} /> : null}
					{day ? <DayCard found={day} /> : null}
				</div>
				<div className="home-side">
					<AskCard />
					{live ? <BattleTeaser live={live} /> : null}
				</div>
			</div>
			<FactsSection query={query} found={found} art={loaderData.art} />
			<PickTeam sides={loaderData.sides} />
			{featured ? <FeaturedPlayers {...featured} /> : null}
			{teaser?.total ? (
				<>
					<QuizTeaser {...teaser} />
					<div className="rope" />
				</>
			) : null}
			<StatsStrip {...loaderData} questions={teaser?.total ?? null} />
			{articles ? <HomeNews articles={articles} now={now} /> : null}
			<NewsletterSection />
			{loaderData.submits_sitemap ? <SitemapWidget /> : null}
		</>
	);
}
