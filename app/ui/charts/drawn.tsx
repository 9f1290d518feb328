import type { ReactNode } from "react";
import type { Drawings } from "./paper.ts";
import "../styles/figures/charts.css";

type DrawnProps<Drawing> = { label: string; drawing: Drawings<Drawing>; children: (drawing: Drawing) => ReactNode };

/** Renders both drawings of a chart; the styles show the one that fits the screen. For use in a <ChartFigure>. */
export function Drawn<Drawing extends { width: number; height: number }>(props: DrawnProps<Drawing>) {
	const { label, drawing, children } = props;
	return (["wide", "phone"] as const).map((kind) => {
		const { width, height } = drawing[kind];
		return (
			<svg key={kind} data-for={kind} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
				{children(drawing[kind])}
			</svg>
		);
	});
}
