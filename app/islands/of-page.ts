import { submitSitemap } from "../features/home/submit-sitemap.ts";
import { showBall } from "../features/matches/balls/shown.ts";
import { countView } from "../features/players/fans/count-view.ts";
import { openWays } from "../features/quiz/open-ways.ts";
import { startSections } from "../ui/live/sections.ts";

/** What some pages do without a touch; each part looks for what it works on. */
export function startOfPage(): void {
	startSections();
	showBall();
	openWays();
	submitSitemap();
	countView();
}
