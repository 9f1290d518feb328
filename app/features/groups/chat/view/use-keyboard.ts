import { type RefObject, useEffect } from "react";

type Seen = Pick<VisualViewport, "height" | "offsetTop" | "scale">;

/** The height that a phone's keyboard covers, and how far the page is pushed up, in pixels. Zero on a zoomed page. */
export function coveredBy(window_height: number, { height, offsetTop, scale }: Seen): { below: number; above: number } {
	if (scale > 1.01) return { below: 0, above: 0 };
	return { below: Math.max(0, Math.round(window_height - height - offsetTop)), above: Math.round(offsetTop) };
}

/** Sets CSS variables for the area that the keyboard covers: `--keyboard` below and `--pushed` above. */
export function useKeyboard(room: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const seen = window.visualViewport;
		if (!seen) return;
		const measure = () => {
			const { below, above } = coveredBy(window.innerHeight, seen);
			room.current?.style.setProperty("--keyboard", `${below}px`);
			room.current?.style.setProperty("--pushed", `${above}px`);
		};
		seen.addEventListener("resize", measure);
		seen.addEventListener("scroll", measure);
		return () => {
			seen.removeEventListener("resize", measure);
			seen.removeEventListener("scroll", measure);
		};
	}, [room]);
}
