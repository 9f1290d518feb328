import { Island } from "../../islands/island.tsx";
import { isUnknownFilter } from "../../lib/filters.ts";
import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { UnknownFilterPage } from "../../ui/forms/unknown-filter.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { Pager } from "../../ui/pager.tsx";
import { EmptyState } from "../../ui/state.tsx";
import type { Route } from "./+types/facts-page";
import { drawFacts } from "./drawing/drawings.server.ts";
import { FactCard } from "./fact-card.tsx";
import { searchFacts } from "./facts.server.ts";
import { FactsFailed } from "./facts-failed.tsx";
import { FactsToolbar } from "./facts-toolbar.tsx";
import GenerateFacts from "./generate-facts.island.tsx";
import {
	FACT_CATEGORIES,
	FACTS_NAME,
	type FactsQuery,
	factsFound,
	factsPath,
	factsTexts,
	readFactsQuery,
} from "./rules.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, page } = context.get(pageContext);
	const query = readFactsQuery(new URL(request.url).searchParams);
	const found = await searchFacts(db, query);
	page.keep("facts");
	return { query, found, art: await drawFacts(db, found.facts) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const query = loaderData?.query;
	return pageMeta(matches, {
		title: query?.category ? `${FACTS_NAME}: ${query.category}` : FACTS_NAME,
		description: query?.category
			? `IPL facts, ${query.category.toLowerCase()}: the marked ones were checked against the ball-by-ball record.`
			: "Search IPL facts by player, team or tag. The marked ones were checked against the ball-by-ball record.",
		path: factsPath({ category: query?.category }),
		index: !query?.q,
	});
}

export default function FactsPage({ loaderData: { query, found, art } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="" data-failed={factsTexts.loadFailed}>
			<PageHead
				title={FACTS_NAME}
				lead={
					<span role="status" data-part="count" data-loading="Loading facts">
						{factsFound(found, query)}
					</span>
				}
			/>
			<FactsToolbar path="/facts" query={query} categories={FACT_CATEGORIES} />
			<h2 className="sr-only" id="results">
				Results
			</h2>
			<div data-part="facts" data-skeleton="card">
				{found.facts.length === 0 ? (
					<NoFacts query={query} />
				) : (
					<div className="grid-auto">
						{found.facts.map((fact) => (
							<FactCard key={fact.id} fact={fact} art={art[fact.id]} />
						))}
					</div>
				)}
				<Pager
					label="Pages of facts"
					previous={found.previous && factsPath({ ...query, after: undefined, before: found.previous })}
					next={found.next && factsPath({ ...query, before: undefined, after: found.next })}
				/>
			</div>
			<p className="note my-5">A green mark: we checked it against the scorecards.</p>
			<Island of={GenerateFacts} wake="near" props={{ label: factsTexts.generate, quiet: true }} />
		</div>
	);
}

function NoFacts({ query }: { query: FactsQuery }) {
	if (!query.q && !query.category) {
		return (
			<EmptyState title={factsTexts.noneFound} text={factsTexts.noneYet}>
				<Island of={GenerateFacts} wake="near" props={{ label: factsTexts.generateFirst }} />
			</EmptyState>
		);
	}
	return (
		<EmptyState title={factsTexts.noneFound} text={factsTexts.noneMatch}>
			{query.q ? (
				<a className="btn" href={factsPath({ category: query.category })}>
					Clear search
				</a>
			) : null}
			{query.category ? (
				<a className="btn" data-variant="outline" href={factsPath({ q: query.q })}>
					Search all categories
				</a>
			) : null}
		</EmptyState>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isUnknownFilter(error)) return <UnknownFilterPage unknown={error.data} />;
	return (
		<div className="wrap" data-end="">
			<PageHead title={FACTS_NAME} />
			<FactsFailed>
				<a className="btn" data-variant="outline" href="/">
					Go Home
				</a>
			</FactsFailed>
		</div>
	);
}
