import { BadgeCheck, Calendar, ChartColumn, Gavel, Landmark, MapPin, Scale, Shirt, Trophy } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import type { FactArt } from "./drawing/drawing.ts";
import type { Fact } from "./fact.ts";
import { type FactCategory, factPreview, TAGS_ON_CARD } from "./rules.ts";
import "./facts.css";
import "../../ui/styles/cards.css";

export function FactCard({ fact, art }: { fact: Fact; art?: FactArt | undefined }) {
	const tags = fact.tags.slice(0, TAGS_ON_CARD);
	const more = fact.tags.length - tags.length;
	return (
		<article className="card fact-tile" data-team={art?.team ?? undefined}>
			<div className="fact-tile-top">
				<p className="fact-lead">
					{fact.figure ? <span className="score fact-figure">{fact.figure}</span> : null}{" "}
					<span className="label">{fact.category}</span>
				</p>
				<FactPicture drawing={art?.drawing ?? null} category={fact.category} />
			</div>
			<h3 className="card-title">
				<a href={`/facts/${fact.slug}`}>{fact.title}</a>
			</h3>
			<p className="fact-text">{factPreview(fact.fact)}</p>
			<p className="fact-foot">
				{fact.verified ? <VerifiedBadge /> : null}
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

const EMBLEMS: Record<FactCategory, typeof Trophy> = {
	Teams: Landmark,
	Players: Shirt,
	Records: Trophy,
	Auctions: Gavel,
	History: Calendar,
	Venues: MapPin,
	Rules: Scale,
	Statistics: ChartColumn,
};

/** The drawing of a fact, or the emblem of its category if it has none. */
function FactPicture({ drawing, category }: { drawing: FactArt["drawing"]; category: string }) {
	if (drawing)
		return (
			<div className="fact-art">
				<svg className="mini" viewBox="0 0 300 96" aria-hidden="true">
					<path className="mini-bar" d={drawing.plain} />
					<path className="mini-bar" data-hot="" d={drawing.hot} />
				</svg>
				<p className="note">{drawing.caption}</p>
			</div>
		);
	const Emblem = EMBLEMS[category as FactCategory] ?? Trophy;
	return (
		<div className="fact-art">
			<Emblem className="icon" />
		</div>
	);
}
