import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to a new page's content, like a browser that loads a page: screen readers start there, and the
 * focus does not stay on a removed link. A change of the query alone moves nothing, nor does a navigation with
 * `state.keepFocus`, whose page sets the focus itself.
 */
export function useFocusOnArrival() {
	const { pathname, state } = useLocation();
	const keepFocus = Boolean(state?.keepFocus);
	const here = useRef(pathname);
	useEffect(() => {
		if (here.current === pathname) return;
		here.current = pathname;
		if (!keepFocus) document.getElementById("main")?.focus({ preventScroll: true });
	}, [pathname, keepFocus]);
}
