import { BarChart } from "../../../ui/charts/bar-chart.tsx";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { LineChart } from "../../../ui/charts/line-chart.tsx";
import { WheelChart } from "../../../ui/charts/wheel-chart.tsx";
import { countText } from "../figures-text.ts";
import type { PlayerProfile } from "./profile.server.ts";

type ChartsProps = { profile: PlayerProfile };

const NAMES = { runs: "Runs", wickets: "Wickets" };

/** What a player did season by season, as bars, and what it came to, as a line. */
export function SeasonCharts({ profile: { charts, as_of } }: ChartsProps) {
	return (
		<>
			{charts.by_season.map(({ column, most, best_seasons, rows, drawing }) => (
				<ChartFigure
					key={column}
					id={`${column}-by-season`}
					title={`${NAMES[column]} by season`}
					note={`${countText(most)} in ${best_seasons.join(" and ")} ${most === 1 ? "is" : "are"} the most. Up to ${as_of.label}.`}
					table={{ head: ["Season", NAMES[column]], rows }}
				>
					<BarChart label={`${NAMES[column]} by season`} drawing={drawing} />
				</ChartFigure>
			))}
			{charts.summed ? (
				<ChartFigure
					id="career-so-far"
					title={`Career ${charts.summed.column}, season after season`}
					note={`Up to ${as_of.label}.`}
					table={{ head: ["After", NAMES[charts.summed.column]], rows: charts.summed.rows }}
				>
					<LineChart label={`Career ${charts.summed.column}, season after season`} drawing={charts.summed.drawing} />
				</ChartFigure>
			) : null}
		</>
	);
}

/** Runs, or a bowler's wickets, against each side of today. */
export function SidesChart({ profile: { charts, as_of } }: ChartsProps) {
	if (!charts.sides) return null;
	const { column, rows, drawing } = charts.sides;
	const title = `${NAMES[column]} against each side`;
	return (
		<ChartFigure
			id="sides"
			heading="h2"
			title={title}
			note={`The sides of today, up to ${as_of.label}. Rings at ${drawing.rings.map((ring) => countText(ring.value)).join(", ")}.`}
			table={{ head: ["Side", NAMES[column]], rows }}
		>
			<WheelChart label={title} drawing={drawing} />
		</ChartFigure>
	);
}
