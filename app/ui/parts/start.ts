import { goTo } from "./way.ts";

const here = () => location.pathname + location.search;
/** The address whose parts the page shows. It differs from the tab's after Back, until they are replaced. */
export const address = { shown: "" };

/**
 * Writes the address of what an island shows into the tab: as a new entry of the history, with "replace" or for the same
 * address in place of the entry that is there. Back and Forward fetch the page's parts again.
 */
export function setAddress(to: string, state: unknown = null, step: "push" | "replace" = "push"): void {
	const replaces = step === "replace" || to === here();
	history[replaces ? "replaceState" : "pushState"](state, "", to);
	address.shown = here();
}

/** Follows Back and Forward between addresses of this page (part-links.ts). */
export function startParts(): void {
	address.shown = here();
	addEventListener("popstate", () => {
		if (here() !== address.shown) void goTo(location.href, "stay");
	});
}
