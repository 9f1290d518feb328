import { Drawn } from "./drawn.tsx";
import type { Drawings } from "./paper.ts";
import type { RankingDrawing } from "./ranking-geometry.ts";

/** Horizontal bars. The loader draws them with `drawRanking(rows)`. */
export function RankingChart({ label, drawing }: { label: string; drawing: Drawings<RankingDrawing> }) {
	return (
		<Drawn label={label} drawing={drawing}>
			{({ height, left, bars }) => (
				<>
					{bars.map((bar) => (
						<g key={bar.y} data-team={bar.team}>
							<text x={bar.label.x} y={bar.label.y} textAnchor={bar.label.anchor}>
								{bar.label.text}
							</text>
							<rect className="chart-bar" x={left} y={bar.y} width={bar.width} height={bar.height} />
							<text data-strong="" x={bar.figure.x} y={bar.figure.y}>
								{bar.figure.text}
							</text>
						</g>
					))}
					<path className="chart-axis" d={`M${left} 0V${height}`} />
				</>
			)}
		</Drawn>
	);
}
