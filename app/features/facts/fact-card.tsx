import { BadgeCheck } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Link } from "../../ui/link.tsx";
import type { Fact } from "./fact.ts";
import { factPreview, TAGS_ON_CARD } from "./rules.ts";

export function FactCard({ fact }: { fact: Fact }) {
	const tags = fact.tags.slice(0, TAGS_ON_CARD);
	const more = fact.tags.length - tags.length;
	return (
		<article className="card fact-card">
			<div className="fact-card-top">
				{fact.figure ? <p className="fact-card-figure">{fact.figure}</p> : <p className="label">{fact.category}</p>}
				{fact.verified ? <VerifiedBadge /> : null}
			</div>
			{fact.figure ? <p className="label">{fact.category}</p> : null}
			<h3 className="card-title">
				<Link to={`/facts/${fact.slug}`} prefetch="intent">
					{fact.title}
				</Link>
			</h3>
			<p className="fact-card-text">{factPreview(fact.fact)}</p>
			<p className="fact-card-foot">
				{tags.map((tag) => (
					<span key={tag}>#{tag}</span>
				))}
				{more > 0 ? <span>+{more}</span> : null}
			</p>
		</article>
	);
}

export function VerifiedBadge() {
	return (
		<Badge tone="success">
			<BadgeCheck className="icon" />
			Verified
		</Badge>
	);
}
