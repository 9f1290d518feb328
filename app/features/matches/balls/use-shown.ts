import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Shows the anchor of an address after a navigation within the browser: opens its over, and selects its innings. A
 * loaded page does so by itself.
 */
export function useShown(): void {
	const { hash } = useLocation();
	useEffect(() => {
		const show = (scroll: boolean) => {
			const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
			const panel = target?.closest<HTMLElement>(".inns-panel");
			if (!target || !panel) return;
			panel.parentElement?.querySelector<HTMLInputElement>(`input[data-innings="${panel.dataset.innings}"]`)?.click();
			for (let at: Element | null = target; at && at !== panel; at = at.parentElement)
				if (at instanceof HTMLDetailsElement) at.open = true;
			if (scroll) target.scrollIntoView();
		};
		const follow = () => show(true);
		// after a page load the browser has scrolled already
		if (hash) show(document.documentElement.dataset.moved !== undefined);
		window.addEventListener("hashchange", follow);
		return () => window.removeEventListener("hashchange", follow);
	}, [hash]);
}
