import { Island } from "../../islands/island.tsx";
import { pageMeta, siteOf } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { Rest } from "../../ui/fold.tsx";
import { drawFacts } from "../facts/drawing/drawings.server.ts";
import { searchFacts } from "../facts/facts.server.ts";
import { FACTS_ON_HOME, readFactsQuery } from "../facts/rules.ts";
import { liveScores } from "../matches/live/live.server.ts";
import LiveCard from "../matches/live/live-card.island.tsx";
import { LIVE } from "../matches/live/rules.ts";
import { isEvening } from "../matches/tonight/rules.ts";
import TonightCard from "../matches/tonight/tonight-card.island.tsx";
import type { NewsArticle } from "../news/article.ts";
import HomeNews from "../news/home-news.island.tsx";
import { homeNews } from "../news/news.server.ts";
import { NewsletterSection } from "../newsletter/newsletter-section.tsx";
import { FeaturedPlayers } from "../players/directory/featured-players.tsx";
import { featuredPlayers } from "../players/directory/players.server.ts";
import { FEATURED_PLAYERS } from "../players/rules.ts";
import { todaysQuiz } from "../quiz/play/daily.server.ts";
import { lockedAnswer } from "../quiz/play/form-answers.server.ts";
import { quizTeaser } from "../quiz/questions.server.ts";
import { QuizTeaser } from "../quiz/quiz-teaser.tsx";
import type { Route } from "./+types/home-page";
import { FactsSection } from "./facts-section.tsx";
import FanFrame from "./fan/fan-frame.island.tsx";
import FollowedTeam from "./fan/followed-team.island.tsx";
import { currentSides, homeSummary, liveBattle } from "./home.server.ts";
import { lastMatch } from "./record/last-match.server.ts";
import { onThisDay } from "./record/on-this-day.server.ts";
import { StatsStrip } from "./stats-strip.tsx";
import { AskCard } from "./today/ask-card.tsx";
import { BattleTeaser } from "./today/battle-teaser.tsx";
import { DayCard } from "./today/day-card.tsx";
import { Hero } from "./today/hero.tsx";
import { LastMatchCard } from "./today/last-match-card.tsx";
import PickTeam from "./today/pick-team.island.tsx";
import "./today.css";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, settings, remember, tonight, page } = context.get(pageContext);
	const { searchParams } = new URL(request.url);
	const query = readFactsQuery(searchParams);
	const run = searchParams.get("run");
	const { tolerate } = page;
	const [listed, featured, teaser, articles, summary, playing, last, day, live, today, evening] = await Promise.all([
		tolerate(
			remember(`home: ${JSON.stringify(query)}`, ["facts"], async () => {
				const found = await searchFacts(db, query, FACTS_ON_HOME);
				return { found, art: await drawFacts(db, found.facts) };
			}),
		),
		tolerate(remember("home: players", ["players", "record"], () => featuredPlayers(record, db, FEATURED_PLAYERS))),
		tolerate(remember("home: quiz", ["quiz", "record"], () => quizTeaser(db))),
		tolerate(remember("home: news", ["news"], () => homeNews(db))),
		tolerate(remember("home: summary", ["facts", "record"], () => homeSummary(record, db))),
		tolerate(liveScores({ db, record, remember })),
		tolerate(remember("home: last match", ["record"], () => lastMatch(record))),
		tolerate(remember("home: day", ["record", "players"], () => onThisDay(record, db))),
		tolerate(remember("home: battle", ["battles"], () => liveBattle(db))),
		tolerate(remember("home: today", ["quiz"], () => todaysQuiz(db))),
		tolerate(tonight()),
	]);
	const locked = run && today ? await lockedAnswer(db, run, today.question.id) : null;
	// a page that shows the answers of a run is for one visitor
	if (!run) page.keep("facts", "news", "players", "quiz", "record", "battles", "relives", "site", LIVE);
	const sides = currentSides(record);
	const now = new Date().toISOString();
	const is_evening = evening !== null && isEvening(evening, Date.parse(now));
	return {
		query,
		found: listed?.found ?? null,
		art: listed?.art ?? {},
		featured,
		teaser,
		articles,
		now,
		summary,
		playing,
		last,
		day,
		live,
		today,
		evening,
		is_evening,
		locked,
		sides,
		submits_sitemap: settings.INDEXNOW,
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
	const { today, evening, locked, playing, last, day, live, query, found, featured, teaser, articles, now } =
		loaderData;
	// the match of the day, whose result is hidden until it is over
	const hidden = evening && evening.state !== "over" ? evening.match_id : null;
	const on = playing?.filter(({ state }) => state !== "over") ?? [];
	const tonight = evening ? (
		<Island of={TonightCard} wake={evening.state === "live" ? "seen" : "near"} props={{ first: evening, now }} />
	) : null;
	return (
		<>
			{on.length > 0 || loaderData.is_evening ? (
				<div className="wrap tonight-first">
					{on.map((live) => (
						<Island key={live.match_id} of={LiveCard} wake="seen" props={{ live }} />
					))}
					{loaderData.is_evening ? tonight : null}
				</div>
			) : null}
			<Hero today={today} locked={locked} />
			<div className="rope for-visitors" />
			<Island of={PickTeam} wake="follower" props={{ sides: loaderData.sides }} />
			<Island of={FanFrame} wake="fan" props={{ today, sides: loaderData.sides }} />
			<div className="wrap section home-grid">
				<div className="home-side">
					<Island of={FollowedTeam} wake="follower" props={{}} />
					{loaderData.is_evening ? null : tonight}
					{on.length > 0 ? null : <Ended ended={playing?.[0]} last={last?.match.match_id === hidden ? null : last} />}
					{day ? <DayCard entry={day} hidden={hidden} /> : null}
				</div>
				<div className="home-side">
					{live ? <BattleTeaser battle={live} /> : null}
					<AskCard />
				</div>
			</div>
			<Rest title="Facts, players, quizzes and news" open={query.q || query.category ? true : undefined}>
				<FactsSection query={query} found={found} art={loaderData.art} />
				{featured ? <FeaturedPlayers {...featured} /> : null}
				{teaser?.total ? (
					<>
						<QuizTeaser {...teaser} />
						<div className="rope" />
					</>
				) : null}
				<StatsStrip summary={loaderData.summary} questions={teaser?.total ?? null} />
				<div data-part="news">
					{articles ? <Island of={HomeNews} wake="near" props={{ articles: articles.map(onCard), now }} /> : null}
				</div>
				<NewsletterSection />
			</Rest>
			{loaderData.submits_sitemap ? <span hidden data-submits-sitemap="" /> : null}
		</>
	);
}

/** The cards show no snippet, so the props of the island leave it out. */
const onCard = (article: NewsArticle): NewsArticle => ({ ...article, snippet: "" });

type Loaded = Route.ComponentProps["loaderData"];

type EndedProps = { ended: NonNullable<Loaded["playing"]>[number] | undefined; last: Loaded["last"] };

/** The last match: from the live score until the record has it. */
function Ended({ ended, last }: EndedProps) {
	if (ended) return <Island of={LiveCard} wake="seen" props={{ live: ended }} />;
	return last ? <LastMatchCard last={last} /> : null;
}
