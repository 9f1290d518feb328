import "./styles/choices/chips.css";
import "./styles/state.css";

export const AREAS = [
	{ name: "Matches", path: "/matches" },
	{ name: "Players", path: "/players" },
	{ name: "Facts", path: "/facts" },
	{ name: "Daily quiz", path: "/quiz/daily" },
	{ name: "Ask a question", path: "/ai-chat" },
	{ name: "Search", path: "/search" },
];

/** Links to popular areas, for a page without content. */
export function NextLinks() {
	return (
		<nav className="ways-on" aria-label="Where next">
			<p className="note">Or go to</p>
			<ul className="cluster justify-center">
				{AREAS.map(({ name, path }) => (
					<li key={path}>
						<a className="chip" href={path}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
