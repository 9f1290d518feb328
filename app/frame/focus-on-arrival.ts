import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to a new page's content, as a browser does when it loads one: a screen reader starts there, and the
 * keyboard does not stay on a link that is gone. A search within the page moves nothing, nor does a step that says it
 * sets the focus itself (`state.keepFocus`).
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
