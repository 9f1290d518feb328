const CHOSEN = ".tabs-list .tab[data-active], .subtabs .tab[data-active], .chips > [aria-current=true]";

/** Scrolls a strip to its chosen tab or chip, which on a phone may be outside of it. */
function showChosen(chosen: Element): void {
	const strip = chosen.parentElement?.closest(".tabs-list, .subtabs ul, .chips");
	if (!strip) return;
	const [outer, inner] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
	if (inner.left < outer.left || inner.right > outer.right)
		strip.scrollBy({ left: inner.left - outer.left - (outer.width - inner.width) / 2 });
}

/** Scrolls each strip of tabs to the chosen one, now and when another is chosen. */
export function showChosenTabs(): void {
	for (const chosen of document.querySelectorAll(CHOSEN)) showChosen(chosen);
	new MutationObserver((changes) => {
		for (const { target } of changes) if ((target as Element).matches(CHOSEN)) showChosen(target as Element);
	}).observe(document.body, { subtree: true, attributeFilter: ["data-active"] });
}
