import type { DotDrawing } from "./dot-geometry.ts";
import { Drawn } from "./drawn.tsx";
import type { Drawings } from "./paper.ts";

/** Dots on stems. The loader draws them with `drawDots(rows, all)`. */
export function DotChart({ label, drawing }: { label: string; drawing: Drawings<DotDrawing> }) {
	return (
		<Drawn label={label} drawing={drawing}>
			{({ height, base, grid, rows }) => (
				<>
					{grid.map(({ x, text }) => (
						<g key={x}>
							<path className="chart-grid" d={`M${x} 18V${height}`} />
							<text x={x} y="11" textAnchor="middle">
								{text}
							</text>
						</g>
					))}
					<path className="chart-base" d={`M${base} 18V${height}`} />
					{rows.map((row) => (
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
				</>
			)}
		</Drawn>
	);
}
