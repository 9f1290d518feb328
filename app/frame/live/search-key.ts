const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The slash opens the search (SEARCH-1), as a click on its link does. */
export function startSearchKey(): void {
	addEventListener("keydown", (event) => {
		if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
		const link = document.querySelector<HTMLAnchorElement>('a[data-opens="search"]');
		if (!link || document.querySelector("dialog:modal")) return;
		event.preventDefault();
		link.click();
	});
}
