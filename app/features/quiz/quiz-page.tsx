import { CircleAlert } from "lucide-react";
import { Island } from "../../islands/island.tsx";
import { isUnknownFilter, readFilter, safeToShow } from "../../lib/filters.ts";
import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { UnknownFilterPage } from "../../ui/forms/unknown-filter.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import { predictorPage } from "../predictor/predictor.server.ts";
import { PredictorTab } from "../predictor/predictor-tab.tsx";
import type { Route } from "./+types/quiz-page";
import CricketQuiz from "./cricket-quiz.island.tsx";
import { Faq, faqPage } from "./faq.tsx";
import { playAnchor, quizTexts } from "./play-rules.ts";
import { listCategories } from "./questions.server.ts";
import QuizInPlay from "./quiz-in-play.island.tsx";
import "./quiz.css";
import "../../ui/styles/wayfinding.css";

const tabs = [
	{ id: "quiz", name: "Cricket Quiz", to: "/quiz" },
	{ id: "predictor", name: "Match Predictor", to: "/quiz?tab=predictor" },
];
const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Quiz", path: "/quiz" },
];

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, settings, page } = context.get(pageContext);
	const { searchParams } = new URL(request.url);
	page.keep("quiz", "record");
	const isPredictor = readFilter(searchParams, "tab", tabs, ({ id }) => [id])?.id === "predictor";
	const missing = isPredictor ? null : searchParams.get("missing");
	return {
		categories: await listCategories(db),
		predictor: isPredictor ? await predictorPage(record, settings.PREDICTOR, searchParams) : null,
		missing: missing === null ? null : safeToShow(missing),
	};
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const predictor = loaderData?.predictor;
	return pageMeta(matches, {
		title: predictor ? "IPL Match Predictor" : "IPL Quiz Challenge",
		description: predictor
			? "Pick two teams and see how the match might go. Entertainment only, not for betting."
			: "IPL quizzes in eight categories and a daily quiz, every answer straight from the scorecards.",
		path: predictor ? "/quiz?tab=predictor" : "/quiz",
		structured_data: [breadcrumbList(matches, crumbs), faqPage],
	});
}

/** QUIZ-2: the list of quizzes. A fragment such as #play-records starts a quiz and hides the list. */
export default function QuizPage({ loaderData: { categories, predictor, missing } }: Route.ComponentProps) {
	return (
		<>
			{categories.map(({ id, slug }) => (
				<span key={id} id={playAnchor(slug)} className="quiz-start" />
			))}
			<div className="wrap quiz-list" data-end="">
				<PageHead
					title="Quiz Challenge"
					lead={
						<span data-part="lead">
							{predictor
								? "Pick two sides and see how the match might go."
								: "Easy, medium or hard: every answer comes from the scorecards."}
						</span>
					}
				/>
				<TabLinks label="Quiz or predictor" tabs={tabs} active={predictor ? "predictor" : "quiz"}>
					{missing === null ? null : (
						<p className="callout mb-4" data-tone="warning" role="status">
							<CircleAlert className="icon" />
							<span>{quizTexts.missing(missing)}</span>
						</p>
					)}
					{predictor ? (
						<PredictorTab page={predictor} />
					) : (
						<Island of={CricketQuiz} wake="now" props={{ categories }} />
					)}
				</TabLinks>
				<div className="section pb-0">
					<Faq />
				</div>
			</div>
			<div className="quiz-in-play needs-script">
				<Island of={QuizInPlay} wake="now" props={{ categories }} />
			</div>
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isUnknownFilter(error)) return <UnknownFilterPage unknown={error.data} />;
	return (
		<div className="wrap" data-end="">
			<PageHead title="Quiz Challenge" />
			<ErrorState title={quizTexts.categoriesFailed} text="Something went wrong on our side. Nothing you did is lost.">
				<TryAgain />
				<a className="btn" data-variant="outline" href="/">
					Go Home
				</a>
			</ErrorState>
		</div>
	);
}
