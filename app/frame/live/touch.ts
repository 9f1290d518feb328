import { isPlain, linkOf } from "../../lib/browser/links.ts";
import { signOut } from "../../lib/session/session.ts";
import { startLiveForms, startPartLinks } from "../../ui/parts/live-controls.ts";
import { startLinkToasts, toast } from "../../ui/toast.tsx";

/** Handles clicks and forms outside islands, without React. The first touch of a page loads it. */
export function startTouch(): void {
	startMore();
	startLinkToasts();
	startClicks();
	startLiveForms();
	startPartLinks();
	addEventListener("click", ({ target }) => {
		const control = (target as Element | null)?.closest?.<HTMLElement>("a, button");
		if (!control) return;
		control.closest<HTMLElement>(":is(.menu, .xmenu):popover-open")?.hidePopover();
		const { act } = control.dataset;
		if (act === "sign-out") void logOut();
		if (act === "close") control.closest("dialog")?.close();
	});
	startProgressBar();
}

/** Logs out, and shows a toast when the server cannot be reached. */
async function logOut(): Promise<void> {
	if (await signOut("global")) return;
	const text = "We couldn't reach the site, so this browser is still signed in. Please finish logging out.";
	toast({ type: "error", title: "Not logged out yet", text });
}

const OPENS = 'a[data-opens="more"]';
const load = () => import("./more-sheet.ts");

/** Links with `data-opens="more"` open the sheet of all areas, or the page /more if the sheet fails to load. */
function startMore(): void {
	addEventListener("click", (event) => {
		const link = linkOf(event, OPENS);
		if (!link || !isPlain(event)) return;
		event.preventDefault();
		load()
			.then(({ openSheet }) => openSheet())
			.catch(() => location.assign(link.href));
	});
	const prefetch = (event: Event) => {
		if (linkOf(event, OPENS))
			load().then(
				({ prepareSheet }) => prepareSheet(),
				() => undefined,
			);
	};
	for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, prefetch, { passive: true });
}

/** Goes back if the fan came from this site, which restores filters and scroll position. Else the link is followed. */
function goBack(event: MouseEvent): void {
	const cameFromHere = history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
	if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
	event.preventDefault();
	history.back();
}

/** A click anywhere in a row of figures follows the link of its name. */
function followRow(clicked: HTMLElement): void {
	if (clicked.closest("a, button, summary") || String(getSelection())) return;
	clicked.closest("tr")?.querySelector<HTMLAnchorElement>("th a")?.click();
}

function startClicks(): void {
	addEventListener("click", (event) => {
		const clicked = event.target as HTMLElement;
		if (!clicked.closest || event.defaultPrevented) return;
		if (clicked.closest("a[data-back]")) goBack(event);
		else if (clicked.closest(".ft tbody")) followRow(clicked);
	});
}

/** Whether a link loads another page of the site in this tab. A path with an extension is a file. */
const leadsAway = ({ origin, pathname, search, hash, target, download }: HTMLAnchorElement): boolean =>
	origin === location.origin &&
	!(hash && pathname === location.pathname && search === location.search) &&
	(!target || target === "_self") &&
	!download &&
	!/\.\w+$/.test(pathname);

/**
 * Shows a bar while the browser loads the next page (SHELL-9), because an installed site has none of the browser. Call
 * it after all other listeners for clicks, which may prevent the default.
 */
function startProgressBar(): void {
	const bar = Object.assign(document.createElement("div"), { className: "route-progress", role: "progressbar" });
	bar.setAttribute("aria-label", "Loading page");
	const show = () => document.querySelector(".site-header")?.prepend(bar);
	addEventListener("click", (event) => {
		const link = linkOf(event, "a[href]");
		if (link && isPlain(event) && !event.defaultPrevented && leadsAway(link)) show();
	});
	addEventListener("submit", ({ target, defaultPrevented }) => {
		if (!defaultPrevented && (target as HTMLFormElement).method === "get") show();
	});
	// Back restores the page with the bar
	addEventListener("pageshow", () => bar.remove());
}
