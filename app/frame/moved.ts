import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Marks a browser that went on to another page. From there on pages are laid out whole: where somebody goes back to a place far
 * down, that place has to be where it was. A layout effect, because the router scrolls in one too, a little later.
 */
export function useMoved() {
	const { key } = useLocation();
	const first = useRef(key);
	useLayoutEffect(() => {
		if (key !== first.current) document.documentElement.dataset.moved = "";
	}, [key]);
}
