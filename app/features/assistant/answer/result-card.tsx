import { ArrowRight, ChevronRight } from "lucide-react";
import { formatLongDate } from "../../../lib/dates.ts";
import { grouped } from "../../../lib/numbers.ts";
import { AnswerChart } from "../../explorer/answer/answer-chart.tsx";
import { AnswerTable } from "../../explorer/answer/answer-table.tsx";
import CopyLink from "../../explorer/answer/copy-link.island.tsx";
import ShareAnswer from "../../explorer/answer/share-answer.island.tsx";
import type { Card } from "../card/card-schema.ts";
import { ASSISTANT } from "../rules.ts";
import { Reading } from "./reading.tsx";
import "../assistant.css";
import "../../../ui/styles/figures/charts.css";

type ResultCardProps = { id: string; card: Card; nth: number; of: number };

/** A cited result: the question's parts, the figures, the rows behind them, definitions and the last match counted. */
export function ResultCard({ id, card, nth, of }: ResultCardProps) {
	const { reading, chips, behind, definitions, as_of, links, address } = card;
	const explorer = links[0]?.to;
	return (
		<article className="rcard" aria-label={reading}>
			{chips.length > 0 ? <Reading id={id} chips={chips} nth={nth} of={of} /> : <h2 className="sub">{reading}</h2>}
			<div className="answer-cols">
				<Figures id={id} card={card} />
				{behind ? <Behind behind={behind} /> : null}
			</div>
			<div className="rcard-foot">
				<p className="note">
					{`${definitions.map((definition) => `${definition} `).join("")}From the match record, counted up to ${as_of.label}, ${formatLongDate(as_of.date)}.`}
				</p>
				<div className="rcard-ways">
					{links.map(({ text, to }) => (
						<a key={to} className="link-more" href={to}>
							{text}
						</a>
					))}
					{address && explorer ? (
						<span className="cluster">
							<CopyLink to={`${ASSISTANT}?${address}`} />
							<ShareAnswer title={reading} to={`${ASSISTANT}?${address}`} embeds card={explorer} />
						</span>
					) : null}
				</div>
			</div>
		</article>
	);
}

/** Shows one figure large, lines as a chart with a table, or as a table alone. */
function Figures({
	id,
	card: { reading, table, total, small, chart, counted, links },
}: Pick<ResultCardProps, "id" | "card">) {
	const [line] = table.rows;
	if (!line) return <p className="answer-none">Nothing in the record matches all of that.</p>;
	if (table.rows.length === 1 && table.figures.length === 1)
		return (
			<p className="answer-figure">
				<b>{line.figures[0]?.text}</b>
				<span>{[table.figures[0]?.text, line.name.text].filter((text) => text !== "All together").join(", ")}</span>
			</p>
		);
	const rows = (
		<>
			<AnswerTable id={`table-${id}`} caption={reading} table={table} unit={small ?? ""} />
			{total > table.rows.length && links[0] ? (
				<a className="link-more" href={links[0].to}>
					{`${counted}: show all`}
					<ArrowRight className="icon" />
				</a>
			) : null}
		</>
	);
	if (!chart) return <section>{rows}</section>;
	return (
		<section>
			<AnswerChart chart={chart} table={table} heading="h2" />
			<details className="disclose">
				<summary>Show as a table</summary>
				{rows}
			</details>
		</section>
	);
}

function Behind({ behind: { of, rows, total, all } }: { behind: NonNullable<Card["behind"]> }) {
	return (
		<section>
			<h2 className="sub">The rows behind it</h2>
			<p className="note">{of ? `${of}: newest first.` : "Newest first."}</p>
			<ul className="behind">
				{rows.map(({ figure, name, text, to }, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two rows of one match may read the same
					<li key={place}>
						<span className="score">{figure}</span>
						<span>
							{name ? <b>{`${name} `}</b> : null}
							{to ? <a href={to}>{text}</a> : text}
						</span>
						{to ? <ChevronRight className="icon" /> : null}
					</li>
				))}
			</ul>
			<a className="link-more" href={all}>
				{total > rows.length ? `Show all ${grouped(total)}` : "Open them in the explorer"}
				<ArrowRight className="icon" />
			</a>
		</section>
	);
}
