import { Island } from "../../islands/island.tsx";
import { SectionHead } from "../../ui/heads.tsx";
import { EmptyState } from "../../ui/state.tsx";
import type { FactArt } from "../facts/drawing/drawing.ts";
import { FactCard } from "../facts/fact-card.tsx";
import type { FactsPage } from "../facts/facts.server.ts";
import { FactsFailed } from "../facts/facts-failed.tsx";
import { FactsToolbar } from "../facts/facts-toolbar.tsx";
import GenerateFacts from "../facts/generate-facts.island.tsx";
import {
	FACTS_NAME,
	type FactsQuery,
	factsFound,
	factsPath,
	factsTexts,
	HOME_FACT_CATEGORIES,
} from "../facts/rules.ts";

type FactsSectionProps = {
	query: FactsQuery;
	/** null when they could not be loaded */
	found: FactsPage | null;
	/** the drawings by the id of their fact */
	art: Record<string, FactArt>;
};

/** The facts on the home page, with search and categories. */
export function FactsSection({ query, found, art }: FactsSectionProps) {
	const filtered = Boolean(query.q || query.category);
	return (
		<section className="section wrap" aria-labelledby="facts-title">
			<SectionHead id="facts-title" title={FACTS_NAME} more={{ text: "View All IPL Facts", to: "/facts" }} />
			<FactsToolbar path="/" query={query} categories={HOME_FACT_CATEGORIES} />
			<p
				className={filtered ? "note mb-3" : "sr-only"}
				role="status"
				data-part="count"
				data-loading="Loading facts"
				data-failed={factsTexts.loadFailed}
			>
				{filtered && found ? factsFound(found, query) : ""}
			</p>
			<div data-part="facts" data-skeleton="card">
				{!found ? (
					<FactsFailed />
				) : found.facts.length === 0 ? (
					<NoFacts filtered={filtered} />
				) : (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll the row on phones
					<section className="rail" tabIndex={0} aria-label={filtered ? "Facts found" : "Newest facts"}>
						{found.facts.map((fact) => (
							<FactCard key={fact.id} fact={fact} art={art[fact.id]} />
						))}
					</section>
				)}
				{filtered && found && found.total > found.facts.length ? (
					<p className="mt-5">
						<a className="btn" data-variant="outline" href={factsPath(query)}>
							See all that match
						</a>
					</p>
				) : null}
			</div>
			<Island of={GenerateFacts} wake="near" props={{ label: factsTexts.generate, quiet: true }} />
		</section>
	);
}

function NoFacts({ filtered }: { filtered: boolean }) {
	return filtered ? (
		<EmptyState title={factsTexts.noneFound} text={factsTexts.noneMatch}>
			<a className="btn" href="/" data-in-place="">
				Show the newest facts
			</a>
		</EmptyState>
	) : (
		<EmptyState title={factsTexts.noneFound} text={factsTexts.noneYet}>
			<Island of={GenerateFacts} wake="near" props={{ label: factsTexts.generateFirst }} />
		</EmptyState>
	);
}
