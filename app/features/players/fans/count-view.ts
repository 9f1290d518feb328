import { request } from "../../../lib/api.ts";

/**
 * Sends a view of this page's player (`data-viewed`). The server cannot count it, because the page comes from caches.
 */
export function countView(): void {
	const id = document.querySelector<HTMLElement>("main [data-viewed]")?.dataset.viewed;
	if (!id) return;
	request("POST /players/:id/views", { params: { id } }).catch((error) =>
		console.warn("A view was not counted:", error),
	);
}
