import type { DotDrawing } from "./dot-geometry.ts";
import type { Drawings } from "./paper.ts";
import "../styles/figures/charts.css";

/** Dots, drawn by `drawDots(rows, all)` in the loader. For use in a <ChartFigure>. */
export function DotChart({ label, drawing }: { label: string; drawing: Drawings<DotDrawing> }) {
	return (
		<>
			<Dots label={label} kind="wide" drawing={drawing.wide} />
			<Dots label={label} kind="phone" drawing={drawing.phone} />
		</>
	);
}

function Dots({ label, kind, drawing }: { label: string; kind: keyof Drawings<0>; drawing: DotDrawing }) {
	const { width, height, base } = drawing;
	return (
		<svg data-for={kind} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			{drawing.grid.map(({ x, text }) => (
				<g key={x}>
					<path className="chart-grid" d={`M${x} 18V${height}`} />
					<text x={x} y="11" textAnchor="middle">
						{text}
					</text>
				</g>
			))}
			<path className="chart-base" d={`M${base} 18V${height}`} />
			{drawing.rows.map((row) => (
				<g key={row.y} data-team={row.team} data-few={row.few && ""}>
					<text x="0" y={row.y + 5}>
						{row.label}
					</text>
					<path className="chart-stem" d={`M${base} ${row.y}H${row.x}`} />
					<circle className="chart-point" cx={row.x} cy={row.y} r="6.5" />
					<text data-strong="" x={Math.max(row.x, base) + 12} y={row.y + 6}>
						{row.text}
					</text>
				</g>
			))}
		</svg>
	);
}
