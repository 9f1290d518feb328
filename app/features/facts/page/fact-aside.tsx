import { formatDate } from "../../../lib/dates.ts";
import { AdSlot } from "../../../ui/ad-slot.tsx";
import type { Fact } from "../fact.ts";
import type { Related } from "../related.server.ts";
import { FACTS_SOURCE, factsPath } from "../rules.ts";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/choices/chips.css";
import "../../../ui/styles/figures/tables.css";

export function FactAside({ fact, related }: { fact: Fact; related: Related }) {
	return (
		<aside className="stack gap-6" aria-label="About this fact">
			<section className="card" aria-labelledby="details">
				<h2 className="card-title" id="details">
					Fact Details
				</h2>
				<dl className="ledger">
					<div>
						<dt>Category</dt>
						<dd>{fact.category}</dd>
					</div>
					<div>
						<dt>Source</dt>
						<dd>{fact.source || FACTS_SOURCE}</dd>
					</div>
					<div>
						<dt>Verified</dt>
						<dd>{fact.verified ? "Yes" : "Pending"}</dd>
					</div>
					<div>
						<dt>Published</dt>
						<dd>
							<time dateTime={fact.created_at}>{formatDate(fact.created_at)}</time>
						</dd>
					</div>
				</dl>
			</section>
			{related.pages.length > 0 ? (
				<section className="card" aria-labelledby="pages">
					<h2 className="card-title" id="pages">
						In this fact
					</h2>
					<ul className="link-rows">
						{related.pages.map(({ name, path }) => (
							<li key={path}>
								<a href={path}>{name}</a>
							</li>
						))}
					</ul>
				</section>
			) : null}
			{fact.tags.length > 0 ? (
				<section className="card" aria-labelledby="topics">
					<h2 className="card-title" id="topics">
						Related Topics
					</h2>
					<ul className="cluster">
						{fact.tags.map((tag) => (
							<li key={tag}>
								<a className="chip" href={factsPath({ q: tag })}>
									{tag}
								</a>
							</li>
						))}
					</ul>
				</section>
			) : null}
			<AdSlot size="box" />
		</aside>
	);
}
