/** How the history changes; 'stay': not at all, because Back has already changed the address. */
export type Step = "push" | "replace" | "stay";

/** The event on the window after parts of the page have been replaced. */
export const PARTS_CHANGED = "parts-changed";

export const here = (): string => location.pathname + location.search;

/**
 * `shown`: the address whose parts the page shows. After Back it differs from the address bar until the parts arrive.
 * `onBack`: set by an island that renders the addresses of its page itself. Back and Forward call it.
 */
export const address: { shown: string; onBack?: (() => void) | undefined } = { shown: "" };

/** Changes the address bar. "replace", or the same address again, replaces the current entry of the history. */
export function setAddress(to: string, state: unknown = null, step: "push" | "replace" = "push"): void {
	const replaces = step === "replace" || to === here();
	history[replaces ? "replaceState" : "pushState"](state, "", to);
	address.shown = here();
}
