/** Opens the over of the page's address, and selects its innings. */
function openTarget(scroll: boolean): void {
	const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
	const panel = target?.closest<HTMLElement>(".inns-panel");
	if (!target || !panel) return;
	panel.parentElement?.querySelector<HTMLInputElement>(`input[data-innings="${panel.dataset.innings}"]`)?.click();
	for (let element: Element | null = target; element && element !== panel; element = element.parentElement)
		if (element instanceof HTMLDetailsElement) element.open = true;
	if (scroll) target.scrollIntoView();
}

/** Shows the ball or over that the address of a match is about, now and with each link to another. */
export function showBall(): void {
	// the browser has scrolled to it already
	openTarget(false);
	addEventListener("hashchange", () => openTarget(true));
}
