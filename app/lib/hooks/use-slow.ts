import { useEffect, useState } from "react";

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
