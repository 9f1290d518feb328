import { showBall } from "../features/matches/balls/shown.ts";
import { countView } from "../features/players/fans/count-view.ts";
import { openWays } from "../features/quiz/open-ways.ts";
import { request } from "../lib/api.ts";
import { startSections } from "../ui/live/sections.ts";

const SUBMIT_AFTER_MS = 5_000;

/** What some pages do without a touch; each part looks for what it works on. */
export function startOfPage(): void {
	startSections();
	showBall();
	openWays();
	submitSitemap();
	countView();
}

/**
 * INDEX-2: each visit of the home page requests the submission of the sitemap to search engines (`data-submits-sitemap`),
 * long after the page has loaded; the server submits at most once a day.
 */
function submitSitemap(): void {
	if (!document.querySelector("main [data-submits-sitemap]")) return;
	// a failure is ignored, because the next visit sends the request again
	setTimeout(() => request("POST /indexnow/sitemap").catch(() => undefined), SUBMIT_AFTER_MS);
}
