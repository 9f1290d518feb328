import type { Drawings } from "../../../ui/charts/paper.ts";
import type { ChanceDrawing } from "./chance-geometry.ts";
import "./story.css";
import "../../../ui/styles/figures/charts.css";

type Side = { team_id: string; code: string };
type ChanceChartProps = { label: string; drawing: Drawings<ChanceDrawing>; sides: readonly [Side, Side] };

/** The win chance, from `drawChance`. The half of the side that batted second is striped. */
export function ChanceChart({ label, drawing, sides }: ChanceChartProps) {
	return (
		<>
			<Chance kind="wide" label={label} drawing={drawing.wide} sides={sides} />
			<Chance kind="phone" label={label} drawing={drawing.phone} sides={sides} />
		</>
	);
}

type ChanceProps = Omit<ChanceChartProps, "drawing"> & { kind: keyof Drawings<0>; drawing: ChanceDrawing };

function Chance({ kind, label, sides: [first, second], drawing }: ChanceProps) {
	const { width, height, left, right, top, middle, baseline, half, names } = drawing;
	return (
		<svg data-for={kind} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			<ChanceAreas first={first} second={second} {...drawing} />
			{drawing.grid.map(({ y, text }) => (
				<g key={y}>
					<path className="chart-grid" d={`M${left} ${y}H${right}`} />
					<text x={left - 6} y={y + 4.5} textAnchor="end">
						{text}
					</text>
				</g>
			))}
			<path className="chance-break" d={`M${half} ${top - 4}V${baseline}`} />
			<text x={(left + half) / 2} y={height - 6} textAnchor="middle">{`${first.code} bat`}</text>
			<text x={(half + right) / 2} y={height - 6} textAnchor="middle">{`${second.code} chase`}</text>
			<text className="chance-top" {...names.first} textAnchor="middle">{`${first.code} on top`}</text>
			<text className="chance-top" {...names.second} textAnchor="middle">{`${second.code} on top`}</text>
			{drawing.pins.map(({ x, y, head, path }, place) => (
				<g key={path}>
					<path className="chance-lead" d={path} />
					<circle className="chance-pin" cx={x} cy={y} r="5" />
					<circle className="chance-pin" cx={head} cy="14" r="12" />
					<text className="chance-number" x={head} y="19" textAnchor="middle">
						{place + 1}
					</text>
				</g>
			))}
			<text x={left - 6} y={middle + 4.5} textAnchor="end">
				Even
			</text>
		</svg>
	);
}

type ChanceAreasProps = { first: Side; second: Side } & Pick<
	ChanceDrawing,
	"above" | "below" | "line" | "left" | "right" | "middle"
>;

/** Both halves and the line. The page defines the stripes. */
export function ChanceAreas({ first, second, above, below, line, left, right, middle }: ChanceAreasProps) {
	return (
		<>
			<path className="chance-area" data-team={first.team_id} d={above} />
			<path className="chance-area" data-team={second.team_id} d={below} />
			<path fill="url(#stripes)" d={below} />
			<path className="chart-base" d={`M${left} ${middle}H${right}`} />
			<path className="chance-line" d={line} />
		</>
	);
}
