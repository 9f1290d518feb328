import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Shows what an address names when one comes to it without loading the page: opens the over it is in, and chooses its innings.
 * A page that is loaded does so by itself.
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
		// the browser has scrolled a page that it loaded
		if (hash) show(document.documentElement.dataset.moved !== undefined);
		window.addEventListener("hashchange", follow);
		return () => window.removeEventListener("hashchange", follow);
	}, [hash]);
}
