import type { CalibrationDrawing } from "./calibration-geometry.ts";
import type { Drawings } from "./paper.ts";
import "../styles/figures/charts.css";

type CalibrationChartProps = { label: string; x: string; drawing: Drawings<CalibrationDrawing> };

/** Points from `drawCalibration(…)`, and the diagonal of a perfect forecast. For use in a <ChartFigure>. */
export function CalibrationChart({ label, x, drawing }: CalibrationChartProps) {
	return (
		<>
			<Points label={label} x={x} kind="wide" drawing={drawing.wide} />
			<Points label={label} x={x} kind="phone" drawing={drawing.phone} />
		</>
	);
}

type PointsProps = { label: string; x: string; kind: keyof Drawings<0>; drawing: CalibrationDrawing };

function Points({ label, x: name, kind, drawing }: PointsProps) {
	const { width, height, left, baseline, rows, columns, diagonal, points } = drawing;
	return (
		<svg data-for={kind} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			{rows.map(({ y, text }) => (
				<g key={y}>
					<path className="chart-grid" d={`M${left} ${y}H${width}`} />
					<text x={left - 8} y={y + 4} textAnchor="end">
						{text}
					</text>
				</g>
			))}
			{columns.map(({ x, text }) => (
				<text key={x} x={x} y={baseline + 18} textAnchor="middle">
					{text}
				</text>
			))}
			<text x={left} y={height - 6}>
				{name}
			</text>
			<path className="chart-axis" d={`M${left} ${baseline}H${width}`} />
			<path className="chart-reference" d={diagonal} />
			{points.map(({ x, y, r, text }) => (
				<g key={x}>
					<circle className="chart-dot" cx={x} cy={y} r={r} />
					<text x={x} y={y + r + 16} textAnchor="middle">
						{text}
					</text>
				</g>
			))}
		</svg>
	);
}
