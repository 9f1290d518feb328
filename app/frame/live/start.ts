import { OFFLINE_PATH } from "../../lib/offline/rules.ts";
import { startTheme } from "../../lib/theme-choice.ts";
import { startControls } from "../../ui/live/controls.ts";
import { startLinkToasts, toastServedError } from "../../ui/toast.tsx";
import { logOut, startFan } from "./fan.ts";
import { startMore } from "./more.ts";
import { startOffline } from "./offline.ts";
import { startSearchKey } from "./search-key.ts";

/**
 * Brings the frame to life, without React: header, sheet, tab bar, footer and notes are HTML that the server has
 * rendered. Pages of the router start it before they hydrate.
 */
export function startFrame(): void {
	startFan();
	startTheme();
	startMore();
	startSearchKey();
	startOffline();
	toastServedError();
	startLinkToasts();
	startControls();
	// its page names the file, so that it is stored with the page
	if (location.pathname === OFFLINE_PATH) void import("./kept-pages.ts").then(({ startKeptPages }) => startKeptPages());
	addEventListener("click", ({ target }) => {
		const control = (target as Element | null)?.closest?.<HTMLElement>("a, button");
		if (!control) return;
		control.closest<HTMLElement>(".menu:popover-open")?.hidePopover();
		const { act } = control.dataset;
		if (act === "sign-out") void logOut();
		if (act === "close") control.closest("dialog")?.close();
	});
}
