import { signOut } from "../../lib/session/session.ts";
import { startClicks } from "../../ui/live/clicks.ts";
import { startLiveForms } from "../../ui/parts/live-forms.ts";
import { startPartLinks } from "../../ui/parts/part-links.ts";
import { startLinkToasts, toast } from "../../ui/toast.tsx";
import { startLeaving } from "./leaving.ts";
import { startMore } from "./more.ts";

/**
 * Answers touches without React: menus, the sheet of all areas, logging out, rows, forms and links that change parts of
 * the page. A page loads it with the first touch.
 */
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
	startLeaving();
}

/** Logs out, and shows a toast when the server cannot be reached. */
async function logOut(): Promise<void> {
	if (await signOut("global")) return;
	const text = "We couldn't reach the site, so this browser is still signed in. Please finish logging out.";
	toast({ type: "error", title: "Not logged out yet", text });
}
