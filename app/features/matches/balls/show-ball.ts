/** Selects the innings and opens the over of the address's anchor. */
function openTarget(scroll: boolean): void {
	const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
	const panel = target?.closest<HTMLElement>(".inns-panel");
	if (!target || !panel) return;
	panel.parentElement?.querySelector<HTMLInputElement>(`input[data-innings="${panel.dataset.innings}"]`)?.click();
	for (let element: Element | null = target; element && element !== panel; element = element.parentElement)
		if (element instanceof HTMLDetailsElement) element.open = true;
	if (scroll) target.scrollIntoView();
}

/** Shows the ball or over of the address's anchor, now and whenever the anchor changes. */
export function showBall(): void {
	// on load the browser has scrolled already
	openTarget(false);
	addEventListener("hashchange", () => openTarget(true));
}
