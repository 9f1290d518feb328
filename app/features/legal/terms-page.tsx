import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/terms-page";
import { ContactLink, LegalPage, SiteName } from "./legal-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	context.get(pageContext).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Terms of Service",
		description: "What you can expect from this fan site, and what we expect from you.",
		path: "/terms",
	});
}

export default function TermsPage() {
	return (
		<LegalPage title="Terms of Service" lead="The laws of this ground, in plain words.">
			<p>
				<SiteName /> is made by fans for fans. It is unofficial: not affiliated with, sponsored by or endorsed by the
				league, its teams, its players or their owners. Team and player names belong to their owners; we use them to say
				who we mean.
			</p>
			<h2>Using the site</h2>
			<ul>
				<li>Reading is free and needs no account. An account is for one person, with their own email address.</li>
				<li>Be hard on the argument and fair to the person. No abuse, no threats, no spam, nothing unlawful.</li>
				<li>Don't attack the site, flood it, or earn points with bots.</li>
			</ul>
			<p>We may remove what breaks these rules and close the account that keeps breaking them.</p>
			<h2>What you post</h2>
			<p>
				It stays yours, and so does the responsibility for it. You let us show it on the site for as long as you leave
				it there. How we store it is in the <a href="/privacy">Privacy Policy</a>.
			</p>
			<h2>Figures and facts</h2>
			<p>
				Figures come from ball-by-ball data published by{" "}
				<a href="https://cricsheet.org" rel="noopener">
					Cricsheet
				</a>
				. We check facts marked as verified against it; other facts are unchecked. We still make mistakes: tell us and
				we'll look. Figures marked Demo are for show.
			</p>
			<h2>No money game</h2>
			<p>
				Nothing here is played for money or prizes. Nobody pays to take part; points, levels, badges and leaderboard
				places can't be bought, sold, passed on or swapped for anything, and win no prize. The predictor, battles and
				challenges carry no stakes. Predictions and chances are entertainment: don't bet on them anywhere else either.
			</p>
			<h2>The newsletter</h2>
			<p>It comes once a week if you confirmed it, and every email has an unsubscribe link.</p>
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
