import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/cookies-page";
import { BROWSER_STORAGE } from "./browser-storage.ts";
import { ContactLink, LegalPage } from "./legal-page.tsx";
import "../../ui/styles/figures/tables.css";

export function loader({ context }: Route.LoaderArgs) {
	context.get(pageContext).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Cookie Policy",
		description: "Cookies when you sign in, play, or follow a fan's link. No tracking, and therefore no banner.",
		path: "/cookies",
	});
}

const PLACES = {
	cookie: "Cookie",
	"local storage": "Local storage",
	"session storage": "Session storage",
	database: "IndexedDB",
	cache: "Cache storage",
} as const;

export default function CookiesPage() {
	return (
		<LegalPage title="Cookie Policy" lead="Cookies if you sign in, play, or follow a fan's link.">
			<p>
				We set no cookies for reading, advertising or statistics, and no other company sets any through us. That's why
				there's no banner. On https sites the names of our cookies begin with __Host-, and names that end in a colon or
				a dash go on with a number.
			</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll the table */}
			<section className="table-scroll" tabIndex={0} aria-labelledby="kept">
				<table className="table table-wrap">
					<caption id="kept">What is kept in your browser</caption>
					<thead>
						<tr>
							<th scope="col">Name and place</th>
							<th scope="col">What for</th>
							<th scope="col">How long</th>
						</tr>
					</thead>
					<tbody>
						{BROWSER_STORAGE.map(({ name, where, when, purpose, lasts }) => (
							<tr key={name}>
								<th scope="row">
									{name}
									<br />
									<span className="note">{PLACES[where]}</span>
								</th>
								<td>
									{when}. {purpose}
								</td>
								<td>{lasts}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<h2>Your choice</h2>
			<p>
				You can delete or block all of it in your browser. Without the session cookie you can't stay signed in, but you
				can still read everything. What we store on our side is in the <a href="/privacy">Privacy Policy</a>. Questions:{" "}
				<ContactLink />.
			</p>
		</LegalPage>
	);
}
