import { type RefObject, useEffect } from "react";

type Viewport = Pick<VisualViewport, "height" | "offsetTop" | "scale">;

/** Returns the height that a phone's keyboard covers and the distance that the page is pushed up, in px; 0 if zoomed. */
export function coveredBy(window_height: number, { height, offsetTop, scale }: Viewport) {
	if (scale > 1.01) return { below: 0, above: 0 };
	return { below: Math.max(0, Math.round(window_height - height - offsetTop)), above: Math.round(offsetTop) };
}

/** Sets the CSS variables `--keyboard` and `--pushed` of an element to the values of `coveredBy`, in px. */
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
