import type { BarDrawing } from "./bar-geometry.ts";
import { Drawn } from "./drawn.tsx";
import type { Drawings } from "./paper.ts";

/** Vertical bars. The loader draws them with `drawBars(rows)`. */
export function BarChart({ label, drawing }: { label: string; drawing: Drawings<BarDrawing> }) {
	return (
		<Drawn label={label} drawing={drawing}>
			{({ width, height, left, baseline, grid, bars, labels, best }) => (
				<>
					{grid.map(({ y, text }) => (
						<g key={y}>
							<path className="chart-grid" d={`M${left} ${y}H${width}`} />
							<text x={left - 6} y={y + 4} textAnchor="end">
								{text}
							</text>
						</g>
					))}
					{[...Map.groupBy(bars, ({ team }) => team)].map(([team, bars]) => (
						<path
							key={team ?? ""}
							className="chart-bar"
							data-team={team}
							d={bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join("")}
						/>
					))}
					{labels.map(({ x, text }) => (
						<text key={x} x={x} y={height - 10} textAnchor="middle">
							{text}
						</text>
					))}
					{best.map(({ x, y, text }) => (
						<text key={x} data-strong="" x={x} y={y} textAnchor="middle">
							{text}
						</text>
					))}
					<path className="chart-axis" d={`M${left} ${baseline}H${width}`} />
				</>
			)}
		</Drawn>
	);
}
