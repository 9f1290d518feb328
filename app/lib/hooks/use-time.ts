import { useEffect, useState } from "react";

/**
 * The time in milliseconds, updated each minute while the page is visible. `ahead_ms`: how far the server's clock is
 * ahead.
 */
export function useMinute(ahead_ms = 0): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const look = () => !document.hidden && setNow(Date.now());
		const timer = setInterval(look, 60_000);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, []);
	return now + ahead_ms;
}

/** True after a wait that is long enough to show, so that quick answers do not make the page flicker. */
export function useSlow(waiting: boolean): boolean {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		if (!waiting) return;
		const timer = setTimeout(() => setSlow(true), 250);
		return () => {
			clearTimeout(timer);
			setSlow(false);
		};
	}, [waiting]);
	return slow;
}
