import { CircleAlert } from "lucide-react";
import { isUnknownFilter, readFilter, safeToShow } from "../../lib/filters.ts";
import { useHash } from "../../lib/hooks/use-hash.ts";
import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { UnknownFilterPage } from "../../ui/forms/unknown-filter.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { Link } from "../../ui/link.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import { PredictorTab } from "../predictor/predictor-tab.tsx";
import type { Route } from "./+types/quiz-page";
import { CategoryCards } from "./category/category-cards.tsx";
import { DailyCard } from "./daily/daily-card.tsx";
import { Faq, faqPage } from "./faq.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { quizTexts } from "./play-rules.ts";
import type { CategoryCard } from "./quiz.ts";
import { useMyQuiz } from "./use-my-quiz.ts";

// most visitors only read, so the quiz is loaded when it is started
const inlineQuiz = async () => ({ default: (await import("./inline-quiz.tsx")).InlineQuiz });

const tabs = [
	{ id: "quiz", name: "Cricket Quiz", to: "/quiz" },
	{ id: "predictor", name: "Match Predictor", to: "/quiz?tab=predictor" },
];
const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Quiz", path: "/quiz" },
];

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, quiz, predictorPage, page } = context.get(services);
	const { searchParams } = new URL(request.url);
	page.keep("quiz", "record");
	if (readFilter(searchParams, "tab", tabs, ({ id }) => [id])?.id === "predictor")
		return { tab: "predictor" as const, categories: [], predictor: await predictorPage(searchParams), missing: null };
	const missing = searchParams.get("missing");
	const categories = await quiz.listCategories(db);
	return { tab: "quiz" as const, categories, predictor: null, missing: missing === null ? null : safeToShow(missing) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const predictor = loaderData?.tab === "predictor";
	return pageMeta(matches, {
		title: predictor ? "IPL Match Predictor" : "IPL Quiz Challenge",
		description: predictor
			? "Pick two teams and see how the match might go. Entertainment only, not for betting."
			: "IPL quizzes in eight categories and a daily quiz, every answer straight from the scorecards.",
		path: predictor ? "/quiz?tab=predictor" : "/quiz",
		structured_data: [breadcrumbList(matches, crumbs), faqPage],
	});
}

export default function QuizPage({ loaderData: { tab, categories, predictor, missing } }: Route.ComponentProps) {
	const hash = useHash();
	const playing = tab === "quiz" ? categories.find(({ slug }) => hash === `#play-${slug}`) : undefined;
	if (playing)
		return (
			<LazyPart
				key={playing.id}
				load={inlineQuiz}
				props={{ category: playing }}
				heading={<h1 className="sr-only">{playing.name}</h1>}
				waiting={<p className="wrap skeleton h-96" role="status" aria-label="Loading the quiz" />}
			/>
		);
	return (
		<div className="wrap" data-end="">
			<PageHead
				title="Quiz Challenge"
				lead={
					predictor
						? "Pick two sides and see how the match might go."
						: "Easy, medium or hard: every answer comes from the scorecards."
				}
			/>
			<TabLinks label="Quiz or predictor" tabs={tabs} active={tab}>
				{missing === null ? null : (
					<p className="callout mb-4" data-tone="warning" role="status">
						<CircleAlert className="icon" />
						<span>{quizTexts.missing(missing)}</span>
					</p>
				)}
				{predictor ? <PredictorTab page={predictor} /> : <CricketQuiz categories={categories} />}
			</TabLinks>
			<div className="section pb-0">
				<Faq />
			</div>
		</div>
	);
}

function CricketQuiz({ categories }: { categories: CategoryCard[] }) {
	const mine = useMyQuiz();
	return (
		<div className="split">
			<div>
				<DailyCard daily={mine?.daily ?? null} />
				<h2 className="mb-3">Categories</h2>
				{categories.length === 0 ? (
					<EmptyState title={quizTexts.noQuestions} text="The first questions are still being made." />
				) : (
					<CategoryCards categories={categories} mine={mine} />
				)}
			</div>
			<aside aria-label="Quiz points">
				<Leaderboard />
			</aside>
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isUnknownFilter(error)) return <UnknownFilterPage unknown={error.data} />;
	return (
		<div className="wrap" data-end="">
			<PageHead title="Quiz Challenge" />
			<ErrorState title={quizTexts.categoriesFailed} text="Something went wrong on our side. Nothing you did is lost.">
				<TryAgain />
				<Link className="btn" data-variant="outline" to="/">
					Go Home
				</Link>
			</ErrorState>
		</div>
	);
}
