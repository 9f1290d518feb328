import type { BarDrawing } from "./bar-geometry.ts";
import type { Drawings } from "./paper.ts";
import "../styles/figures/charts.css";

/** Vertical bars, drawn by `drawBars(rows)` in the loader. For use in a <ChartFigure>. */
export function BarChart({ label, drawing }: { label: string; drawing: Drawings<BarDrawing> }) {
	return (
		<>
			<Bars label={label} kind="wide" drawing={drawing.wide} />
			<Bars label={label} kind="phone" drawing={drawing.phone} />
		</>
	);
}

function Bars({ label, kind, drawing }: { label: string; kind: keyof Drawings<0>; drawing: BarDrawing }) {
	const { width, height, left, baseline } = drawing;
	return (
		<svg data-for={kind} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			{drawing.grid.map(({ y, text }) => (
				<g key={y}>
					<path className="chart-grid" d={`M${left} ${y}H${width}`} />
					<text x={left - 6} y={y + 4} textAnchor="end">
						{text}
					</text>
				</g>
			))}
			{[...Map.groupBy(drawing.bars, ({ team }) => team)].map(([team, bars]) => (
				<path
					key={team ?? ""}
					className="chart-bar"
					data-team={team}
					d={bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join("")}
				/>
			))}
			{drawing.labels.map(({ x, text }) => (
				<text key={x} x={x} y={height - 10} textAnchor="middle">
					{text}
				</text>
			))}
			{drawing.best.map(({ x, y, text }) => (
				<text key={x} data-strong="" x={x} y={y} textAnchor="middle">
					{text}
				</text>
			))}
			<path className="chart-axis" d={`M${left} ${baseline}H${width}`} />
		</svg>
	);
}
