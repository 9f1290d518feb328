import { ArrowRight, Check, ChevronDown, ChevronRight, X } from "lucide-react";
import { formatLongDate } from "../../lib/dates.ts";
import { grouped } from "../../lib/numbers.ts";
import { ChartFigure } from "../../ui/charts/chart-figure.tsx";
import { RankingChart } from "../../ui/charts/ranking-chart.tsx";
import { Link } from "../../ui/link.tsx";
import type { Card } from "./card/card.server.ts";
import { askedAt } from "./rules.ts";
import type { KeptAnswer } from "./use-conversation.ts";

/** An answer: the sentence, the figure, how the question was read, comparable figures and the rows behind it. */
export function AnswerCard({ id, content, answer }: { id: string; content: string; answer: KeptAnswer }) {
	const { kind, figure, definition, as_of, links, offers = [], card, worded_by, lines } = answer;
	const isLarge = kind === "answer" && figure && /^[\d.,/*%]+$/.test(figure);
	return (
		<article className="answer" data-no={kind === "answer" ? undefined : ""}>
			<p className="answer-say">{content}</p>
			{isLarge ? (
				<p className="answer-figure" aria-hidden="true">
					{figure}
				</p>
			) : null}
			{worded_by === "model" ? <p className="note">{`Worded by AI. The record says: ${lines?.join(" ")}`}</p> : null}
			{offers.length > 0 ? (
				<ul className="nearest" aria-label="What you may have meant">
					{offers.map(({ label, question, href }) => (
						<li key={label}>
							<Link className="near" to={href ?? askedAt(question ?? label)} preventScrollReset>
								<span>{label}</span>
								<ArrowRight className="icon" />
							</Link>
						</li>
					))}
				</ul>
			) : null}
			{/* an answer stored by an older version has none */}
			{card?.readings?.length ? <Readings readings={card.readings} /> : null}
			{card ? <Figures id={id} card={card} definition={definition} /> : null}
			{kind === "answer" ? (
				<div className="answer-foot">
					{links.map(({ label, href }) => (
						<Link key={href} className="link-more" to={href}>
							{label}
						</Link>
					))}
					<span className="note">
						{definition ? `${definition} ` : ""}
						{`From the match record, as of ${as_of.label}, ${formatLongDate(as_of.date)}.`}
					</span>
				</div>
			) : null}
		</article>
	);
}

/** The parts of each question as read. Links change or remove each part, so that it works without scripts. */
function Readings({ readings }: Pick<Card, "readings">) {
	const one = readings.length === 1;
	return (
		<div className="reading">
			<p className="reading-lead">
				{one
					? "How I read it. Tap a part to change it."
					: `I asked the record ${readings.length} questions. Tap a part to change it and ask that one alone.`}
			</p>
			{readings.map(({ chips, explorer }, nth) => (
				<ul key={explorer} className="rchips" aria-label={one ? undefined : `Question ${nth + 1}`}>
					{chips.map((chip) => (
						<li key={chip.field} className="rchip" data-carried={chip.carried ? "" : undefined}>
							<ReadingChip chip={chip} />
						</li>
					))}
					<li>
						<Link className="btn" data-variant="quiet" to={explorer}>
							{one ? "Change all of it in the explorer" : "Open in the explorer"}
						</Link>
					</li>
				</ul>
			))}
		</div>
	);
}

type Chip = Card["readings"][number]["chips"][number];
function ReadingChip({ chip: { label, text, carried, choices, without } }: { chip: Chip }) {
	const what = (
		<>
			<small>{carried ? `${label}, from before` : label}</small>
			<b>{text}</b>
		</>
	);
	return (
		<>
			{choices.length > 1 ? (
				<details name="reading">
					<summary>
						{what}
						<ChevronDown className="icon" />
					</summary>
					<ul className="rpop" aria-label={label}>
						{choices.map((choice) => (
							<li key={choice.to}>
								<Link to={choice.to} aria-current={choice.chosen || undefined} preventScrollReset>
									{choice.text}
									{choice.chosen ? <Check className="icon" /> : null}
								</Link>
							</li>
						))}
					</ul>
				</details>
			) : (
				<span className="rchip-plain">{what}</span>
			)}
			{without ? (
				<Link className="rchip-off" to={without} aria-label={`Without ${label}: ${text}`} preventScrollReset>
					<X className="icon" />
				</Link>
			) : null}
		</>
	);
}

function Figures({
	id,
	card: { bars, drawing, behind },
	definition,
}: {
	id: string;
	card: Card;
	definition: string | null;
}) {
	if (!drawing && !behind) return null;
	return (
		<div className="answer-cols">
			{drawing ? (
				<ChartFigure
					id={`chart-${id}`}
					title="Side by side"
					heading="h2"
					note={definition ?? ""}
					table={{ head: ["Who or what", "Figure"], rows: bars.map(({ label, text }) => [label, text]) }}
				>
					<RankingChart label={bars.map(({ label, text }) => `${label} ${text}`).join(", ")} drawing={drawing} />
				</ChartFigure>
			) : null}
			{behind ? <Behind behind={behind} /> : null}
		</div>
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
							{to ? <Link to={to}>{text}</Link> : text}
						</span>
						{to ? <ChevronRight className="icon" /> : null}
					</li>
				))}
			</ul>
			<Link className="link-more" to={all}>
				{total > rows.length ? `Show all ${grouped(total)}` : "Open them in the explorer"}
				<ArrowRight className="icon" />
			</Link>
		</section>
	);
}
