import { isRobot } from "../../../../platform/http/robots.ts";
import { isDueHere } from "./due.ts";

const OPENS_AFTER_MS = 2000;
/** Pages where the challenge would interrupt something. */
const BUSY_PAGES = /^\/(auth|welcome|settings|profile|s|cms-\w+)(\/|$)/;
const BUSY = "input, textarea, select, [contenteditable], [role=dialog] *, [role=alertdialog] *, :popover-open *";

/**
 * True in a background tab, before the page's scripts have started, on `BUSY_PAGES`, on pages with `data-undisturbed`,
 * and while the fan types or a dialog is open.
 */
const isBusy = () =>
	document.visibilityState === "hidden" ||
	document.documentElement.dataset.ready === undefined ||
	BUSY_PAGES.test(location.pathname) ||
	document.querySelector("[data-undisturbed]") !== null ||
	(document.activeElement?.matches(BUSY) ?? false);

/**
 * Calls `open` once, two seconds after the page has loaded. If the fan is busy then, tries again every two seconds.
 * Never for robots, or once the challenge has been answered in another tab.
 */
export function openWhenUndisturbed(open: () => void): void {
	if (isRobot(navigator.userAgent)) return;
	const later = () => setTimeout(tryOpen, OPENS_AFTER_MS);
	function tryOpen() {
		// the fan may have answered in another tab
		if (!isDueHere()) return;
		if (isBusy()) later();
		else open();
	}
	if (document.readyState === "complete") later();
	else addEventListener("load", later, { once: true });
}
