import type { CheckedClaim } from "./page.server.ts";
import { ASSISTANT, LONGEST_CLAIM, VERDICTS } from "./rules.ts";
import "./assistant.css";
import "../../ui/styles/choices/forms.css";
import "../../ui/styles/figures/charts.css";

/** A checked text, with a verdict for each sentence. */
export function Claims({ claims: { checked } }: { claims: CheckedClaim }) {
	return (
		<section className="mb-6" aria-labelledby="claims">
			<h2 className="sub mb-3" id="claims">
				Checked against the match record
			</h2>
			<ol className="nearest">
				{checked.map(({ claim, verdict, text, explorer }, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a forwarded text may repeat a sentence
					<li key={place} className="claim" data-verdict={verdict}>
						<strong>{VERDICTS[verdict]}</strong>
						<q>{claim}</q>
						<p>
							{text} {explorer ? <a href={explorer}>How it was counted</a> : null}
						</p>
					</li>
				))}
			</ol>
			<p className="note mt-3">Share this page with whoever sent you the claim.</p>
		</section>
	);
}

export function ClaimForm() {
	return (
		<details className="disclose mt-6">
			<summary>Check a claim or a forwarded text</summary>
			<form method="get" action={ASSISTANT} className="claim-form">
				<label htmlFor="claim">What does it say?</label>
				<textarea id="claim" name="claim" className="input" rows={4} maxLength={LONGEST_CLAIM} required />
				<button type="submit" className="btn">
					Check it
				</button>
			</form>
		</details>
	);
}
