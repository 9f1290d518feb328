import { goTo } from "./way.ts";

const here = () => location.pathname + location.search;
/** The address whose parts the page shows. It differs from the tab's after Back, until they are replaced. */
export const address = { shown: "" };

/** Gives what an island shows an address of its own. On Back and Forward the parts of the address are fetched. */
export function setAddress(to: string, state: unknown = null): void {
	if (to === here()) history.replaceState(state, "", to);
	else history.pushState(state, "", to);
	address.shown = here();
}

/** Follows Back and Forward between addresses of this page (part-links.ts). */
export function startParts(): void {
	address.shown = here();
	addEventListener("popstate", () => {
		if (here() !== address.shown) void goTo(location.href, "stay");
	});
}

/** Gives the tab another address of this page, which an island shows already. A reload or Back then opens that one. */
export function replaceAddress(to: string): void {
	address.shown = to;
	history.replaceState(history.state, "", to);
}
