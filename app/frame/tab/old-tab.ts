import { useEffect, useRef } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { loadForUpdate, putBackTyped } from "../../lib/browser/old-tab.ts";

/**
 * A tab from before an update follows its links: when the script of the next page is gone, the router reloads the page that the
 * fan is on. The browser names each reload before it happens, so that the tab loads the page the fan wants in its place.
 */
export function useOldTab(): void {
	const { location: wanted } = useNavigation();
	const to = useRef<string>(undefined);
	to.current = wanted && createPath(wanted);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page may be the one on which something was typed
	useEffect(putBackTyped, [key]);
	useEffect(() => {
		const onNavigate = (event: NavigateEvent) => {
			const next = to.current;
			if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || !next) return;
			event.preventDefault();
			// a navigation begun while another is cancelled is cancelled with it
			setTimeout(() => loadForUpdate(next) || location.assign(next));
		};
		// browsers without it reload the page that the fan is on
		window.navigation?.addEventListener("navigate", onNavigate);
		return () => window.navigation?.removeEventListener("navigate", onNavigate);
	}, []);
}
