import { ChanceAreas } from "../story/chance-chart.tsx";
import type { ChanceSoFar, RunsSoFar } from "./growth.ts";
import type { ReliveMatch, ReliveView } from "./view.ts";
import "../card/card.css";
import "./relive.css";
import "../story/story.css";
import "../../../ui/styles/figures/charts.css";

type GrowingChartsProps = { match: ReliveMatch; view: ReliveView };
const KINDS = ["phone", "wide"] as const;

/** The win chance and the runs of both sides up to the current ball. */
export function GrowingCharts({ match, view: { charts, chance, score, side } }: GrowingChartsProps) {
	return (
		<div className="rl-charts">
			<figure className="chart">
				<figcaption>
					<h2 className="sub">Win chance {chance ? <span className="score">{chance.ahead}</span> : null}</h2>
				</figcaption>
				{chance ? (
					KINDS.map((kind) => {
						const drawing = charts[kind].chance;
						return drawing ? (
							<Chance
								key={kind}
								kind={kind}
								drawing={drawing}
								match={match}
								label={`Win chance so far: ${chance.ahead}`}
							/>
						) : null;
					})
				) : (
					<p className="note">{match.why_not}</p>
				)}
			</figure>
			<figure className="chart">
				<figcaption>
					<h2 className="sub">Runs</h2>
				</figcaption>
				{KINDS.map((kind) => (
					<Runs
						key={kind}
						kind={kind}
						drawing={charts[kind].runs}
						match={match}
						label={`Runs so far: ${side.code} ${score}`}
					/>
				))}
			</figure>
		</div>
	);
}

type ChartProps<Drawing> = { kind: (typeof KINDS)[number]; drawing: Drawing; match: ReliveMatch; label: string };

function Chance({ kind, drawing, match: { sides }, label }: ChartProps<ChanceSoFar>) {
	const { width, height, left, right, top, middle, baseline, half, points } = drawing;
	const now = points.at(-1);
	return (
		<svg data-size={kind} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			<ChanceAreas first={sides[0]} second={sides[1]} {...drawing} />
			<text x={left - 5} y={middle + 4.5} textAnchor="end">
				Even
			</text>
			<text data-end="" x={left - 5} y={top + 11} textAnchor="end">
				{sides[0].code}
			</text>
			<text data-end="" x={left - 5} y={baseline - 2} textAnchor="end">
				{sides[1].code}
			</text>
			<path className="chart-grid" d={`M${half} ${top}V${baseline}`} />
			<path className="chart-axis" d={`M${left} ${baseline}H${right}`} />
			<text x={(left + half) / 2} y={height - 6} textAnchor="middle">
				first innings
			</text>
			<text x={(half + right) / 2} y={height - 6} textAnchor="middle">
				chase
			</text>
			{now ? <circle className="chance-pin" cx={now.x} cy={now.y} r="6" /> : null}
		</svg>
	);
}

function Runs({ kind, drawing, match: { sides }, label }: ChartProps<RunsSoFar>) {
	const { width, height, left, right, baseline, grid, overs } = drawing;
	return (
		<svg data-size={kind} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			{grid.map(({ y, text }) => (
				<g key={y}>
					<path className="chart-grid" d={`M${left} ${y}H${right}`} />
					<text x={left - 5} y={y + 4.5} textAnchor="end">
						{text}
					</text>
				</g>
			))}
			<path className="chart-axis" d={`M${left} ${baseline}H${right}`} />
			{overs.map(({ x, text }) => (
				<text key={x} x={x} y={height - 6} textAnchor="middle">
					{text}
				</text>
			))}
			{drawing.sides.map(({ path, rings, end }, index) => (
				<g key={sides[index]?.team_id} data-team={sides[index]?.team_id}>
					<path className="chart-line" data-line={index + 1} d={path} />
					{index === 1 ? <path className="chart-thread" d={path} /> : null}
					{rings.map(({ x, y }) => (
						<circle key={`${x} ${y}`} className="chart-ring" cx={x} cy={y} r="4" />
					))}
					<text className="rl-name" x={end.x} y={end.y} textAnchor={end.anchor}>
						{`${sides[index]?.code} ${end.runs}`}
					</text>
				</g>
			))}
		</svg>
	);
}
