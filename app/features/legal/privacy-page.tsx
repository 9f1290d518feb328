import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/privacy-page";
import { ContactLink, LegalPage, SiteName } from "./legal-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	context.get(pageContext).page.keep("site");
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
		<LegalPage title="Privacy Policy" lead="Short, because there is little to tell.">
			<p>
				<SiteName /> works without an account, and without an account we keep nothing about you beyond what a server
				needs to answer. There is no advertising and no tracking, nobody is profiled, and nothing is sold or passed on.
			</p>
			<h2>What we store when you sign in, and what for</h2>
			<p>Signing in is your consent to this, and to nothing more:</p>
			<ul>
				<li>
					<strong>Your email address.</strong> It is your account: we mail you a link and a code when you ask to sign
					in. There is no password. We also mail you the results of your team's battles and of challenges, and what was
					said in your groups as you chose there, unless you turn that off in your{" "}
					<a href="/settings?tab=notifications">settings</a>.
				</li>
				<li>
					<strong>Your profile,</strong> as far as you fill it in: a name and the address of a picture, of which we keep
					a small copy. Others see it on your page and on leaderboards, unless you turn Public Profile off; members of
					your groups see the name beside your messages. What is said in the room of the match of the day can be read by
					anyone for six hours, there without your name if your profile is not public.
				</li>
				<li>
					<strong>Your sessions:</strong> when and from which browser and network address you signed in, so that you can
					see them and end them. A session ends when you log out, or 30 days after its last use.
				</li>
				<li>
					<strong>Points.</strong> A list with a line for everything that earned you some: a visit, an answer, a share.
					Your level, streak, achievements and places on boards are sums of it.
				</li>
				<li>
					<strong>What you do as a fan:</strong> your team, battles and challenges you take part in, quizzes and their
					answers, links you share and how often they were followed, players you share, fans you follow, war cries.
				</li>
				<li>
					<strong>What you write:</strong> groups you make or join, messages, likes, and reports about messages or
					questions, with what was decided.
				</li>
				<li>
					<strong>That accounts share a browser or a network:</strong> a hash of the browser you sign in with and one of
					its network, so that nobody earns points by inviting themselves. They are forgotten after 180 days. A report
					of a quiz question carries a hash of its network, too, until somebody has decided about it.
				</li>
			</ul>
			<p>
				Sign-in links and codes are stored only as hashes, with the address they went to, and are worthless after an
				hour. What admins change is logged with their account.
			</p>
			<h2 id="newsletter">The newsletter</h2>
			<p>
				We keep the address you give for it, when you gave it, when you confirmed it, and which issues were sent. Until
				you confirm, we send nothing but the email that asks. Every email has an unsubscribe link, which erases your
				address. An address that nobody confirms is erased within three days. We don't track who opens an email.
			</p>
			<h2 id="writing">When you write to us</h2>
			<p>
				We keep what you write on the <a href="/contact">contact page</a>, and the email you leave for an answer, until
				it has been dealt with, for a year at most. If the owner has set an address, it is mailed there too.
			</p>
			<h2 id="reminders">Reminders</h2>
			<p>
				If you turn on push notifications, we keep an address and two keys your browser gives us, until you turn them
				off, sign out or delete your account. The company that makes your browser delivers each note. It sees when one
				comes, but can't read it. We keep for 30 days on which evenings we emailed you about the match of the day.
			</p>
			<h2>What a visit leaves behind</h2>
			<p>
				The server keeps short technical logs: the address asked for, the answer and the time. We use them to find
				faults and stop abuse. Requests are counted by network address for the same reason, for minutes, at most a day.
				Facts you save stay in your browser and never reach us. A quiz you play without an account is kept under a
				random number, which only your browser has, and forgotten after 60 days. If you follow a link a fan shared, or
				look at a player, we count that under a hash that changes every day.
			</p>
			<p>
				Speeches you record in the arena stay in your browser: we only learn that there is one, its topic and its
				length. Pictures of news and of fans come through our server, so no other site learns of your visit. Everything
				kept in your browser is listed in the <a href="/cookies">Cookie Policy</a>.
			</p>
			<h2>Who else sees it</h2>
			<p>
				The company that runs our server and the one that delivers our mail handle data for us and for nothing else. If
				the owner of this site has set up a language model, its provider gets the question you ask the assistant and
				figures of the match record, without your name or address. If a search provider is set up, it gets what you
				search the web for, again without your name or address. When you follow a link to another site, or share a page,
				that site's own policy applies.
			</p>
			<h2>Your rights</h2>
			<p>Under India's Digital Personal Data Protection Act, 2023, and laws like it elsewhere, you may</p>
			<ul>
				<li>
					<strong>see it all:</strong> <a href="/settings?tab=privacy">Settings, Privacy</a> gives you everything we
					hold about you in one file;
				</li>
				<li>
					<strong>correct it</strong> in your <a href="/profile">profile</a>, or by writing to us;
				</li>
				<li>
					<strong>have it erased,</strong> and so withdraw your consent as easily as you gave it: deleting the account,
					in the same place, erases it at once. Messages in groups and counts stay, without a name. A keyed hash of your
					email address stays too, with any mute or ban for as long as it holds, and for 12 months with the points and
					rewards that a person gets only once. Copies made for emergencies are overwritten in turn;
				</li>
				<li>
					<strong>name someone</strong> to act for you when you can't, and
				</li>
				<li>
					<strong>complain:</strong> to us first, at the address below, and to the Data Protection Board of India if our
					answer does not help.
				</li>
			</ul>
			<h2>Children</h2>
			<p>
				The site isn't meant for children: to make an account you must be 18, or have a parent's consent. We don't ask
				your age, we don't track or profile anyone of any age, and there's no advertising to aim at anyone. If your
				child made an account without you, write to us and we'll erase it.
			</p>
			<h2 id="contact">Grievances and questions</h2>
			<p>
				Write to <ContactLink />, from the address of your account if you have one. Changes to this page are announced
				here before they count.
			</p>
		</LegalPage>
	);
}
