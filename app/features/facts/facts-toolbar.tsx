import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Link } from "../../ui/link.tsx";
import { GenerateFactsButton } from "./generate-facts-button.tsx";
import { type FactCategory, type FactsQuery, factsPath, factsTexts, LONGEST_SEARCH } from "./rules.ts";

const TYPING_PAUSE_MS = 350;

// without a script the page reloads: on the home page the facts are far down
const HASHES = { "/": "#facts-title", "/facts": "" };

type FactsToolbarProps = {
	/** the page with the filtered list */
	path: "/" | "/facts";
	query: FactsQuery;
	categories: readonly FactCategory[];
};

/** Search, categories and 'Generate New Facts'. They are links and a form, so that they work without a script. */
export function FactsToolbar({ path, query, categories }: FactsToolbarProps) {
	return (
		<div className="toolbar">
			<SearchForm path={path} query={query} />
			<GenerateFactsButton category={query.category} quiet>
				{factsTexts.generate}
			</GenerateFactsButton>
			<CategoryRow path={path} query={query} categories={categories} />
		</div>
	);
}

function CategoryRow({ path, query, categories }: FactsToolbarProps) {
	const row = useRef<HTMLElement>(null);
	useEffect(() => {
		// on phones the row is wider than the screen: scrolls the selected category into view
		const selected = row.current?.querySelector<HTMLElement>("[aria-current]");
		if (selected && query.category) row.current?.scrollTo({ left: selected.offsetLeft - selected.offsetWidth });
	}, [query.category]);
	return (
		<nav ref={row} className="chips" aria-label="Fact category">
			{[null, ...categories].map((category) => {
				const name = category ?? "All";
				return (
					<Link
						key={name}
						className="chip"
						to={{ pathname: path, search: searchOf({ q: query.q, category }), hash: HASHES[path] }}
						aria-current={category === query.category ? "true" : undefined}
						preventScrollReset
					>
						{name}
					</Link>
				);
			})}
		</nav>
	);
}

function SearchForm({ path, query }: Pick<FactsToolbarProps, "path" | "query">) {
	const navigate = useNavigate();
	const input = useRef<HTMLInputElement>(null);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(pause.current), []);
	useEffect(() => {
		// the address changed otherwise (a tag, Back): shows its search, unless the fan is typing
		if (input.current && input.current !== document.activeElement) input.current.value = query.q;
	}, [query.q]);

	function search() {
		clearTimeout(pause.current);
		const q = input.current?.value.trim() ?? "";
		if (q === query.q) return;
		navigate(
			{ pathname: path, search: searchOf({ q, category: query.category }) },
			{ preventScrollReset: true, replace: true },
		);
	}

	return (
		<search className="search">
			<form
				method="get"
				action={path + HASHES[path]}
				onSubmit={(event: FormEvent) => {
					event.preventDefault();
					search();
				}}
			>
				<Search className="icon" />
				<input
					ref={input}
					className="input"
					type="search"
					name="q"
					defaultValue={query.q}
					maxLength={LONGEST_SEARCH}
					aria-label="Search facts, players, tags"
					placeholder="Search facts, players, tags"
					onChange={() => {
						clearTimeout(pause.current);
						pause.current = setTimeout(search, TYPING_PAUSE_MS);
					}}
				/>
				{query.category ? <input type="hidden" name="category" value={query.category} /> : null}
			</form>
		</search>
	);
}

function searchOf(query: Partial<FactsQuery>): string {
	return factsPath(query, "");
}
