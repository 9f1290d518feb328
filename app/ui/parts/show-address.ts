import { notFetched, toast } from "../toast.tsx";
import { address, PARTS_CHANGED, type Step } from "./address.ts";

/** Shorter waits show no placeholder, so that the page does not flicker. */
const SLOW_MS = 250;
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

const partsOf = (page: Document) =>
	new Map([...page.querySelectorAll<HTMLElement>("main [data-part]")].map((part) => [part.dataset.part, part]));

let pending: { to: string; step: Step } | undefined;
let running: AbortController | undefined;

/**
 * Fetches an address of this page and replaces the content of each part (`data-part`). Loads the page if the answer has
 * other parts, for example that of an error. Shows a toast titled `data-failed` if the server does not answer.
 */
export async function showAddress(to: string, step: Step, cache: RequestCache = "default"): Promise<void> {
	running?.abort();
	running = new AbortController();
	pending = { to, step };
	const { signal } = running;
	const endWaiting = showWaiting();
	try {
		const response = await fetch(to, { headers: { accept: "text/html" }, cache, signal });
		const page = new DOMParser().parseFromString(await response.text(), "text/html");
		if (signal.aborted) return;
		if (!replaceParts(page)) {
			if (step === "stay") location.reload();
			else location.assign(to);
			return;
		}
		const { pathname, search } = new URL(response.url);
		const before = address.shown;
		address.shown = pathname + search;
		const shown = address.shown + new URL(to, location.href).hash;
		if (step === "push") history.pushState(null, "", shown);
		if (step === "replace") history.replaceState(history.state, "", shown);
		document.title = page.title;
		fillForms(before);
		dispatchEvent(new Event(PARTS_CHANGED));
	} catch {
		if (!signal.aborted) reportFailure(to, step);
	} finally {
		endWaiting();
		if (!signal.aborted) pending = undefined;
	}
}

/** Fetches the parts again, of the address that is being fetched if there is one. */
export const refreshParts = (): Promise<void> => {
	const { to = location.href, step = "stay" as const } = pending ?? {};
	return showAddress(to, step, "no-cache");
};

/**
 * Returns false, and changes nothing, if the answer has other parts. Elements of parts stay, so that live regions
 * announce the change. The focus stays on the control at the same place, else moves to the part with `tabindex="-1"`.
 */
function replaceParts(page: Document): boolean {
	const [parts, answered] = [partsOf(document), partsOf(page)];
	if (parts.size === 0 || parts.size !== answered.size) return false;
	if (![...parts.keys()].every((name) => answered.has(name))) return false;
	const hadFocus = document.activeElement !== document.body;
	for (const [name, part] of parts) {
		const next = document.importNode(answered.get(name) as HTMLElement, true);
		const place = [...part.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement as Element);
		for (const { name } of [...part.attributes]) if (!next.hasAttribute(name)) part.removeAttribute(name);
		for (const { name, value } of next.attributes) part.setAttribute(name, value);
		if (part.querySelector("[data-part]")) continue;
		copyChoices(part, next);
		part.replaceChildren(...next.childNodes);
		if (place >= 0) part.querySelectorAll<HTMLElement>(FOCUSABLE)[place]?.focus({ preventScroll: true });
	}
	if (hadFocus && document.activeElement === document.body)
		document.querySelector<HTMLElement>('main [data-part][tabindex="-1"]')?.focus();
	return true;
}

/** Copies which details are open and which radio buttons are checked. */
function copyChoices(part: HTMLElement, next: HTMLElement): void {
	for (const details of next.querySelectorAll<HTMLDetailsElement>("details[id]")) {
		const previous = part.querySelector<HTMLDetailsElement>(`#${CSS.escape(details.id)}`);
		if (previous) details.open = previous.open;
	}
	for (const { name, value } of part.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")) {
		const same = next.querySelector<HTMLInputElement>(`input[name="${name}"][value="${CSS.escape(value)}"]`);
		if (same) same.checked = true;
	}
}

/** A placeholder for the list. Screen readers get it as a status, unless another status line says "Loading". */
function skeletonOf(height: string): HTMLElement {
	const list = document.createElement("div");
	list.className = height === "card" ? "waiting grid-auto" : "waiting";
	if (document.querySelector("main [data-loading]")) list.ariaHidden = "true";
	else Object.assign(list, { role: "status", ariaLabel: "Loading" });
	list.innerHTML = `<span class="skeleton" data-height="${height}"></span>`.repeat(6);
	return list;
}

/** Marks the parts as busy after 250 ms. Returns a function that removes the marks. */
function showWaiting(): () => void {
	const parts = [...partsOf(document).values()];
	const words = new Map<HTMLElement, string>();
	const timer = setTimeout(() => {
		for (const part of parts) {
			part.ariaBusy = "true";
			const { loading, skeleton } = part.dataset;
			if (skeleton) part.append(skeletonOf(skeleton));
			if (!loading) continue;
			words.set(part, part.textContent);
			part.textContent = loading;
		}
	}, SLOW_MS);
	return () => {
		clearTimeout(timer);
		for (const part of parts) {
			part.ariaBusy = null;
			part.querySelector(":scope > .waiting")?.remove();
			// no answer replaced the text
			if (words.has(part) && part.textContent === part.dataset.loading) part.textContent = words.get(part) ?? "";
		}
	};
}

function reportFailure(to: string, step: Step): void {
	const title = document.querySelector<HTMLElement>("main [data-failed]")?.dataset.failed ?? notFetched.title;
	const again = () => void showAddress(to, step);
	toast({ type: "error", title, text: notFetched.text, action: { label: "Try again", run: again } });
}

/** Writes the query into the fields of live forms, except fields that the fan has changed since the address `shown`. */
function fillForms(shown: string): void {
	const before = new URL(shown, location.href).searchParams;
	const query = new URLSearchParams(location.search);
	for (const form of document.querySelectorAll<HTMLFormElement>("form[data-live]"))
		for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]), select"))
			if (field.value === (before.get(field.name) ?? "")) field.value = query.get(field.name) ?? "";
}
