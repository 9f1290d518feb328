/** `push` and `replace` change the history with the address; `stay` is for an address that the history already has. */
export type Step = "push" | "replace" | "stay";

/** The event on the window when parts of the page have been replaced. */
export const PARTS_CHANGED = "parts-changed";

export const here = (): string => location.pathname + location.search;
/**
 * `shown`: the address whose parts the page shows. It differs from the tab's after Back, until they are replaced.
 * `onBack`: set by an island that shows the addresses of its page itself; Back and Forward call it.
 */
export const address: { shown: string; onBack?: (() => void) | undefined } = { shown: "" };

/**
 * Writes the address of what an island shows into the tab: as a new entry of the history, with "replace" or for the same
 * address in place of the entry that is there. Back and Forward call `address.onBack`, or else fetch the page's parts.
 */
export function setAddress(to: string, state: unknown = null, step: "push" | "replace" = "push"): void {
	const replaces = step === "replace" || to === here();
	history[replaces ? "replaceState" : "pushState"](state, "", to);
	address.shown = here();
}
