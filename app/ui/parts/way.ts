/** `push` and `replace` change the history with the address; `stay` is for an address that the history already has. */
export type Step = "push" | "replace" | "stay";
/** The event on the window when parts of the page have been replaced. */
export const PARTS_CHANGED = "parts-changed";

/** Shows another address of this page in this tab, or the same one again with what is new. */
type Way = { go: (to: string, step: Step) => Promise<void>; refresh: () => Promise<void> };

const load = () => import("./show-address.ts");
let way: Way = {
	go: (to, step) =>
		load().then(
			({ showAddress }) => showAddress(to, step),
			() => location.assign(to),
		),
	refresh: () =>
		load().then(
			({ refreshParts }) => refreshParts(),
			() => location.reload(),
		),
};

/** Pages of the router navigate instead of replacing parts. */
export function setWay(other: Way): void {
	way = other;
}

/** Shows another address of this page: its parts are replaced, the rest stays as it is. */
export const goTo = (to: string, step: Step): Promise<void> => way.go(to, step);
/** Shows the parts of this page with what the server has now. */
export const refreshPage = (): Promise<void> => way.refresh();
