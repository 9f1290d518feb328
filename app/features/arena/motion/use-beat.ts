import { type RefObject, useEffect, useRef } from "react";
import { useMotion } from "./motion.tsx";

/**
 * Calls `act` every `every_ms` while the element is visible: not while motion is paused, the page is hidden, or the
 * element is scrolled away. `held` pauses it too.
 */
export function useBeat(
	element: RefObject<Element | null>,
	every_ms: number,
	act: () => void,
	{ held = false }: { held?: boolean } = {},
): void {
	const { still } = useMotion();
	const latest = useRef(act);
	useEffect(() => {
		latest.current = act;
	});

	useEffect(() => {
		const watched = element.current;
		if (still || held || !watched) return;
		let timer: ReturnType<typeof setInterval> | undefined;
		let seen = false;
		const settle = () => {
			clearInterval(timer);
			timer = seen && !document.hidden ? setInterval(() => latest.current(), every_ms) : undefined;
		};
		const observer = new IntersectionObserver((entries) => {
			seen = entries.at(-1)?.isIntersecting ?? false;
			settle();
		});
		observer.observe(watched);
		document.addEventListener("visibilitychange", settle);
		return () => {
			clearInterval(timer);
			observer.disconnect();
			document.removeEventListener("visibilitychange", settle);
		};
	}, [element, every_ms, still, held]);
}
