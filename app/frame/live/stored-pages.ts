import { ownMoment } from "../../lib/offline/own-moment.ts";
import { isSiteReachable, listStoredPages, type StoredPage } from "../../lib/offline/storage.ts";
import { ownPath } from "../../lib/return-path.ts";

/** Pages that are useless offline. */
const NOT_LISTED = /^\/(offline|search|more|terms|privacy|cookies)\b/;

const part = (name: string) => document.querySelector<HTMLElement>(`[data-kept="${name}"]`);

/** Fills the page /offline with links to the stored pages, and with one to the page that was requested. */
export function startStoredPages(): void {
	const list = part("list");
	if (!list) return;
	const requested = ownPath(new URLSearchParams(location.search).get("to"));
	if (requested) showRequested(requested);
	const show = (stored: StoredPage[]) => {
		part("waiting")?.remove();
		const pages = stored.filter(({ path }) => !NOT_LISTED.test(path));
		for (const [kind, ofKind] of Map.groupBy(pages, kindOf))
			list.append(
				Object.assign(document.createElement("li"), { className: "label", textContent: kind }),
				...ofKind.map(rowOf),
			);
		const none = part("none");
		if (none) none.hidden = pages.length > 0;
	};
	listStoredPages().then(show, () => show([]));
}

/** Opens the requested page as soon as the site answers. */
function showRequested(requested: string): void {
	const note = part("requested");
	if (note) note.hidden = false;
	note?.querySelector("a")?.setAttribute("href", requested);
	const back = async () => {
		if (await isSiteReachable()) location.replace(requested);
	};
	// the connection may have returned before the listener
	if (navigator.onLine) void back();
	addEventListener("online", back);
}

/** 'Players' for /players/virat-kohli. */
function kindOf({ path }: StoredPage): string {
	const area = path.split(/[/?]/)[1] || "home";
	return (area[0] ?? "").toUpperCase() + area.slice(1);
}

const HOUR_MS = 3_600_000;

/** '12 min ago', after an hour the date and time. */
const agoOf = (at: string): string => {
	const ago_ms = Date.now() - Date.parse(at);
	return ago_ms < HOUR_MS ? `${Math.max(1, Math.round(ago_ms / 60_000))} min ago` : ownMoment(at);
};

function rowOf({ path, title, at }: StoredPage): HTMLElement {
	const row = document.createElement("li");
	const link = Object.assign(document.createElement("a"), {
		href: path,
		textContent: title.replace(/ \| [^|]*$/, "") || path,
	});
	const time = Object.assign(document.createElement("time"), { dateTime: at, textContent: agoOf(at) });
	const note = Object.assign(document.createElement("span"), { className: "note" });
	note.append(time);
	row.append(link, " ", note);
	return row;
}
