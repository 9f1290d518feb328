import { type RefObject, useEffect } from "react";

type Viewport = Pick<VisualViewport, "height" | "offsetTop" | "scale">;

/** The height that a phone's keyboard covers, and how far the page is pushed up, in pixels. Zero on a zoomed page. */
export function coveredBy(window_height: number, { height, offsetTop, scale }: Viewport) {
	if (scale > 1.01) return { below: 0, above: 0 };
	return { below: Math.max(0, Math.round(window_height - height - offsetTop)), above: Math.round(offsetTop) };
}

/** Sets CSS variables for the area that the keyboard covers: `--keyboard` below and `--pushed` above. */
export function useKeyboard(room: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const viewport = window.visualViewport;
		if (!viewport) return;
		const measure = () => {
			const { below, above } = coveredBy(window.innerHeight, viewport);
			room.current?.style.setProperty("--keyboard", `${below}px`);
			room.current?.style.setProperty("--pushed", `${above}px`);
		};
		viewport.addEventListener("resize", measure);
		viewport.addEventListener("scroll", measure);
		return () => {
			viewport.removeEventListener("resize", measure);
			viewport.removeEventListener("scroll", measure);
		};
	}, [room]);
}
