import { type RefObject, useEffect, useRef } from "react";
import { useMotion } from "./motion.tsx";

/**
 * Calls `work` every `every_ms` while the element is in view, the page is visible, motion is not paused, and `paused` is
 * false.
 */
export function useVisibleInterval(
	element: RefObject<Element | null>,
	every_ms: number,
	work: () => void,
	{ paused = false }: { paused?: boolean } = {},
): void {
	const { still } = useMotion();
	const latest = useRef(work);
	useEffect(() => {
		latest.current = work;
	});

	useEffect(() => {
		const observed = element.current;
		if (still || paused || !observed) return;
		let timer: ReturnType<typeof setInterval> | undefined;
		let visible = false;
		const restart = () => {
			clearInterval(timer);
			timer = visible && !document.hidden ? setInterval(() => latest.current(), every_ms) : undefined;
		};
		const observer = new IntersectionObserver((entries) => {
			visible = entries.at(-1)?.isIntersecting ?? false;
			restart();
		});
		observer.observe(observed);
		document.addEventListener("visibilitychange", restart);
		return () => {
			clearInterval(timer);
			observer.disconnect();
			document.removeEventListener("visibilitychange", restart);
		};
	}, [element, every_ms, still, paused]);
}
