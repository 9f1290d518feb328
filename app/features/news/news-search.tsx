import { Search } from "lucide-react";
import { HiddenFields } from "../../ui/parts/hidden-fields.tsx";
import { LONGEST_SEARCH, type NewsQuery } from "./rules.ts";
import "../../ui/styles/choices/forms.css";

/** The search is a form with the result in its address, so it works without a script. */
export function NewsSearch({ query: { q, category } }: { query: NewsQuery }) {
	return (
		<search className="search">
			<form method="get" action="/news" data-live="">
				<HiddenFields fields={{ category }} />
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
			</form>
		</search>
	);
}
