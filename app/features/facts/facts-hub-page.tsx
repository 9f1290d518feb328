import { ArrowRight } from "lucide-react";
import { Island } from "../../islands/island.tsx";
import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { grouped } from "../../lib/numbers.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/facts-hub-page";
import { listFactCategories } from "./facts.server.ts";
import GenerateFacts from "./generate-facts.island.tsx";
import { FACTS_NAME, factsPath, factsTexts } from "./rules.ts";
import "../../ui/styles/cards.css";
import "../../ui/styles/figures/tables.css";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: FACTS_NAME, path: "/facts" },
	{ name: "Facts hub", path: "/facts-hub" },
];

export async function loader({ context }: Route.LoaderArgs) {
	const { db, page } = context.get(pageContext);
	const categories = await listFactCategories(db);
	page.keep("facts");
	return { categories };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "IPL Facts hub",
		description: "IPL facts by category: teams, players, records, auctions, history, venues, rules and statistics.",
		path: "/facts-hub",
		structured_data: [breadcrumbList(matches, crumbs)],
	});
}

type Category = Route.ComponentProps["loaderData"]["categories"][number];

export default function FactsHubPage({ loaderData: { categories } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title="IPL Facts hub" lead="Each category, and what came in last." crumbs={crumbs} />
			{categories.length === 0 ? (
				<EmptyState title={factsTexts.noneFound} text={factsTexts.noneYet}>
					<Island of={GenerateFacts} wake="near" props={{ label: factsTexts.generateFirst }} />
				</EmptyState>
			) : (
				<div className="grid-auto">
					{categories.map((category) => (
						<CategoryCard key={category.category} category={category} />
					))}
				</div>
			)}
		</div>
	);
}

function CategoryCard({ category: { category, count, newest } }: { category: Category }) {
	return (
		<section className="card" aria-labelledby={`hub-${category}`}>
			<div className="card-top">
				<h2 className="card-title" id={`hub-${category}`}>
					{category}
				</h2>
				<a className="link-more" href={factsPath({ category })}>
					{count === 1 ? "1 fact" : `All ${grouped(count)} facts`} <ArrowRight className="icon" />
				</a>
			</div>
			<ul className="link-rows">
				{newest.map(({ id, slug, title, figure }) => (
					<li key={id}>
						<a href={`/facts/${slug}`}>
							<span>{title}</span> {figure ? <b className="score">{figure}</b> : null}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

export function ErrorBoundary() {
	return (
		<div className="wrap" data-end="">
			<PageHead title="IPL Facts hub" />
			<ErrorState title={factsTexts.loadFailed} text="Something went wrong on our side. Nothing you did is lost.">
				<TryAgain />
			</ErrorState>
		</div>
	);
}
