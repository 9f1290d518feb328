import { ArrowRight } from "lucide-react";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { RankingChart } from "../../../ui/charts/ranking-chart.tsx";
import type { Reply } from "../card/card-schema.ts";
import type { StoredAnswer } from "../conversation/messages.ts";
import { askedAt, assistantTexts } from "../rules.ts";
import { AskLink, useAskOn } from "./ask-link.tsx";
import { ResultCard } from "./result-card.tsx";
import "../assistant.css";

/**
 * A card per cited result, in English, and the offers: before the cards if the assistant asks back, else after them.
 * Screen readers do not announce the cards.
 */
export function Answer({ id, answer }: { id: string; answer: StoredAnswer }) {
	const { status, cited = [], side_by_side, offers = [], worded_by } = answer;
	const isAsking = status === "ask_back";
	return (
		<>
			{isAsking ? <Offers offers={offers} label="What you may have meant" /> : null}
			{cited.length > 0 ? (
				<div className="cards" lang="en" aria-live="off">
					{worded_by === "model" ? <p className="note">{assistantTexts.wordedByModel}</p> : null}
					{side_by_side ? <SideBySide id={`${id}-together`} compared={side_by_side} /> : null}
					{cited.map((card, nth) => (
						<ResultCard key={card.name} id={`${id}-${card.name}`} card={card} nth={nth} of={cited.length} />
					))}
				</div>
			) : null}
			{isAsking ? null : <Offers offers={offers} label="Ask next" />}
		</>
	);
}

type OffersProps = { offers: Reply["offers"]; label: string };

/** Links to offered questions; nothing if there are none. */
function Offers({ offers, label }: OffersProps) {
	const { before, waiting } = useAskOn();
	if (offers.length === 0) return null;
	return (
		<ul className="nearest" aria-label={label}>
			{offers.map(({ label, question, href }) => (
				<li key={label}>
					<AskLink className="near" to={href ?? askedAt(question ?? label, before)} aria-disabled={waiting}>
						<span dir="auto">{label}</span>
						<ArrowRight className="icon" />
					</AskLink>
				</li>
			))}
		</ul>
	);
}

type Compared = NonNullable<Reply["side_by_side"]>;

function SideBySide({ id, compared: { title, rows, drawing } }: { id: string; compared: Compared }) {
	return (
		<ChartFigure
			id={id}
			title={title}
			heading="h2"
			note="Each figure with its own card below."
			table={{ head: ["Who or what", "Figure"], rows: rows.map(({ label, text }) => [label, text]) }}
		>
			<RankingChart label={rows.map(({ label, text }) => `${label} ${text}`).join(", ")} drawing={drawing} />
		</ChartFigure>
	);
}
