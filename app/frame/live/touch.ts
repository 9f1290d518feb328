import { signOut } from "../../lib/session/session.ts";
import { startClicks } from "../../ui/live/clicks.ts";
import { startLiveForms } from "../../ui/parts/live-forms.ts";
import { startPartLinks } from "../../ui/parts/part-links.ts";
import { startLinkToasts, toast } from "../../ui/toast.tsx";
import { startMore } from "./more.ts";

/**
 * Answers touches without React: menus, the sheet of all areas, logging out, rows, live forms. Island pages load it
 * with the first touch, pages of the router with the frame.
 */
export function startTouch(): void {
	startMore();
	startLinkToasts();
	startClicks();
	addEventListener("click", ({ target }) => {
		const control = (target as Element | null)?.closest?.<HTMLElement>("a, button");
		if (!control) return;
		control.closest<HTMLElement>(":is(.menu, .xmenu):popover-open")?.hidePopover();
		const { act } = control.dataset;
		if (act === "sign-out") void logOut();
		if (act === "close") control.closest("dialog")?.close();
	});
}

/** What only island pages answer: on pages of the router it is the router that navigates. */
export function startPartTouch(): void {
	startTouch();
	startLiveForms();
	startPartLinks();
}

/** Logs out, and shows a toast when the server cannot be reached. */
async function logOut(): Promise<void> {
	if (await signOut("global")) return;
	const text = "We couldn't reach the site, so this browser is still signed in. Please finish logging out.";
	toast({ type: "error", title: "Not logged out yet", text });
}
