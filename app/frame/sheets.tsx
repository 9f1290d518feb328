import { frame, pages } from "virtual:page-sheets";
import { useMatches, useRouteError } from "react-router";

/** The stylesheets of the frame and of the page. Only the server renders them. */
export function Sheets() {
	const ids = useMatches().map(({ id }) => id);
	const shown = (useRouteError() ?? null) === null ? ids : [...ids, "error"];
	return [...frame, ...shown.flatMap((id) => pages[id] ?? [])].map(({ href, holds }) => (
		<link key={href} rel="stylesheet" href={href} data-holds={holds.join(" ") || undefined} />
	));
}
