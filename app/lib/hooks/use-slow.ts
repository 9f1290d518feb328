import { useEffect, useState } from "react";

/** True once a wait has lasted so long that a fan should see it: quick answers replace the page without a flicker. */
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
