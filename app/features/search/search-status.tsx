import { useEffect, useState } from "react";
import { listStoredPages, type StoredPage } from "../../lib/offline/storage.ts";
import { searchTexts } from "./rules.ts";
import "../../ui/styles/choices/chips.css";

/** Shown while the first results load, and after a failure. Offline it lists the stored pages. */
export function SearchStatus({ state, onAgain }: { state: "looking" | "failed"; onAgain: () => void }) {
	const [pages, setPages] = useState<StoredPage[]>([]);
	const offline = state === "failed" && !navigator.onLine;
	useEffect(() => {
		if (offline) listStoredPages().then(setPages, () => {});
	}, [offline]);
	if (state === "looking")
		return (
			<div role="status" aria-label="Searching" className="finder-wait">
				{["one", "two", "three"].map((row) => (
					<span key={row} className="skeleton frow" />
				))}
			</div>
		);
	return (
		<>
			<p className="finder-status" role="status">
				{offline ? searchTexts.offline : searchTexts.failed}{" "}
				<button type="button" className="linkish" onClick={onAgain}>
					Try again
				</button>
			</p>
			<ul>
				{pages.map(({ path, title }) => (
					<li key={path}>
						<a className="frow" href={path}>
							<span className="fic" />
							<span className="frow-say">
								<b>{title || path}</b>
							</span>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
