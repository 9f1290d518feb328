import type { CalibrationDrawing } from "./calibration-geometry.ts";
import { Drawn } from "./drawn.tsx";
import type { Drawings } from "./paper.ts";

type CalibrationChartProps = { label: string; x: string; drawing: Drawings<CalibrationDrawing> };

/** Points from `drawCalibration(…)`, and the diagonal of a perfect forecast. `x`: the name of the axis of chances. */
export function CalibrationChart({ label, x: name, drawing }: CalibrationChartProps) {
	return (
		<Drawn label={label} drawing={drawing}>
			{({ width, height, left, baseline, rows, columns, diagonal, points }) => (
				<>
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
				</>
			)}
		</Drawn>
	);
}
