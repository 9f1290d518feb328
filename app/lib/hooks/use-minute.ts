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
