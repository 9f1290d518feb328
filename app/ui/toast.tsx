import { storeToast } from "../lib/browser/next-toast.ts";
import "./styles/toast.css";

export type Notice = {
	title: string;
	text?: string;
	type: "success" | "error" | "info";
	/** a way on: a button, or a link to an address of the site */
	action?: { label: string; run: () => void } | { label: string; to: string };
};

/** The toast for a part of a page that could not be loaded. */
export const notFetched = {
	type: "error",
	title: "We couldn't load this",
	text: "You may be offline. Please try again.",
} as const satisfies Notice;

const MS_ON_SCREEN = 5000;
/** Paths of a 24-pixel icon in a circle. */
const ICONS = { success: "m9 12 2 2 4-4", error: "M12 8v4M12 16h.01", info: "M12 16v-4M12 8h.01" };
const icon = (paths: string) =>
	`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
const FRAME = `<div><p class="toast-title"></p></div><button type="button" class="btn" data-variant="quiet" data-size="icon" aria-label="Dismiss">${icon('<path d="M18 6 6 18M6 6l12 12"/>')}</button>`;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the result of an action: for five seconds, one at a time, announced to screen readers (SHELL-8), in the frame's `ToastRegion`. */
export function toast({ title, text, type, action }: Notice): void {
	const shown = document.createElement("div");
	shown.className = "toast";
	shown.dataset.type = type;
	shown.innerHTML = icon(`<circle cx="12" cy="12" r="10"/><path d="${ICONS[type]}"/>`) + FRAME;
	const words = shown.querySelector("div");
	const first = shown.querySelector(".toast-title");
	if (first) first.textContent = title;
	if (text) words?.append(Object.assign(document.createElement("p"), { className: "toast-text", textContent: text }));
	if (action) words?.append(wayOn(action, () => leave(shown)));
	shown.querySelector("button[aria-label]")?.addEventListener("click", () => leave(shown));
	// the pointer or the focus in it gives the reader time
	for (const type of ["pointerenter", "focusin"]) shown.addEventListener(type, () => clearTimeout(timer));
	for (const type of ["pointerleave", "focusout"]) shown.addEventListener(type, () => leaveLater(shown));
	document.querySelector(".toast-viewport")?.replaceChildren(shown);
	leaveLater(shown);
}

/** Stores what a link says of where it leads (`data-toast-title` and `data-toast-text`), for the next page. */
export function startLinkToasts(): void {
	addEventListener("click", ({ target }) => {
		const link = (target as Element | null)?.closest?.<HTMLElement>("a[data-toast-title]");
		if (!link) return;
		const { toastTitle = "", toastText = "" } = link.dataset;
		toastOnArrival({ type: "info", title: toastTitle, text: toastText });
	});
}

/** Shows a toast on the page that this tab loads next. */
export const toastOnArrival = (notice: Omit<Notice, "action">): void => storeToast(notice);

function wayOn(action: NonNullable<Notice["action"]>, go: () => void): HTMLElement {
	const way = document.createElement("to" in action ? "a" : "button");
	way.className = "btn toast-way";
	way.textContent = action.label;
	if (way instanceof HTMLAnchorElement && "to" in action) way.href = action.to;
	way.addEventListener("click", () => {
		go();
		if ("run" in action) action.run();
	});
	return way;
}

function leave(shown: HTMLElement): void {
	clearTimeout(timer);
	shown.remove();
}

function leaveLater(shown: HTMLElement): void {
	clearTimeout(timer);
	timer = setTimeout(() => leave(shown), MS_ON_SCREEN);
}
