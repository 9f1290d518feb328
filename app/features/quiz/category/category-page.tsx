import { data, isRouteErrorResponse, redirect } from "react-router";
import { Island } from "../../../islands/island.tsx";
import { safeToShow } from "../../../lib/filters.ts";
import { breadcrumbList, metaDescription, pageMeta, type StructuredData, siteOf } from "../../../lib/meta.ts";
import { pageContext } from "../../../page-context.ts";
import { PageHead } from "../../../ui/heads.tsx";
import { EmptyState, ErrorState } from "../../../ui/state.tsx";
import { TryAgain } from "../../../ui/try-again.tsx";
import { lockedAnswer } from "../play/form-answers.server.ts";
import { questionTitle, quizTexts } from "../play-rules.ts";
import { findCategory, findQuestion } from "../questions.server.ts";
import type { Category, PublicQuestion } from "../quiz.ts";
import type { Route } from "./+types/category-page";
import CategoryQuiz from "./category-quiz.island.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const { db, page } = context.get(pageContext);
	const category = await findCategory(db, params.category);
	if (!category) throw redirect(`/quiz?${new URLSearchParams({ missing: safeToShow(params.category) })}`);
	if (category.slug !== params.category)
		throw redirect(`/quiz/${category.slug}${params.question ? `/${encodeURIComponent(params.question)}` : ""}`, 301);
	const found = await findQuestion(db, category, params.question);
	if (found && "elsewhere" in found) throw redirect(found.elsewhere, 301);
	if (!found && params.question !== undefined) throw data(quizTexts.notFound, { status: 404 });
	const run = new URL(request.url).searchParams.get("run");
	const locked = run && found ? await lockedAnswer(db, run, found.question.id) : null;
	// a page with a player's answer must not be cached
	if (!run) page.keep("quiz", "record");
	return { category, page: found, at: params.question ?? null, locked };
}

export function meta({ matches, loaderData, location, error }: Route.MetaArgs) {
	if (!loaderData)
		return pageMeta(matches, {
			title: isNotFound(error) ? quizTexts.notFound : quizTexts.dataFailed,
			description: quizTexts.notFoundText,
			path: location.pathname,
			index: false,
		});
	const { category, page, at } = loaderData;
	const { name, slug, description } = category;
	return pageMeta(matches, {
		title: at && page ? questionTitle(page.question, category) : `IPL ${name} quiz`,
		description: metaDescription(
			at && page ? `${page.question.question} ${page.question.options.join(", ")}?` : description,
		),
		path: at ? `/quiz/${slug}/${at}` : `/quiz/${slug}`,
		keywords: ["IPL quiz", name],
		picture: `quiz/${slug}`,
		structured_data: [
			...(page ? [quizOf(category, page.question)] : []),
			breadcrumbList(matches, crumbsTo(category, at && page ? page.question : null)),
		],
	});
}

/** Structured data of a question. It does not mark the right option. */
function quizOf({ name }: Category, { question, options, difficulty }: PublicQuestion): StructuredData {
	return {
		"@type": "Quiz",
		name: `IPL ${name} quiz`,
		about: { "@type": "Thing", name: `IPL ${name}` },
		educationalLevel: difficulty,
		hasPart: [
			{
				"@type": "Question",
				name: question,
				suggestedAnswer: options.map((text) => ({ "@type": "Answer", text })),
			},
		],
	};
}

function crumbsTo({ name, slug }: Category, question: PublicQuestion | null) {
	return [
		{ name: "Home", path: "/" },
		{ name: "Quiz", path: "/quiz" },
		{ name, path: `/quiz/${slug}` },
		...(question ? [{ name: question.question, path: `/quiz/${slug}/${question.slug}` }] : []),
	];
}

export default function CategoryPage({ loaderData: { category, page, locked }, matches }: Route.ComponentProps) {
	if (page) {
		const props = { category, page, locked, crumbs: crumbsTo(category, null), siteName: siteOf(matches).site_name };
		return <Island of={CategoryQuiz} wake="now" props={props} />;
	}
	return (
		<div className="wrap" data-end="">
			<PageHead title={`${category.name} quiz`} />
			<EmptyState title={quizTexts.noQuestions} text={quizTexts.noQuestionsText}>
				<BrowseAll />
			</EmptyState>
		</div>
	);
}

const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const missing = isNotFound(error);
	return (
		<div className="wrap" data-end="">
			<PageHead title={missing ? quizTexts.notFound : "Quiz"} />
			{missing ? (
				<EmptyState whole title="Not on the scorecard" text={quizTexts.notFoundText}>
					<BrowseAll />
				</EmptyState>
			) : (
				<ErrorState
					title={quizTexts.dataFailed}
					text="Something went wrong on our side. Nothing you did is lost."
					toast={quizTexts.dataFailed}
					leads="/quiz"
				>
					<TryAgain />
					<BrowseAll />
				</ErrorState>
			)}
		</div>
	);
}

function BrowseAll() {
	return (
		<a className="btn" href="/quiz">
			{quizTexts.browseAll}
		</a>
	);
}
