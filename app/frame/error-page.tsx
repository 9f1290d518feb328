import { isRouteErrorResponse } from "react-router";
import { isUnknownFilter, unknownFilterText } from "../lib/filters.ts";
import { UnknownFilterPage } from "../ui/forms/unknown-filter.tsx";
import { NotFound } from "../ui/not-found.tsx";
import { ErrorState } from "../ui/state.tsx";
import { TryAgain } from "../ui/try-again.tsx";

/** Shown in place of a page whose loader or component threw. */
export function ErrorPage({ error }: { error: unknown }) {
	if (isUnknownFilter(error))
		return (
			<>
				<title>{unknownFilterText(error.data)}</title>
				<UnknownFilterPage unknown={error.data} />
			</>
		);
	if (isRouteErrorResponse(error) && error.status === 404)
		return (
			<>
				<title>Page not found</title>
				<NotFound />
			</>
		);
	return (
		<div className="wrap section">
			<title>Something went wrong</title>
			<h1 className="sr-only">Something went wrong</h1>
			<ErrorState title="The page did not load" text="Something went wrong on our side. Nothing you did is lost.">
				<TryAgain />
				<a className="btn" data-variant="outline" href="/">
					Go Home
				</a>
			</ErrorState>
		</div>
	);
}
