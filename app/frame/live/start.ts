import { OFFLINE_PATH } from "../../lib/offline/rules.ts";
import { startTheme } from "../../lib/theme-choice.ts";
import { showArrivalToast } from "../../ui/live/arrival-toast.ts";
import { startControls } from "../../ui/live/controls.ts";
import { startFan } from "./fan.ts";
import { startOffline } from "./offline.ts";

/** Starts the scripts of the frame, whose HTML the server renders. The first touch loads the others (touch.ts). */
export function startFrame(): void {
	startFan();
	startTheme();
	startSearchKey();
	startOffline();
	showArrivalToast();
	startControls();
	// the page /offline names the file, so the service worker has stored it
	if (location.pathname === OFFLINE_PATH)
		void import("./stored-pages.ts").then(({ startStoredPages }) => startStoredPages());
}

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The slash opens the search (SEARCH-1). */
function startSearchKey(): void {
	addEventListener("keydown", (event) => {
		if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
		const link = document.querySelector<HTMLAnchorElement>('a[data-opens="search"]');
		if (!link || document.querySelector("dialog:modal")) return;
		event.preventDefault();
		link.click();
	});
}
