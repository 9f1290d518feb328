import { isPlain, linkOf } from "../../lib/browser/links.ts";
import { goTo } from "./navigate.ts";

const TYPING_PAUSE_MS = 350;
type Field = HTMLInputElement | HTMLSelectElement;

/** The address of a GET form, without its empty fields. */
function addressOf(form: HTMLFormElement): string {
	const to = new URL(form.action);
	for (const [name, value] of new FormData(form)) {
		const text = String(value).trim();
		if (text) to.searchParams.append(name, text);
	}
	return to.pathname + to.search;
}

/**
 * Shows the results of GET forms with `data-live` on the same page: when one is sent, when a select changes, and with
 * `data-live="typing"` also while the fan types, which adds no entry to the history.
 */
export function startLiveForms(): void {
	let pause: ReturnType<typeof setTimeout> | undefined;
	const search = (form: HTMLFormElement) => {
		clearTimeout(pause);
		const to = addressOf(form);
		if (to !== location.pathname + location.search) void goTo(to, form.dataset.live === "typing" ? "replace" : "push");
	};
	// changes from before this script ran
	for (const form of document.querySelectorAll<HTMLFormElement>("form[data-live]")) {
		const eager = form.dataset.live === "typing" ? "input[type=search], select" : "select";
		const query = new URLSearchParams(location.search);
		if ([...form.querySelectorAll<Field>(eager)].some(({ name, value }) => value.trim() !== (query.get(name) ?? "")))
			pause = setTimeout(search, TYPING_PAUSE_MS, form);
	}
	const liveForm = ({ target }: Event) => {
		const form = (target as Partial<Field> | null)?.form ?? target;
		return form instanceof HTMLFormElement && form.dataset.live !== undefined ? form : undefined;
	};
	addEventListener("submit", (event) => {
		const form = liveForm(event);
		if (!form) return;
		event.preventDefault();
		search(form);
	});
	addEventListener("change", (event) => {
		const form = liveForm(event);
		if (form && event.target instanceof HTMLSelectElement) search(form);
	});
	addEventListener("input", (event) => {
		const form = liveForm(event);
		if (form?.dataset.live !== "typing") return;
		clearTimeout(pause);
		pause = setTimeout(search, TYPING_PAUSE_MS, form);
	});
}

/** Follows links with `data-in-place` to another address of this page by replacing its parts. */
export function startPartLinks(): void {
	addEventListener("click", (event) => {
		const link = linkOf(event, "a[data-in-place]");
		if (!link || event.defaultPrevented || !isPlain(event)) return;
		if (link.pathname !== location.pathname || !document.querySelector("main [data-part]")) return;
		event.preventDefault();
		void goTo(link.href, link.href === location.href ? "replace" : "push");
	});
}
