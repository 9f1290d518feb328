import { startLiveForms } from "./live-forms.ts";
import { goTo } from "./way.ts";

const here = () => location.pathname + location.search;
/** The address whose parts the page shows. It differs from the tab's after Back, until they are replaced. */
export const address = { shown: "" };

/**
 * Brings live forms to life, and follows links with `data-follow="keep-scroll"` to another address of this page without leaving it, and Back and
 * Forward between such addresses. Without parts or scripts the browser loads the page.
 */
export function startParts(): void {
	address.shown = here();
	startLiveForms();
	addEventListener("click", (event) => {
		const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
		const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-follow~="keep-scroll"]');
		if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
		if (link.pathname !== location.pathname || !document.querySelector("main [data-part]")) return;
		event.preventDefault();
		void goTo(link.href, link.href === location.href ? "replace" : "push");
	});
	addEventListener("popstate", () => {
		if (here() !== address.shown) void goTo(location.href, "stay");
	});
}
