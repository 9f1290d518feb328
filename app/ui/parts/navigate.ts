import { address, here, type Step } from "./address.ts";

const load = () => import("./show-address.ts");

/** Fetches another address of this page and replaces the parts that differ; the rest of the page is left alone. */
export const goTo = (to: string, step: Step): Promise<void> =>
	load().then(
		({ showAddress }) => showAddress(to, step),
		() => location.assign(to),
	);

/** Shows the parts of this page with what the server has now. */
export const refreshPage = (): Promise<void> =>
	load().then(
		({ refreshParts }) => refreshParts(),
		() => location.reload(),
	);

/** Follows Back and Forward between addresses of this page (live-controls.ts). */
export function startHistory(): void {
	address.shown = here();
	addEventListener("popstate", () => {
		if (here() === address.shown) return;
		if (!address.onBack) return void goTo(location.href, "stay");
		address.shown = here();
		address.onBack();
	});
}
