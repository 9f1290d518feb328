import { request } from "../../lib/api.ts";

const AFTER_MS = 5_000;

/**
 * INDEX-2: each visit of the home page requests the submission of the sitemap to search engines (`data-submits-sitemap`),
 * long after the page has loaded; the server submits at most once a day.
 */
export function submitSitemap(): void {
	if (!document.querySelector("main [data-submits-sitemap]")) return;
	// a failure is ignored, because the next visit sends the request again
	setTimeout(() => request("POST /indexnow/sitemap").catch(() => undefined), AFTER_MS);
}
