import { type UnknownFilter, unknownFilterText } from "../../lib/filters.ts";
import { useHere } from "../../lib/hooks/use-here.ts";
import { EmptyState } from "../state.tsx";

/** The page for an address with an unknown filter value. It links to the list without that filter. */
export function UnknownFilterPage({ unknown }: { unknown: UnknownFilter }) {
	const [pathname = "/", search] = useHere().split("?");
	const rest = new URLSearchParams(search);
	// the cursor belongs to the filtered list
	for (const name of [unknown.filter, "after", "before", "page"]) rest.delete(name);
	const text = unknownFilterText(unknown);
	return (
		<div className="wrap section">
			<h1 className="sr-only">{text}</h1>
			<EmptyState title={text} text="So there is nothing to list. Clear the filter to see the rest.">
				<a className="btn" href={rest.size > 0 ? `${pathname}?${rest}` : pathname}>
					Clear the filter
				</a>
			</EmptyState>
		</div>
	);
}
