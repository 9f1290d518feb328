import { Drawn } from "./drawn.tsx";
import type { LineDrawing } from "./line-geometry.ts";
import type { Drawings } from "./paper.ts";

type LineChartProps = {
	label: string;
	drawing: Drawings<LineDrawing>;
	/** draws the first line thick, the second thinner, the others thin */
	race?: boolean;
};

/**
 * Lines. The loader draws them with `drawLines(labels, series)`. Each of several lines has its name at its end and its
 * own dash pattern, so that colour is not the only difference.
 */
export function LineChart({ label, drawing, race = false }: LineChartProps) {
	return (
		<Drawn label={label} drawing={drawing}>
			{(drawing) => <Lines drawing={drawing} race={race} />}
		</Drawn>
	);
}

function Lines({ race, drawing }: { race: boolean; drawing: LineDrawing }) {
	const { height, left, right, baseline, grid, labels } = drawing;
	// the first line is drawn last, on top of the others
	const lines = drawing.lines.map((line, place) => ({ ...line, place: place + 1 })).toReversed();
	return (
		<>
			{grid.map(({ y, text }) => (
				<g key={y}>
					<path className="chart-grid" d={`M${left} ${y}H${right}`} />
					<text x={left - 6} y={y + 4} textAnchor="end">
						{text}
					</text>
				</g>
			))}
			{labels.map(({ x, text }) => (
				<text key={x} x={x} y={height - 10} textAnchor="middle">
					{text}
				</text>
			))}
			<path className="chart-axis" d={`M${left} ${baseline}H${right}`} />
			{lines.map(({ name, team, again, path, place }) => (
				<g key={name} data-team={team}>
					{race && place < 3 ? <path className="chart-casing" d={path} /> : null}
					<path
						className="chart-line"
						data-line={race ? undefined : place}
						data-race={race ? place : undefined}
						data-again={again && ""}
						d={path}
					/>
					{!race && place === 2 ? <path className="chart-thread" d={path} /> : null}
				</g>
			))}
			{lines.map(({ name, team, dots, rings, last }) => (
				<g key={name} data-team={team}>
					{dots.map(({ x, y }) => (
						<circle key={x} className="chart-dot" cx={x} cy={y} r="3.5" />
					))}
					{rings.map(({ x, y }) => (
						<circle key={x} className="chart-ring" cx={x} cy={y} r="4.5" />
					))}
					{last ? <Last last={last} /> : null}
				</g>
			))}
		</>
	);
}

function Last({ last: { x, y, text, name, lead } }: { last: NonNullable<LineDrawing["lines"][number]["last"]> }) {
	if (!name)
		return (
			<text data-strong="" x={x} y={y} textAnchor="end">
				{text}
			</text>
		);
	return (
		<>
			<path className="chart-lead" d={lead} />
			<text data-end="" x={x} y={y + 4.5}>
				<tspan>{text}</tspan> {name}
			</text>
		</>
	);
}
