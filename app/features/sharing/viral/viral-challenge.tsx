import { type ReactNode, useEffect, useState } from "react";
import { useLate } from "../../../lib/hooks/use-late.ts";
import { isDue, OPENS_AFTER_MS } from "./due.ts";

const viralSheet = () => import("./viral-sheet.tsx");

/** Where somebody has begun something, or is about to be led on. */
const BUSY_PAGES = /^\/(auth|welcome|settings|profile|s|cms-\w+)(\/|$)/;
const BUSY = "input, textarea, select, [contenteditable], [role=dialog] *, [role=alertdialog] *, :popover-open *";

/**
 * VIRAL-2: opens the challenge two seconds after a page is there, if it is due. Stands in the frame; what it shows is fetched
 * then, so that it holds up no page, and no robot sees it. `teamPicker`: where one joins a team, shown after accepting.
 */
export function ViralChallenge({ teamPicker }: { teamPicker: ReactNode }) {
	const [open, setOpen] = useState(false);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const later = () => {
			// what it needs cannot be fetched: another page asks again
			timer = setTimeout(() => void look().catch(() => undefined), OPENS_AFTER_MS);
		};
		async function look() {
			if (!isDueHere()) return;
			// nobody is interrupted, and nothing opens behind another tab
			if (isBusy()) return later();
			const { isRobot } = await import("../../../../platform/http/robots.ts");
			if (!isRobot(navigator.userAgent)) setOpen(true);
		}
		if (document.readyState === "complete") later();
		else window.addEventListener("load", later, { once: true });
		return () => {
			window.removeEventListener("load", later);
			clearTimeout(timer);
		};
	}, []);
	const close = () => setOpen(false);
	// nobody asked for it, so nobody is told that it did not come
	const ViralSheet = useLate(viralSheet, open, close);
	return ViralSheet ? <ViralSheet teamPicker={teamPicker} onClosed={close} /> : null;
}

function isDueHere(): boolean {
	try {
		return isDue(window.localStorage);
	} catch {
		// a browser that keeps nothing would be asked on every page
		return false;
	}
}

const isBusy = () =>
	document.visibilityState === "hidden" ||
	BUSY_PAGES.test(window.location.pathname) ||
	document.querySelector("[data-undisturbed]") !== null ||
	(document.activeElement?.matches(BUSY) ?? false);
