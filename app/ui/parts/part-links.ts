import { goTo } from "./way.ts";

/**
 * Follows links with `data-in-place` to another address of this page without leaving it. Without parts or
 * scripts the browser loads the page.
 */
export function startPartLinks(): void {
	addEventListener("click", (event) => {
		const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
		const link = (target as Element | null)?.closest?.<HTMLAnchorElement>("a[data-in-place]");
		if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
		if (link.pathname !== location.pathname || !document.querySelector("main [data-part]")) return;
		event.preventDefault();
		void goTo(link.href, link.href === location.href ? "replace" : "push");
	});
}
