import { pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import type { Route } from "./+types/privacy-page";
import { ContactLink, LegalPage, SiteName } from "./legal-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	context.get(services).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Privacy Policy",
		description: "What we store about a fan, why, for how long, and how to see it, correct it or have it erased.",
		path: "/privacy",
	});
}

export default function PrivacyPage() {
	return (
		<LegalPage title="Privacy Policy" path="/privacy" lead="Short, because there is little to tell.">
			<p>
				<SiteName /> works without an account, and without an account we keep nothing about you beyond what a server
				needs to answer. There is no tracking, no advertising profile, and nothing is sold or passed on.
			</p>
			<h2>What we store when you sign in</h2>
			<ul>
				<li>
					<strong>Your e-mail address.</strong> It is your account: we mail you a link and a code when you ask to sign
					in. There is no password.
				</li>
				<li>
					<strong>Your profile,</strong> as far as you fill it in: a name and a picture.
				</li>
				<li>
					<strong>Your sessions:</strong> when and from which browser and network address you signed in, so that you can
					see them and end them. A session ends when you log out, or 30 days after its last use.
				</li>
				<li>
					<strong>What you do here as a fan,</strong> such as points you earn or words you post for others to read.
				</li>
			</ul>
			<p>Sign-in links and codes are stored only as hashes and are worthless after an hour.</p>
			<h2>What a visit leaves behind</h2>
			<p>
				The server keeps short technical logs: the address asked for, the answer and the time. They serve to find faults
				and to hold off abuse. Requests are counted by network address for the same reason, for minutes, at most a day.
				Facts you save without an account stay in your browser and never reach us. A quiz you play without an account is
				kept under a random number, which only your browser has, and forgotten after 60 days.
			</p>
			<h2>Who else sees it</h2>
			<p>
				The company that runs our server and the one that delivers our mail handle data for us and for nothing else.
				When you follow a link to another site, or share a page, that site's own policy counts.
			</p>
			<h2>Your rights</h2>
			<p>
				Under India's Digital Personal Data Protection Act, and laws like it elsewhere, you may ask what we hold about
				you, have it corrected or completed, have it erased, withdraw your consent, name someone to act for you, and
				complain to us first and to the Data Protection Board after. You withdraw consent by having your account
				deleted. The site is not meant for children: to make an account you must be 18, or have a parent's consent.
			</p>
			<h2 id="contact">How to reach us</h2>
			<p>
				Write to <ContactLink />, from the address of your account if you have one. We answer requests about your data
				within 30 days. Changes to this page are announced here before they count.
			</p>
		</LegalPage>
	);
}
