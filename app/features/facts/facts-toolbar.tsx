import { Search } from "lucide-react";
import { HiddenFields } from "../../ui/parts/hidden-fields.tsx";
import { type FactCategory, type FactsQuery, factsPath, LONGEST_SEARCH } from "./rules.ts";
import "../../ui/styles/choices/chips.css";
import "../../ui/styles/choices/forms.css";

// without scripts the page reloads, and on the home page the facts are far down
const HASHES = { "/": "#facts-title", "/facts": "" };

type FactsToolbarProps = {
	/** the page with the filtered list */
	path: "/" | "/facts";
	query: FactsQuery;
	categories: readonly FactCategory[];
};

/** A form and links, so that search and categories work without scripts. */
export function FactsToolbar({ path, query, categories }: FactsToolbarProps) {
	return (
		<div className="toolbar">
			<SearchForm path={path} query={query} />
			<CategoryRow path={path} query={query} categories={categories} />
		</div>
	);
}

function CategoryRow({ path, query, categories }: FactsToolbarProps) {
	return (
		<nav className="chips" data-part="categories" aria-label="Fact category">
			{[null, ...categories].map((category) => {
				const name = category ?? "All";
				return (
					<a
						key={name}
						className="chip"
						href={factsPath({ q: query.q, category }, path) + HASHES[path]}
						aria-current={category === query.category ? "true" : undefined}
						data-in-place=""
					>
						{name}
					</a>
				);
			})}
		</nav>
	);
}

function SearchForm({ path, query }: Pick<FactsToolbarProps, "path" | "query">) {
	return (
		<search className="search">
			<form method="get" action={path + HASHES[path]} data-live="typing">
				<Search className="icon" />
				<input
					className="input"
					type="search"
					name="q"
					defaultValue={query.q}
					maxLength={LONGEST_SEARCH}
					aria-label="Search facts, players, tags"
					placeholder="Search facts, players, tags"
				/>
				<HiddenFields fields={{ category: query.category }} />
			</form>
		</search>
	);
}
