import { goTo } from "./way.ts";

const here = () => location.pathname + location.search;
/** The address whose parts the page shows. It differs from the tab's after Back, until they are replaced. */
export const address = { shown: "" };

/** Follows Back and Forward between addresses of this page (part-links.ts). */
export function startParts(): void {
	address.shown = here();
	addEventListener("popstate", () => {
		if (here() !== address.shown) void goTo(location.href, "stay");
	});
}
