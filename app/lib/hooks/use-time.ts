import { useEffect, useState } from "react";

/** The time in ms, updated each minute while the page is visible. `ahead_ms`: how far the server's clock is ahead. */
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

/** True after 250 ms of waiting, so that a quick answer shows no placeholder. */
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
