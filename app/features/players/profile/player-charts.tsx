import { BarChart } from "../../../ui/charts/bar-chart.tsx";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { WheelChart } from "../../../ui/charts/wheel-chart.tsx";
import { countText } from "../figures-text.ts";
import type { PlayerProfile } from "./profile.server.ts";

type ChartsProps = { profile: PlayerProfile };

const NAMES = { runs: "Runs", wickets: "Wickets" };

export function SeasonCharts({ profile: { charts } }: ChartsProps) {
	return charts.by_season.map(({ column, most, best_seasons, rows, drawing }) => (
		<ChartFigure
			key={column}
			id={`${column}-by-season`}
			heading="h2"
			title={`${NAMES[column]} by season`}
			note={`Best: ${countText(most)} in ${best_seasons.join(" and ")}.`}
			table={{ head: ["Season", NAMES[column]], rows }}
		>
			<BarChart label={`${NAMES[column]} by season`} drawing={drawing} />
		</ChartFigure>
	));
}

/** The focus against each present side. */
export function SidesChart({ profile: { charts } }: ChartsProps) {
	if (!charts.sides) return null;
	const { column, rows, drawing } = charts.sides;
	const title = `${NAMES[column]} against each side`;
	return (
		<ChartFigure
			id="sides"
			heading="h2"
			title={title}
			note={`Current teams. Rings at ${drawing.rings.map((ring) => countText(ring.value)).join(", ")}.`}
			table={{ head: ["Side", NAMES[column]], rows }}
		>
			<WheelChart label={title} drawing={drawing} />
		</ChartFigure>
	);
}
