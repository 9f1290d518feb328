import { useEffect, useState } from "react";

/** The time in milliseconds, each minute anew while the page is in view. `ahead_ms`: by how much the server's clock is ahead. */
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
