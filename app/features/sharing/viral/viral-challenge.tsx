import { type ReactNode, useEffect, useState } from "react";
import { useLazyPart } from "../../../lib/hooks/use-late.ts";
import { isDue, OPENS_AFTER_MS } from "./due.ts";

const viralSheet = () => import("./viral-sheet.tsx");

/** Pages where the challenge would interrupt something. */
const BUSY_PAGES = /^\/(auth|welcome|settings|profile|s|cms-\w+)(\/|$)/;
const BUSY = "input, textarea, select, [contenteditable], [role=dialog] *, [role=alertdialog] *, :popover-open *";

/**
 * VIRAL-2: opens the challenge two seconds after the page has loaded, if it is due. It is part of the frame and loads
 * its content only then, so that it delays no page and robots do not see it. `armyPicker`: shown after accepting, to
 * join a team.
 */
export function ViralChallenge({ armyPicker }: { armyPicker: ReactNode }) {
	const [open, setOpen] = useState(false);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const later = () => {
			// after a failed download the next page tries again
			timer = setTimeout(() => void look().catch(() => undefined), OPENS_AFTER_MS);
		};
		async function look() {
			if (!isDueHere()) return;
			// does not interrupt, and does not open in a background tab
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
	// the challenge is optional, so a failed download is not reported
	const ViralSheet = useLazyPart(viralSheet, open, close);
	return ViralSheet ? <ViralSheet armyPicker={armyPicker} onClosed={close} /> : null;
}

function isDueHere(): boolean {
	try {
		return isDue(window.localStorage);
	} catch {
		// without storage it would open on every page
		return false;
	}
}

const isBusy = () =>
	document.visibilityState === "hidden" ||
	BUSY_PAGES.test(window.location.pathname) ||
	document.querySelector("[data-undisturbed]") !== null ||
	(document.activeElement?.matches(BUSY) ?? false);
