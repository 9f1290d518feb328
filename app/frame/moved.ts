import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Marks the document after the first navigation. From then on pages are laid out in full, so that going back restores
 * the scroll position. It is a layout effect, because the router scrolls in one too, a little later.
 */
export function useMoved() {
	const { key } = useLocation();
	const first = useRef(key);
	useLayoutEffect(() => {
		if (key !== first.current) document.documentElement.dataset.moved = "";
	}, [key]);
}
