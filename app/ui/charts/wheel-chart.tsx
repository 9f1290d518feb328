import type { WheelDrawing } from "./wheel-geometry.ts";
import "../styles/figures/charts.css";

/** A wagon wheel. The loader draws it with `drawWheel(rows)`. For use in a <ChartFigure>. */
export function WheelChart({ label, drawing }: { label: string; drawing: WheelDrawing }) {
	const { width, height, centre } = drawing;
	return (
		<svg className="chart-wheel" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			{drawing.rings.map(({ radius }) => (
				<circle key={radius} className="chart-grid" cx={centre.x} cy={centre.y} r={radius} fill="none" />
			))}
			<rect className="chart-pitch" x={centre.x - 6} y={centre.y - 15} width="12" height="30" />
			{drawing.spokes.map(({ from, to, label, team }) => (
				<g key={label.text} data-team={team}>
					<path className="chart-spoke" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
					<text data-strong="" x={label.x} y={label.y} textAnchor="middle">
						{label.text}
					</text>
					<text x={label.x} y={label.y + 15} textAnchor="middle">
						{label.figure}
					</text>
				</g>
			))}
		</svg>
	);
}
