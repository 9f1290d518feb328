import { showBall } from "./features/matches/balls/show-ball.ts";
import { countView } from "./features/players/fans/count-view.ts";
import { focusQuizLinks } from "./features/quiz/focus-quiz-links.ts";
import { request } from "./lib/api.ts";
import { startSections } from "./ui/live/sections.ts";

const SUBMIT_AFTER_MS = 5_000;

/** Starts the scripts that only some pages need. Each does nothing on a page without its elements. */
export function startPageScripts(): void {
	startSections();
	showBall();
	focusQuizLinks();
	submitSitemap();
	countView();
}

/** Requests the submission of the sitemap to search engines (INDEX-2). The server submits it at most once a day. */
function submitSitemap(): void {
	if (!document.querySelector("main [data-submits-sitemap]")) return;
	setTimeout(() => request("POST /indexnow/sitemap").catch(() => undefined), SUBMIT_AFTER_MS);
}
