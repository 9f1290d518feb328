import { ownMoment } from "../../lib/offline/own-moment.ts";

/** Replaces a picture that failed to load by that of its attribute `data-instead`. */
function replacePicture(picture: unknown): void {
	if (!(picture instanceof HTMLImageElement) || !picture.dataset.instead) return;
	picture.src = picture.dataset.instead;
	delete picture.dataset.instead;
}

/** Writes the times outside islands in the time zone of this device. Within islands `Moment` does. */
export function showOwnMoments(): void {
	for (const time of document.querySelectorAll<HTMLTimeElement>("main time[data-own=moment]"))
		if (!time.closest("tm-island")) time.textContent = ownMoment(time.dateTime);
}

/** Starts the keys of tabs and the replacement of broken pictures. */
export function startControls(): void {
	startTabs();
	addEventListener("error", ({ target }) => replacePicture(target), true);
	// pictures that failed before this script ran
	for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-instead]"))
		if (picture.complete && picture.naturalWidth === 0) replacePicture(picture);
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const CHOSEN = ".tabs-list .tab[data-active], .subtabs .tab[data-active], .chips > [aria-current=true]";

function moveFocus(event: KeyboardEvent): void {
	const tab = (event.target as Element | null)?.closest?.<HTMLElement>("[role=tab]");
	if (!tab) return;
	const { key } = event;
	const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
	const to = key === "Home" ? 0 : key === "End" ? tabs.length - 1 : tabs.indexOf(tab) + (STEPS[key] ?? Number.NaN);
	const target = key === " " ? tab : tabs[(to + tabs.length) % tabs.length];
	if (!target) return;
	event.preventDefault();
	target.focus();
	target.click();
}

/** Scrolls a strip to its chosen tab or chip, which may be out of view on a phone. */
function showChosen(chosen: Element): void {
	const strip = chosen.parentElement?.closest(".tabs-list, .subtabs ul, .chips");
	if (!strip) return;
	const [outer, inner] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
	if (inner.left < outer.left || inner.right > outer.right)
		strip.scrollBy({ left: inner.left - outer.left - (outer.width - inner.width) / 2 });
}

/** Arrow keys, Home and End open other tabs of a strip. The strip scrolls to the chosen one. */
function startTabs(): void {
	addEventListener("keydown", moveFocus);
	for (const chosen of document.querySelectorAll(CHOSEN)) showChosen(chosen);
	new MutationObserver((changes) => {
		for (const { target } of changes) if ((target as Element).matches(CHOSEN)) showChosen(target as Element);
	}).observe(document.body, { subtree: true, attributeFilter: ["data-active"] });
}
