import type { Drawings } from "./paper.ts";
import type { RankingDrawing } from "./ranking-geometry.ts";
import "../styles/figures/charts.css";

/** Horizontal bars, drawn by `drawRanking(rows)` in the loader. For use in a <ChartFigure>. */
export function RankingChart({ label, drawing }: { label: string; drawing: Drawings<RankingDrawing> }) {
	return (
		<>
			<Ranking label={label} kind="wide" drawing={drawing.wide} />
			<Ranking label={label} kind="phone" drawing={drawing.phone} />
		</>
	);
}

type RankingProps = { label: string; kind: keyof Drawings<0>; drawing: RankingDrawing };

function Ranking({ label, kind, drawing }: RankingProps) {
	const { width, height, left } = drawing;
	return (
		<svg data-for={kind} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			{drawing.bars.map((bar) => (
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
		</svg>
	);
}
