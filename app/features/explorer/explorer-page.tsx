import { Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { data, redirect, useNavigation } from "react-router";
import { useSlow } from "../../lib/hooks/use-slow.ts";
import { breadcrumbList, metaDescription, pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { Link } from "../../ui/link.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/explorer-page";
import { ExplorerAnswer } from "./answer/answer.tsx";
import { ExplorerComparison } from "./answer/comparison.tsx";
import { ExplorerBuilder } from "./builder.tsx";
import type { ExplorerComparison as Comparison } from "./comparison.server.ts";
import { SheetForm } from "./sheet.tsx";
import { EXPLORER_FAILED, EXPLORER_NAME } from "./words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, explorer, page } = context.get(services);
	const found = await explorer.explorerPage(record, db, new URL(request.url).searchParams);
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
	const { path, builder, sheets, refusals, answer, comparison } = loaderData;
	const navigation = useNavigation();
	const waiting = useSlow(navigation.location?.pathname === PATH);
	const { fold, result } = useAnswerInSight(path, refusals.length > 0);
	if (comparison) return <ComparisonPage comparison={comparison} />;
	return (
		<div className="wrap" data-end="">
			<PageHead title={EXPLORER_NAME}>
				<Breadcrumbs crumbs={crumbs} />
			</PageHead>
			<div className="xp">
				<details className="xfold" open={refusals.length > 0 || undefined} ref={fold}>
					<summary className="xsum">
						<span>{answer?.reading ?? "We can't answer that one"}</span>
						<span className="btn" data-variant="outline">
							<Pencil className="icon" /> Edit
						</span>
					</summary>
					<ExplorerBuilder builder={builder} sheets={sheets} refusals={refusals} />
				</details>
				<div className="xres" ref={result} tabIndex={-1} aria-busy={waiting} data-waiting={waiting ? "" : undefined}>
					{answer ? (
						<ExplorerAnswer answer={answer} />
					) : (
						<EmptyState
							title="No answer to that"
							text="Part of the question makes no sense here. It's marked: take it out to get an answer."
						>
							<Link className="btn" to={PATH}>
								Start over
							</Link>
						</EmptyState>
					)}
				</div>
			</div>
			{sheets.map((sheet) => (
				<SheetForm key={`${sheet.id} ${path}`} sheet={sheet} />
			))}
		</div>
	);
}

function ComparisonPage({ comparison }: { comparison: Comparison }) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={EXPLORER_NAME}>
				<Breadcrumbs crumbs={crumbs} />
			</PageHead>
			<div className="xres">
				<ExplorerComparison comparison={comparison} />
			</div>
		</div>
	);
}

/** Closes the form on a phone after each new question, and moves the focus from a removed element to the answer. */
function useAnswerInSight(path: string, isRefused: boolean) {
	const fold = useRef<HTMLDetailsElement>(null);
	const result = useRef<HTMLDivElement>(null);
	const shown = useRef(path);
	useEffect(() => {
		if (shown.current === path || !fold.current) return;
		shown.current = path;
		const folds = (fold.current.querySelector("summary")?.getClientRects().length ?? 0) > 0;
		if (folds) fold.current.open = isRefused;
		const { activeElement } = document;
		const isGone = activeElement === document.body || (folds && !isRefused && fold.current.contains(activeElement));
		if (isGone) result.current?.focus({ preventScroll: !folds });
	}, [path, isRefused]);
	return { fold, result };
}

export function ErrorBoundary() {
	return (
		<div className="wrap" data-end="">
			<PageHead title={EXPLORER_NAME} />
			<ErrorState title={EXPLORER_FAILED} text="Something went wrong on our side.">
				<TryAgain />
				<Link className="btn" data-variant="outline" to="/statistics">
					All statistics
				</Link>
			</ErrorState>
		</div>
	);
}
