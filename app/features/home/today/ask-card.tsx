import { ArrowRight } from "lucide-react";
import { ASSISTANT, askedAt, LONGEST_QUESTION } from "../../assistant/rules.ts";
import "../../../ui/styles/ask.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/choices/chips.css";
import "../../../ui/styles/choices/forms.css";

const CHIPS = [
	{ text: "Kohli v Bumrah", question: "Kohli vs Bumrah" },
	{ text: "Most sixes", question: "Who has hit the most sixes?" },
	{ text: "CSK v MI", question: "CSK vs MI head to head" },
];

/** A form that asks the assistant. */
export function AskCard() {
	return (
		<section className="card ask" aria-labelledby="ask-title">
			<h2 className="card-title" id="ask-title">
				Ask the record
			</h2>
			<p className="ask-lead">Any player, team, ground or season. The answer comes from the scorecards.</p>
			<form className="ask-form" action={ASSISTANT} method="get">
				<label className="sr-only" htmlFor="ask-record">
					Your question
				</label>
				<input
					className="input"
					id="ask-record"
					name="q"
					required
					maxLength={LONGEST_QUESTION}
					placeholder="Who has hit the most sixes?"
				/>
				<button className="btn" data-size="icon" type="submit" aria-label="Ask">
					<ArrowRight className="icon" />
				</button>
			</form>
			<ul className="ask-chips" aria-label="Try one">
				{CHIPS.map(({ text, question }) => (
					<li key={text}>
						<a className="chip" href={askedAt(question)}>
							{text}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
