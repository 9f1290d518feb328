import { isRobot } from "../../../../platform/http/robots.ts";
import { isDueHere } from "./due.ts";

/** The delay after the page has loaded. */
const OPENS_AFTER_MS = 2000;
/** Pages where the challenge would interrupt something. */
const BUSY_PAGES = /^\/(auth|welcome|settings|profile|s|cms-\w+)(\/|$)/;
const BUSY = "input, textarea, select, [contenteditable], [role=dialog] *, [role=alertdialog] *, :popover-open *";

/** Does not interrupt, does not open in a background tab, and not before the page is alive. */
const isBusy = () =>
	document.visibilityState === "hidden" ||
	document.documentElement.dataset.ready === undefined ||
	BUSY_PAGES.test(location.pathname) ||
	document.querySelector("[data-undisturbed]") !== null ||
	(document.activeElement?.matches(BUSY) ?? false);

/** Calls `open` two seconds after the page has loaded, or when the fan is no longer busy. Robots never see it. */
export function openWhenUndisturbed(open: () => void): void {
	if (isRobot(navigator.userAgent)) return;
	const later = () => setTimeout(tryOpen, OPENS_AFTER_MS);
	function tryOpen() {
		// another tab may have answered it
		if (!isDueHere()) return;
		if (isBusy()) later();
		else open();
	}
	if (document.readyState === "complete") later();
	else addEventListener("load", later, { once: true });
}
