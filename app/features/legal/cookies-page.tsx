import { Link } from "react-router";
import { pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import type { Route } from "./+types/cookies-page";
import { ContactLink, LegalPage } from "./legal-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	context.get(services).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Cookie Policy",
		description: "One cookie when you sign in, one when you play. No tracking, and therefore no banner.",
		path: "/cookies",
	});
}

const kept = [
	[
		"Session cookie",
		"When you sign in",
		"Tells the server that it is you. Scripts cannot read it.",
		"Until you log out, or 30 days after your last visit",
	],
	[
		"Quiz cookie",
		"When you open a quiz without being signed in",
		"A random number, so that your quiz waits for you and is scored once. Scripts cannot read it.",
		"60 days; what you played is forgotten with it",
	],
	[
		"Saved facts",
		"When you press Save",
		"A list in your browser's own storage. It is never sent to us.",
		"Until you clear it",
	],
	[
		"Place on the page",
		"While you browse",
		"Where you had scrolled to, so that Back brings you there. Never sent.",
		"Until you close the tab",
	],
] as const;

export default function CookiesPage() {
	return (
		<LegalPage title="Cookie Policy" path="/cookies" lead="One cookie if you sign in, one if you play.">
			<p>
				We set no cookie for reading, none for advertising and none for statistics, and no other company sets one
				through us. That is why no banner asks you anything.
			</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard */}
			<section className="table-scroll" tabIndex={0} aria-labelledby="kept">
				<table className="table table-wrap">
					<caption id="kept">What is kept in your browser</caption>
					<thead>
						<tr>
							<th scope="col">What</th>
							<th scope="col">When</th>
							<th scope="col">What for</th>
							<th scope="col">How long</th>
						</tr>
					</thead>
					<tbody>
						{kept.map(([what, when, purpose, time]) => (
							<tr key={what}>
								<th scope="row">{what}</th>
								<td>{when}</td>
								<td>{purpose}</td>
								<td>{time}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<h2>Your choice</h2>
			<p>
				You can delete or block cookies in your browser. Without the session cookie you cannot stay signed in;
				everything that can be read stays readable. What we store on our side is told in the{" "}
				<Link to="/privacy">Privacy Policy</Link>. Questions: <ContactLink />.
			</p>
		</LegalPage>
	);
}
