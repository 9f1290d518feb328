import { storeToast } from "../lib/browser/next-toast.ts";
import "./styles/toast.css";

export type Notice = {
	title: string;
	text?: string;
	type: "success" | "error" | "info";
	/** a button, or a link to an address of the site */
	action?: { label: string; run: () => void } | { label: string; to: string };
};

/** The toast for a part of a page that failed to load. */
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

/** Shows a toast for five seconds (SHELL-8) in place of the one before. Screen readers announce it. */
export function toast({ title, text, type, action }: Notice): void {
	const element = document.createElement("div");
	element.className = "toast";
	element.dataset.type = type;
	element.innerHTML = icon(`<circle cx="12" cy="12" r="10"/><path d="${ICONS[type]}"/>`) + FRAME;
	const texts = element.querySelector("div");
	const titleElement = element.querySelector(".toast-title");
	if (titleElement) titleElement.textContent = title;
	if (text) texts?.append(Object.assign(document.createElement("p"), { className: "toast-text", textContent: text }));
	if (action) texts?.append(actionControl(action, () => dismiss(element)));
	element.querySelector("button[aria-label]")?.addEventListener("click", () => dismiss(element));
	// it stays while the pointer or the focus is in it
	for (const type of ["pointerenter", "focusin"]) element.addEventListener(type, () => clearTimeout(timer));
	for (const type of ["pointerleave", "focusout"]) element.addEventListener(type, () => dismissLater(element));
	document.querySelector(".toast-viewport")?.replaceChildren(element);
	dismissLater(element);
}

/** Stores the toast of a clicked link (`data-toast-title`, `data-toast-text`) for the page that it opens. */
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

function actionControl(action: NonNullable<Notice["action"]>, go: () => void): HTMLElement {
	const control = document.createElement("to" in action ? "a" : "button");
	control.className = "btn toast-way";
	control.textContent = action.label;
	if (control instanceof HTMLAnchorElement && "to" in action) control.href = action.to;
	control.addEventListener("click", () => {
		go();
		if ("run" in action) action.run();
	});
	return control;
}

function dismiss(element: HTMLElement): void {
	clearTimeout(timer);
	element.remove();
}

function dismissLater(element: HTMLElement): void {
	clearTimeout(timer);
	timer = setTimeout(() => dismiss(element), MS_ON_SCREEN);
}
