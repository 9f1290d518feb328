import { countText } from "../figures-text.ts";
import type { Focus } from "../focus.ts";
import type { FormInnings } from "./form.server.ts";
import "../../../ui/styles/figures/charts.css";
import "../../../ui/styles/people/people.css";
import "../../../ui/styles/people/person.css";

const WORDS = { won: "Won", lost: "Lost", no_result: "N/R" } as const;
const NOTES = {
	runs: "A gold cap is fifty or more; * is not out. Newest on the right.",
	wickets: "A gold cap is three wickets or more. Newest on the right.",
};

/** The last innings as bars, the newest on the right. */
export function FormChart({ form, focus }: { form: FormInnings[]; focus: Focus }) {
	if (form.length === 0) return null;
	const sum = form.reduce((all, { value }) => all + value, 0);
	return (
		<figure className="chart">
			<figcaption>
				<h2 className="chart-h">{form.length === 1 ? "The one innings" : `Last ${form.length} innings`}</h2>
				<p className="note">{NOTES[focus]}</p>
			</figcaption>
			<ol className="form10">
				{form.map(({ id, text, share, good, opponent, result }) => (
					<li key={id} data-won={result === "won" ? "" : undefined}>
						<svg viewBox="0 0 10 104" preserveAspectRatio="none" aria-hidden="true">
							<rect
								className="form-bar"
								data-fifty={good ? "" : undefined}
								y={104 - share - 1}
								width="10"
								height={share + 1}
							/>
							{good ? <rect className="sky-cap" y={104 - share - 4} width="10" height="4" /> : null}
						</svg>
						<b>{text}</b>
						<span>{opponent}</span>
						<span>{WORDS[result]}</span>
					</li>
				))}
			</ol>
			<p className="chart-say">
				<strong>
					{countText(sum)} {focus} in {form.length} innings
				</strong>
			</p>
		</figure>
	);
}
