import { useEffect, useRef } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { loadForUpdate } from "../../lib/browser/old-tab.ts";
import { putBackTyped } from "../../lib/browser/typed.ts";

/**
 * Makes links work in a tab that was opened before an update of the site. When the script of the next page is gone, React Router
 * reloads the current page and loses the click. The Navigation API announces that reload, so the hook cancels it and loads the page
 * that the fan clicked.
 */
export function useOldTab(): void {
	const { location: wanted } = useNavigation();
	const to = useRef<string>(undefined);
	to.current = wanted && createPath(wanted);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: restores the fields after every navigation
	useEffect(putBackTyped, [key]);
	useEffect(() => {
		const onNavigate = (event: NavigateEvent) => {
			const next = to.current;
			if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || !next) return;
			event.preventDefault();
			// deferred, because the browser also cancels a navigation that starts inside this event
			setTimeout(() => loadForUpdate(next) || location.assign(next));
		};
		// browsers without the Navigation API still reload the current page
		window.navigation?.addEventListener("navigate", onNavigate);
		return () => window.navigation?.removeEventListener("navigate", onNavigate);
	}, []);
}
