import { Search } from "lucide-react";
import { Form } from "react-router";
import { LONGEST_SEARCH, type NewsQuery } from "./rules.ts";

/** The search is a form with the result in its address, so it works without a script. */
export function NewsSearch({ query: { q, category } }: { query: NewsQuery }) {
	return (
		<search className="search">
			<Form method="get" action="/news" key={q}>
				{category ? <input type="hidden" name="category" value={category} /> : null}
				<Search className="icon" />
				<input
					className="input"
					type="search"
					name="q"
					defaultValue={q}
					maxLength={LONGEST_SEARCH}
					aria-label="Search news by title or summary"
					placeholder="Search news"
				/>
			</Form>
		</search>
	);
}
