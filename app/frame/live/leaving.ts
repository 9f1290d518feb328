import { isPlain, linkOf } from "./links.ts";

/** Whether the link loads another page of the site in this tab; a path with an ending is a file. */
const leadsAway = ({ origin, pathname, search, hash, target, download }: HTMLAnchorElement): boolean =>
	origin === location.origin &&
	!(hash && pathname === location.pathname && search === location.search) &&
	(!target || target === "_self") &&
	!download &&
	!/\.\w+$/.test(pathname);

/**
 * Shows a bar at the top while the browser fetches the next page (SHELL-9): an installed site has no bar of the browser.
 * Call it after whatever else listens to clicks.
 */
export function startLeaving(): void {
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
	// Back shows this page again as it was left
	addEventListener("pageshow", () => bar.remove());
}
