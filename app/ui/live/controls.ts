import { ownMoment } from "../../lib/offline/own-moment.ts";
import { startSections } from "./sections.ts";
import { startTabs } from "./tabs.ts";

/** Goes back to the list with its search and scroll position; who came from elsewhere gets the whole list. */
function goBack(event: MouseEvent): void {
	const cameFromHere =
		history.state?.idx > 0 || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
	if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
	event.preventDefault();
	history.back();
}

/** A click anywhere in a row of figures follows the link of its name. */
function followRow(clicked: HTMLElement): void {
	if (clicked.closest("a, button, summary") || String(getSelection())) return;
	clicked.closest("tr")?.querySelector<HTMLAnchorElement>("th a")?.click();
}

/** Replaces a picture that fails to load by the one it names. */
function replacePicture(picture: unknown): void {
	if (!(picture instanceof HTMLImageElement) || !picture.dataset.instead) return;
	picture.src = picture.dataset.instead;
	delete picture.dataset.instead;
}

/** Writes moments that no island shows in the time of this device, like `Moment` does within islands. */
export function showOwnMoments(): void {
	for (const time of document.querySelectorAll<HTMLTimeElement>("main time[data-own=moment]"))
		if (!time.closest("tm-island")) time.textContent = ownMoment(time.dateTime);
}

/** What the controls of pages do besides what HTML does, for all of them at once and without React. */
export function startControls(): void {
	startTabs();
	startSections();
	addEventListener("click", (event) => {
		const clicked = event.target as HTMLElement;
		if (!clicked.closest || event.defaultPrevented) return;
		if (clicked.closest("a[data-back]")) goBack(event);
		else if (clicked.closest(".ft tbody")) followRow(clicked);
	});
	addEventListener("error", ({ target }) => replacePicture(target), true);
	// it may have failed before this script came
	for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-instead]"))
		if (picture.complete && picture.naturalWidth === 0) replacePicture(picture);
}
