import { Island } from "../../islands/island.tsx";
import NewsletterForm from "./newsletter-form.island.tsx";
import { newsletterTexts } from "./rules.ts";
import "./newsletter.css";
import "../../ui/styles/cards.css";

export function NewsletterSection() {
	return (
		<section className="section wrap" id="newsletter" aria-labelledby="newsletter-title">
			<div className="newsletter card">
				<div className="stack">
					<h2 className="card-title" id="newsletter-title">
						{newsletterTexts.title}
					</h2>
					<p>{newsletterTexts.lead}</p>
				</div>
				<Island of={NewsletterForm} wake="near" props={{}} />
				<p className="note">
					We'll email you to confirm. Unsubscribe any time; we use <a href="/privacy#newsletter">your address</a> for
					nothing else.
				</p>
			</div>
		</section>
	);
}
