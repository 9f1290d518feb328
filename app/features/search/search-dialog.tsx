import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useModal } from "../../ui/dialogs/use-modal.ts";
import "./search.css";
import { Results } from "./results.tsx";
import { LONGEST_SEARCH, readSearchQuery, type SearchQuery, searchPath, searchTexts } from "./rules.ts";
import { SearchStatus } from "./search-status.tsx";
import { Start } from "./start.tsx";
import { readLookedAt, storeLookedAt, useSearch } from "./use-search.ts";

/** The search as a dialog, with results while typing. */
export default function SearchDialog({ onClosed }: { onClosed: () => void }) {
	const dialog = useModal();
	const results = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const [query, setQuery] = useState<SearchQuery>({ q: "", exact: false });
	const { found, state } = useSearch(query);
	const [lookedAt] = useState(readLookedAt);
	const ask = (query: SearchQuery) => {
		setQuery(query);
		input.current?.focus();
	};

	// links that start another search stay in the dialog
	useEffect(() => {
		const body = results.current;
		const onClick = (event: MouseEvent) => {
			const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-stays]");
			if (!link || event.metaKey || event.ctrlKey) return;
			event.preventDefault();
			setQuery(readSearchQuery(new URL(link.href).searchParams));
			input.current?.focus();
		};
		body?.addEventListener("click", onClick);
		return () => body?.removeEventListener("click", onClick);
	}, []);

	return (
		<dialog ref={dialog} className="finder" aria-label="Search" onClose={onClosed} onKeyDown={move}>
			<search>
				<form
					className="finder-head"
					action="/search"
					onSubmit={(event) => {
						event.preventDefault();
						const first = dialog.current?.querySelector<HTMLAnchorElement>(".frow");
						if (query.q && first && state === "found") first.click();
						else if (query.q) location.assign(searchPath(query));
					}}
				>
					<label className="sr-only" htmlFor="finder-q">
						Search
					</label>
					<Search className="icon" />
					<input
						ref={input}
						className="finder-in"
						id="finder-q"
						type="search"
						name="q"
						maxLength={LONGEST_SEARCH}
						autoComplete="off"
						enterKeyHint="search"
						placeholder={searchTexts.placeholder}
						aria-controls="found"
						value={query.q}
						onChange={(event) => setQuery({ q: event.target.value, exact: false })}
					/>
					{query.q ? (
						<button
							type="button"
							className="btn"
							data-variant="quiet"
							data-size="icon"
							aria-label="Clear"
							onClick={() => ask({ q: "", exact: false })}
						>
							<X className="icon" />
						</button>
					) : null}
					<button type="button" className="btn finder-esc" data-variant="quiet" onClick={() => dialog.current?.close()}>
						Close
					</button>
				</form>
			</search>
			<div ref={results} className="finder-body" id="found">
				<h2 className="sr-only">Results</h2>
				{state === "start" ? <Start of={found?.of ?? null} lookedAt={lookedAt} /> : null}
				{state === "found" && found ? <Results found={found} onOpen={storeLookedAt} /> : null}
				{state === "looking" || state === "failed" ? (
					<SearchStatus state={state} onAgain={() => ask({ ...query })} />
				) : null}
			</div>
			<p className="finder-keys" aria-hidden="true">
				<span>
					<kbd>↑</kbd> <kbd>↓</kbd> move
				</span>
				<span>
					<kbd>Enter</kbd> open
				</span>
				<span>
					<kbd>Esc</kbd> close
				</span>
			</p>
		</dialog>
	);
}

/** Arrow keys move the focus between the field and the results. */
function move(event: KeyboardEvent<HTMLDialogElement>) {
	if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(".finder-in, .frow")];
	const at = stops.indexOf(document.activeElement as HTMLElement);
	const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
	if (!next) return;
	event.preventDefault();
	next.focus();
}
