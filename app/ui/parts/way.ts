/** `push` and `replace` change the history with the address; `stay` is for an address that the history already has. */
export type Step = "push" | "replace" | "stay";

/** The event on the window when parts of the page have been replaced. */
export const PARTS_CHANGED = "parts-changed";

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
