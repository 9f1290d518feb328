import { ownMoment } from "../../lib/offline/own-moment.ts";
import { startTabs } from "./tabs.ts";

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

/** Brings tabs and pictures of a page to life, for all of them at once and without React. */
export function startControls(): void {
	startTabs();
	addEventListener("error", ({ target }) => replacePicture(target), true);
	// it may have failed before this script came
	for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-instead]"))
		if (picture.complete && picture.naturalWidth === 0) replacePicture(picture);
}
