import { Pencil } from "lucide-react";
import { data, redirect } from "react-router";
import { breadcrumbList, metaDescription, pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/explorer-page";
import { ExplorerAnswer } from "./answer/answer.tsx";
import { ExplorerComparison } from "./answer/comparison.tsx";
import { ExplorerBuilder } from "./builder.tsx";
import type { ExplorerComparison as Comparison } from "./comparison.server.ts";
import { explorerPage } from "./explorer.server.ts";
import { SheetForm } from "./sheet.tsx";
import { EXPLORER_FAILED, EXPLORER_NAME } from "./words.ts";
import "./explorer.css";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const found = await explorerPage(record, db, new URL(request.url).searchParams);
	if ("elsewhere" in found) throw redirect(found.elsewhere);
	if (!found.answer && !found.comparison) return data(found, { status: 400 });
	page.keep("record");
	return found;
}

const PATH = "/statistics/explore";
const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Statistics", path: "/statistics" },
	{ name: EXPLORER_NAME, path: PATH },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { asked = true, answer, comparison, path } = loaderData ?? {};
	return pageMeta(matches, {
		title: asked && answer ? answer.reading : comparison ? comparison.reading : "Build your own IPL question",
		description: metaDescription(
			asked && answer
				? `${answer.reading}. ${answer.counted}, straight from ball-by-ball data.`
				: "Build your own question about the IPL: pick figures, filters, groups and thresholds.",
		),
		path: PATH,
		// answers are not indexed, since the number of questions is unlimited
		index: !asked,
		...(asked && answer ? { card: path } : {}),
		structured_data: asked ? [] : [breadcrumbList(matches, crumbs)],
	});
}

export default function ExplorerPage({ loaderData }: Route.ComponentProps) {
	const { builder, sheets, refusals, answer, comparison } = loaderData;
	if (comparison) return <ComparisonPage comparison={comparison} />;
	return (
		<div className="wrap" data-end="" data-failed={EXPLORER_FAILED}>
			<PageHead title={EXPLORER_NAME} crumbs={crumbs} />
			<div className="xp">
				{/* each answer replaces this part, which closes it on a phone */}
				<details className="xfold" open={refusals.length > 0 || undefined} data-part="question">
					<summary className="xsum">
						<span data-part="reading">{answer?.reading ?? "We can't answer that one"}</span>
						<span className="btn" data-variant="outline">
							<Pencil className="icon" /> <span>Edit</span>
							<span data-open="">Done</span>
						</span>
					</summary>
					<ExplorerBuilder builder={builder} sheets={sheets} refusals={refusals} />
				</details>
				<div className="xres" data-part="result" tabIndex={-1}>
					<div role="status" data-part="said">
						{answer ? <h2 className="xsay">{answer.reading}.</h2> : null}
					</div>
					<div className="xres" data-part="answer">
						{answer ? (
							<ExplorerAnswer answer={answer} />
						) : (
							<EmptyState
								title="No answer to that"
								text="Part of the question makes no sense here. It's marked: take it out to get an answer."
							>
								<a className="btn" href={PATH}>
									Start over
								</a>
							</EmptyState>
						)}
					</div>
				</div>
			</div>
			<div data-part="sheets">
				{sheets.map((sheet) => (
					<SheetForm key={sheet.id} sheet={sheet} />
				))}
			</div>
		</div>
	);
}

function ComparisonPage({ comparison }: { comparison: Comparison }) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={EXPLORER_NAME} crumbs={crumbs} />
			<div className="xres">
				<ExplorerComparison comparison={comparison} />
			</div>
		</div>
	);
}

export function ErrorBoundary() {
	return (
		<div className="wrap" data-end="">
			<PageHead title={EXPLORER_NAME} />
			<ErrorState title={EXPLORER_FAILED} text="Something went wrong on our side.">
				<TryAgain />
				<a className="btn" data-variant="outline" href="/statistics">
					All statistics
				</a>
			</ErrorState>
		</div>
	);
}
