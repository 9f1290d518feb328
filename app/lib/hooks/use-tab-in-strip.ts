import { useEffect, useRef } from "react";

/** Scrolls a strip of tabs to its active one, which on a phone may be outside of it. Returns the strip's ref. */
export function useTabInStrip<Strip extends HTMLElement>(active: string | undefined) {
	const strip = useRef<Strip>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the tab is active once it is drawn as active
	useEffect(() => {
		const tab = strip.current?.querySelector<HTMLElement>(".tab[data-active]");
		if (!strip.current || !tab) return;
		const [outer, inner] = [strip.current.getBoundingClientRect(), tab.getBoundingClientRect()];
		if (inner.left < outer.left || inner.right > outer.right)
			strip.current.scrollBy({ left: inner.left - outer.left - (outer.width - inner.width) / 2 });
	}, [active]);
	return strip;
}
