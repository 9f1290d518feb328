import { syncChoice } from "../../lib/theme-choice.ts";
import { openModal } from "../../ui/dialogs/modal.ts";

const PAGE = "/more";
let fetched: Promise<Document> | undefined;

/** Fetches the list before it is needed. Never rejects. */
export const prepareSheet = (): Promise<unknown> => fetchPage().catch(() => undefined);

/** Opens the sheet of all areas (SHELL-2). Its list is that of the page /more. Rejects if it cannot be fetched. */
export const openSheet = (): Promise<void> => fetchPage().then(open);

function fetchPage(): Promise<Document> {
	fetched ??= fetch(PAGE, { credentials: "omit", headers: { accept: "text/html" } })
		.then((response) => (response.ok ? response.text() : Promise.reject(new Error(PAGE))))
		.then((html) => new DOMParser().parseFromString(html, "text/html"));
	fetched.catch(() => {
		fetched = undefined;
	});
	return fetched;
}

function open(page: Document): void {
	const sheet = document.querySelector<HTMLDialogElement>("dialog.more");
	const body = sheet?.querySelector(".more-content");
	if (!sheet || !body || sheet.open) return;
	const parts = [...page.querySelectorAll("main :is(.more-body, .theme-row)")];
	body.replaceChildren(...parts.map((part) => document.importNode(part, true)));
	markCurrent(body);
	for (const radio of body.querySelectorAll<HTMLInputElement>("[data-theme-choice]")) {
		// the footer's radio buttons may have the same name
		radio.name = "theme-in-sheet";
		syncChoice(radio);
	}
	const stop = openModal(sheet);
	sheet.addEventListener("close", stop, { once: true });
}

/** Marks the current area, like `currentArea` of areas.ts. */
function markCurrent(list: Element): void {
	const { pathname, search } = location;
	const areas = [...list.querySelectorAll<HTMLAnchorElement>("a[href]")].filter((area) => {
		area.removeAttribute("aria-current");
		if (area.search) return area.pathname + area.search === pathname + search;
		return area.pathname === pathname || (area.pathname !== "/" && pathname.startsWith(`${area.pathname}/`));
	});
	areas.sort((a, b) => b.href.length - a.href.length)[0]?.setAttribute("aria-current", "page");
}
