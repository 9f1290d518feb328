import { address, here, type Step } from "./address.ts";

const load = () => import("./show-address.ts");

/** Replaces the parts of the page by those of another of its addresses. Loads the page if the script fails to load. */
export const goTo = (to: string, step: Step): Promise<void> =>
	load().then(
		({ showAddress }) => showAddress(to, step),
		() => location.assign(to),
	);

/** Fetches the parts of this page again. */
export const refreshPage = (): Promise<void> =>
	load().then(
		({ refreshParts }) => refreshParts(),
		() => location.reload(),
	);

/** Shows the parts of the address to which Back or Forward leads within this page. */
export function startHistory(): void {
	address.shown = here();
	addEventListener("popstate", () => {
		if (here() === address.shown) return;
		if (!address.onBack) return void goTo(location.href, "stay");
		address.shown = here();
		address.onBack();
	});
}
