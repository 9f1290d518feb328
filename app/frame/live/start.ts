import { OFFLINE_PATH } from "../../lib/offline/rules.ts";
import { startTheme } from "../../lib/theme-choice.ts";
import { showArrivalToast } from "../../ui/live/arrival-toast.ts";
import { startControls } from "../../ui/live/controls.ts";
import { startFan } from "./fan.ts";
import { startOffline } from "./offline.ts";

/**
 * Brings the frame to life, without React: header, sheet, tab bar, footer and notes are HTML that the server has
 * rendered. What answers touches comes apart (touch.ts).
 */
export function startFrame(): void {
	startFan();
	startTheme();
	startSearchKey();
	startOffline();
	showArrivalToast();
	startControls();
	// its page names the file, so that it is stored with the page
	if (location.pathname === OFFLINE_PATH)
		void import("./stored-pages.ts").then(({ startStoredPages }) => startStoredPages());
}

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The slash opens the search (SEARCH-1), as a click on its link does. */
function startSearchKey(): void {
	addEventListener("keydown", (event) => {
		if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
		const link = document.querySelector<HTMLAnchorElement>('a[data-opens="search"]');
		if (!link || document.querySelector("dialog:modal")) return;
		event.preventDefault();
		link.click();
	});
}
