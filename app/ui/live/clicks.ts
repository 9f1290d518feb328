/** Goes back to the list with its search and scroll position; who came from elsewhere gets the whole list. */
function goBack(event: MouseEvent): void {
	const cameFromHere = history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
	if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
	event.preventDefault();
	history.back();
}

/** A click anywhere in a row of figures follows the link of its name. */
function followRow(clicked: HTMLElement): void {
	if (clicked.closest("a, button, summary") || String(getSelection())) return;
	clicked.closest("tr")?.querySelector<HTMLAnchorElement>("th a")?.click();
}

/** Answers clicks on ways back and rows of figures. */
export function startClicks(): void {
	addEventListener("click", (event) => {
		const clicked = event.target as HTMLElement;
		if (!clicked.closest || event.defaultPrevented) return;
		if (clicked.closest("a[data-back]")) goBack(event);
		else if (clicked.closest(".ft tbody")) followRow(clicked);
	});
}
