import type { LineDrawing } from "./line-geometry.ts";
import type { Drawings } from "./paper.ts";

/**
 * Lines from `drawLines(labels, series)`, called where the page's data are made. Stands in a <ChartFigure>.
 * With more than one line a key says which is whose; each has a dash of its own, so colour is never alone.
 */
export function LineChart({ label, drawing }: { label: string; drawing: Drawings<LineDrawing> }) {
	return (
		<>
			{drawing.wide.lines.length > 1 ? (
				<ul className="chart-key">
					{drawing.wide.lines.map(({ name, team }, place) => (
						<li key={name} data-team={team}>
							<svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
								<path className="chart-line" data-line={place + 1} d="M2 5H32" />
							</svg>
							{name}
						</li>
					))}
				</ul>
			) : null}
			<Lines label={label} kind="wide" drawing={drawing.wide} />
			<Lines label={label} kind="phone" drawing={drawing.phone} />
		</>
	);
}

function Lines({ label, kind, drawing }: { label: string; kind: keyof Drawings<0>; drawing: LineDrawing }) {
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
			{drawing.labels.map(({ x, text }) => (
				<text key={x} x={x} y={height - 10} textAnchor="middle">
					{text}
				</text>
			))}
			<path className="chart-axis" d={`M${left} ${baseline}H${width}`} />
			{drawing.lines.map(({ name, team, path, dots, last }, place) => (
				<g key={name} data-team={team}>
					<path className="chart-line" data-line={place + 1} d={path} />
					{dots.map(({ x, y }) => (
						<circle key={x} className="chart-dot" cx={x} cy={y} r="3.5" />
					))}
					{last ? (
						<text data-strong="" x={last.x} y={last.y} textAnchor="end">
							{last.text}
						</text>
					) : null}
				</g>
			))}
		</svg>
	);
}
