import { pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import type { Route } from "./+types/terms-page";
import { ContactLink, LegalPage, SiteName } from "./legal-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	context.get(services).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Terms of Service",
		description: "What you may expect of this fan site, and what it expects of you.",
		path: "/terms",
	});
}

export default function TermsPage() {
	return (
		<LegalPage title="Terms of Service" path="/terms" lead="The laws of this ground, in plain words.">
			<p>
				<SiteName /> is made by fans for fans. It is unofficial: not affiliated with, sponsored by or endorsed by the
				league, its teams, its players or their owners. Names of teams and players belong to those they belong to and
				are used to say who is meant.
			</p>
			<h2>Using the site</h2>
			<ul>
				<li>Reading is free and needs no account. An account is for one person, with an address that is theirs.</li>
				<li>Be hard on the argument and fair to the person. No abuse, no threats, no spam, nothing unlawful.</li>
				<li>Do not attack the site, flood it, or earn points with programs.</li>
			</ul>
			<p>We may remove what breaks these rules and close the account that keeps breaking them.</p>
			<h2>What you post</h2>
			<p>It stays yours. You let us show it on the site for as long as you leave it there, and you answer for it.</p>
			<h2>Figures and facts</h2>
			<p>
				Figures are computed from ball-by-ball data published by{" "}
				<a href="https://cricsheet.org" rel="noopener">
					Cricsheet
				</a>
				. A fact marked as verified was compared with them; other facts were not. Mistakes happen all the same: tell us
				and we look. Figures marked Demo are for show.
			</p>
			<h2>No money game</h2>
			<p>
				Nothing here is played for money or its worth. Nobody pays to take part; points, levels, badges and places on
				boards cannot be bought, sold, passed on or turned into anything, and win no prize. The predictor, battles and
				challenges carry no stakes. Predictions and chances are entertainment: do not stake money on them elsewhere
				either.
			</p>
			<h2>The newsletter</h2>
			<p>It comes once a week to who has confirmed the wish, and ends with one click in any of its mails.</p>
			<h2>No warranty</h2>
			<p>
				The site is free and offered as it is. It may change, pause or end. As far as the law allows we are not liable
				for loss that comes from using it. The law of India applies.
			</p>
			<h2>How to reach us</h2>
			<p>
				Write to <ContactLink />. Changes to these terms are announced on this page before they count.
			</p>
		</LegalPage>
	);
}
