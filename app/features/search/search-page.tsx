import { Search } from "lucide-react";
import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import type { Route } from "./+types/search-page";
import { searchSite } from "./search.server.ts";
import "./search.css";
import { Results } from "./results.tsx";
import { LONGEST_SEARCH, readSearchQuery, searchTexts } from "./rules.ts";
import { Start } from "./start.tsx";
import "../../ui/styles/choices/forms.css";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const query = readSearchQuery(new URL(request.url).searchParams);
	const found = await searchSite({ db, record }, query);
	page.keep("facts", "players", "groups", "record");
	return { found };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const q = loaderData?.found.q;
	return pageMeta(matches, {
		title: q ? `${searchTexts.title}: ${q}` : searchTexts.title,
		description: "Search players, teams, matches, grounds, seasons, facts and groups.",
		path: "/search",
		index: false,
	});
}

/** The search as a page, for use without scripts. */
export default function SearchPage({ loaderData: { found } }: Route.ComponentProps) {
	return (
		<div className="wrap finder-page" data-end="">
			<PageHead title={searchTexts.title} />
			<search>
				<form method="get" action="/search" className="toolbar">
					<div className="search">
						<Search className="icon" />
						<label className="sr-only" htmlFor="search-q">
							Search
						</label>
						<input
							className="input"
							id="search-q"
							type="search"
							name="q"
							maxLength={LONGEST_SEARCH}
							placeholder={searchTexts.placeholder}
							defaultValue={found.q}
							key={found.q}
						/>
					</div>
					<button type="submit" className="btn">
						Search
					</button>
				</form>
			</search>
			<h2 className="sr-only">Results</h2>
			{found.q ? <Results found={found} /> : <Start of={found.of} />}
		</div>
	);
}
