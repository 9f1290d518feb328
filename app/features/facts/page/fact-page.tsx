import { Check } from "lucide-react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { Island } from "../../../islands/island.tsx";
import { formatLongDate } from "../../../lib/dates.ts";
import { breadcrumbList, metaDescription, pageMeta, siteOf } from "../../../lib/meta.ts";
import { pageContext } from "../../../page-context.ts";
import { AdSlot } from "../../../ui/ad-slot.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { PageHead, SectionHead } from "../../../ui/heads.tsx";
import { EmptyState, ErrorState } from "../../../ui/state.tsx";
import { TryAgain } from "../../../ui/try-again.tsx";
import type { Fact, FactProof } from "../fact.ts";
import { VerifiedBadge } from "../fact-card.tsx";
import { findFact } from "../facts.server.ts";
import { findRelated, type Related } from "../related.server.ts";
import { FACTS_NAME, FACTS_SOURCE, factsTexts } from "../rules.ts";
import { SAVED_FACTS } from "../saved-facts.ts";
import type { Route } from "./+types/fact-page";
import FactActions from "./fact-actions.island.tsx";
import { FactAside } from "./fact-aside.tsx";
import "../../../ui/styles/figures/tables.css";
import "../../../ui/styles/prose.css";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const found = await findFact(record, db, params.slug);
	if (!found) throw data(factsTexts.notFound, { status: 404 });
	if (found.moved) throw redirect(`/facts/${found.fact.slug}`, found.guessed ? 302 : 301);
	page.keep(`fact:${found.fact.id}`, "facts");
	return { fact: found.fact, proof: found.proof, related: await findRelated(record, db, found.fact) };
}

export function meta({ matches, params, loaderData, error }: Route.MetaArgs) {
	if (!loaderData) {
		return pageMeta(matches, {
			title: failureTitle(error),
			description: factsTexts.notFoundText(params.slug),
			path: `/facts/${encodeURIComponent(params.slug)}`,
			index: false,
		});
	}
	const { fact } = loaderData;
	return pageMeta(matches, {
		title: fact.title,
		description: metaDescription(fact.fact),
		path: `/facts/${fact.slug}`,
		type: "article",
		keywords: fact.tags,
		picture: `facts/${fact.slug}`,
		structured_data: [
			{
				"@type": "Article",
				headline: fact.title,
				articleBody: fact.fact,
				articleSection: fact.category,
				keywords: fact.tags,
				datePublished: fact.created_at,
				dateModified: fact.updated_at,
				author: { "@type": "Organization", name: fact.source || FACTS_SOURCE },
				image: `${siteOf(matches).site_url}/pictures/facts/${fact.slug}.png`,
				mainEntityOfPage: `${siteOf(matches).site_url}/facts/${fact.slug}`,
			},
			{ ...breadcrumbList(matches, crumbsTo(fact)) },
		],
	});
}

export default function FactPage({ loaderData: { fact, proof, related } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={fact.title} size="read" crumbs={crumbsTo(fact)}>
				<p className="cluster">
					<Badge>{fact.category}</Badge>
					{fact.verified ? <VerifiedBadge /> : <Badge tone="warning">Pending</Badge>}
				</p>
			</PageHead>
			<div className="split">
				<article className="stack gap-7">
					<div className="prose">
						{fact.fact.split(/\n\s*\n/).map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					<div className="cluster">
						<BackLink to="/facts" />
						<Island
							of={FactActions}
							wake={`stored:${SAVED_FACTS}`}
							props={{ fact: { id: fact.id, title: fact.title } }}
						/>
					</div>
					{proof ? <FactProofTable proof={proof} /> : null}
					<AdSlot size="banner" />
					<HowFactsAreChecked />
					<AdSlot size="banner" />
					<MoreFacts facts={related.facts} />
				</article>
				<FactAside fact={fact} related={related} />
			</div>
		</div>
	);
}

function FactProofTable({ proof }: { proof: FactProof }) {
	return (
		<div>
			<ScrollTable id="checked" caption="Checked against the record">
				<thead>
					<tr>
						<th scope="col">Figure</th>
						<th scope="col" className="num">
							In the record
						</th>
						<th scope="col">Result</th>
					</tr>
				</thead>
				<tbody>
					{proof.figures.map(({ label, value }) => (
						<tr key={`${label} ${value}`}>
							<th scope="row">{label}</th>
							<td className="num" data-key="">
								{value}
							</td>
							<td>
								<Badge tone="success">
									<Check className="icon" />
									Agrees
								</Badge>
							</td>
						</tr>
					))}
				</tbody>
			</ScrollTable>
			<p className="note">
				As of {proof.as_of.label}, {formatLongDate(proof.as_of.date)}. Source: Cricsheet ball-by-ball data.
			</p>
		</div>
	);
}

function MoreFacts({ facts }: Pick<Related, "facts">) {
	if (facts.length === 0) return null;
	return (
		<section aria-labelledby="more-facts">
			<SectionHead id="more-facts" title="More like this" more={{ text: "All facts", to: "/facts" }} />
			<ul className="link-rows">
				{facts.map(({ slug, title }) => (
					<li key={slug}>
						<a href={`/facts/${slug}`}>{title}</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function crumbsTo(fact: Fact) {
	return [
		{ name: "Home", path: "/" },
		{ name: FACTS_NAME, path: "/facts" },
		{ name: fact.title, path: `/facts/${fact.slug}` },
	];
}

function HowFactsAreChecked() {
	return (
		<section className="prose" aria-labelledby="how-checked">
			<h2 id="how-checked">How we check a fact</h2>
			<p>
				We work out every figure again from ball-by-ball data. If one is off, we don't publish the fact. Facts that
				can't be counted carry no mark.
			</p>
		</section>
	);
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
	const title = failureTitle(error);
	return (
		<div className="wrap" data-end="">
			<PageHead title={title} />
			{isNotFound(error) ? (
				<EmptyState whole title="Not on the scorecard" text={factsTexts.notFoundText(params.slug)}>
					<ErrorLinks />
				</EmptyState>
			) : (
				<ErrorState title="The fact did not load" text="Something went wrong on our side. Nothing you did is lost.">
					<TryAgain />
					<ErrorLinks />
				</ErrorState>
			)}
		</div>
	);
}

function ErrorLinks() {
	return (
		<>
			<a className="btn" href="/facts">
				View All Facts
			</a>
			<a className="btn" data-variant="outline" href="/">
				Go Home
			</a>
		</>
	);
}

function isNotFound(error: unknown): boolean {
	return isRouteErrorResponse(error) && error.status === 404;
}

// a browser that cannot reach the server throws a TypeError; other errors come from the database
function failureTitle(error: unknown): string {
	if (isNotFound(error)) return factsTexts.notFoundTitle;
	return error instanceof TypeError ? factsTexts.factLoadFailed : factsTexts.databaseError;
}
