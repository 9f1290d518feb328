import { request } from "../../../lib/api.ts";

/**
 * Counts a view of the profile that this page is (`data-viewed`). The page is the same for everybody and comes from
 * caches, so the browser sends the view.
 */
export function countView(): void {
	const id = document.querySelector<HTMLElement>("main [data-viewed]")?.dataset.viewed;
	if (!id) return;
	request("POST /players/:id/views", { params: { id } }).catch((error) =>
		console.warn("A view was not counted:", error),
	);
}
