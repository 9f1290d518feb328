import { ownMoment } from "../../lib/offline/own-moment.ts";
import { listStoredPages, type StoredPage, siteIsReached } from "../../lib/offline/storage.ts";
import { ownPath } from "../../lib/return-path.ts";

const part = (name: string) => document.querySelector<HTMLElement>(`[data-kept="${name}"]`);

/** Fills the page /offline: the pages that can be read, and the way to the one that was requested. */
export function startKeptPages(): void {
	const list = part("list");
	if (!list) return;
	const asked = ownPath(new URLSearchParams(location.search).get("to"));
	if (asked) showAsked(asked);
	const show = (pages: StoredPage[]) => {
		part("waiting")?.remove();
		for (const page of pages) list.append(rowOf(page));
		const none = part("none");
		if (none) none.hidden = pages.length > 0;
	};
	listStoredPages().then(show, () => show([]));
}

/** Leads to the page that was requested, as soon as the site is reached. */
function showAsked(asked: string): void {
	const note = part("asked");
	if (note) note.hidden = false;
	note?.querySelector("a")?.setAttribute("href", asked);
	const back = async () => {
		if (await siteIsReached()) location.replace(asked);
	};
	// the connection may have returned before the page listened
	if (navigator.onLine) void back();
	addEventListener("online", back);
}

function rowOf({ path, title, at }: StoredPage): HTMLElement {
	const row = document.createElement("li");
	const link = Object.assign(document.createElement("a"), { href: path, textContent: title || path });
	const time = Object.assign(document.createElement("time"), { dateTime: at, textContent: ownMoment(at) });
	const note = Object.assign(document.createElement("span"), { className: "note" });
	note.append(time);
	row.append(link, " ", note);
	return row;
}
