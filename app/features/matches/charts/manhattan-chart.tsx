import type { Drawings } from "../../../ui/charts/paper.ts";
import type { Manhattan } from "./manhattan-geometry.ts";
import "../../../ui/styles/figures/charts.css";

type ManhattanChartProps = { label: string; drawing: Drawings<Manhattan>; second: boolean };

/** Runs per over, from `drawManhattans`. The side that batted second is striped. */
export function ManhattanChart({ label, drawing, second }: ManhattanChartProps) {
	return (
		<>
			<Bars kind="wide" label={label} drawing={drawing.wide} second={second} />
			<Bars kind="phone" label={label} drawing={drawing.phone} second={second} />
		</>
	);
}

type BarsProps = Omit<ManhattanChartProps, "drawing"> & { kind: keyof Drawings<0>; drawing: Manhattan };

function Bars({ kind, label, second, drawing: { width, height, left, baseline, ...drawing } }: BarsProps) {
	return (
		<svg data-for={kind} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			<rect className="chart-field" x={left} y="8" width={drawing.powerplay} height={baseline - 8} />
			{drawing.grid.map(({ y, text }) => (
				<g key={y}>
					<path className="chart-grid" d={`M${left} ${y}H${width}`} />
					<text x={left - 6} y={y + 4} textAnchor="end">
						{text}
					</text>
				</g>
			))}
			{drawing.bars.map(({ x, y, width, height, wickets }) => (
				<g key={x}>
					<rect className="chart-bar" x={x} y={y} width={width} height={height} />
					{second ? <rect fill="url(#stripes)" x={x} y={y} width={width} height={height} /> : null}
					{wickets.map((wicket) => (
						<circle key={wicket.y} className="chart-wicket" cx={wicket.x} cy={wicket.y} r="4.5" />
					))}
				</g>
			))}
			{drawing.best ? (
				<text data-strong="" x={drawing.best.x} y={drawing.best.y} textAnchor="middle">
					{drawing.best.text}
				</text>
			) : null}
			<path className="chart-axis" d={`M${left} ${baseline}H${width}`} />
			{drawing.labels.map(({ x, text }) => (
				<text key={x} x={x} y={height - 5} textAnchor="middle">
					{text}
				</text>
			))}
		</svg>
	);
}
