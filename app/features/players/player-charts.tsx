import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { ChartFigure } from "../../ui/charts/chart-figure.tsx";
import { LineChart } from "../../ui/charts/line-chart.tsx";
import { WheelChart } from "../../ui/charts/wheel-chart.tsx";
import { countText } from "./figures-text.ts";
import type { PlayerProfile } from "./profile.server.ts";

type ChartsProps = { profile: PlayerProfile };

/** What a player did season by season, as bars, and what it came to, as a line. */
export function SeasonCharts({ profile: { charts, as_of, seasons } }: ChartsProps) {
	const last = `Up to ${as_of.label}.`;
	const best = (column: "runs" | "wickets") => {
		const line = seasons.reduce((most, season) => (season[column] > most[column] ? season : most));
		return `${countText(line[column])} in ${line.season} are the most. ${last}`;
	};
	return (
		<>
			{charts.runs ? (
				<ChartFigure
					id="runs-by-season"
					title="Runs by season"
					note={best("runs")}
					table={{ head: ["Season", "Runs"], rows: charts.runs.rows }}
				>
					<BarChart label="Runs by season" drawing={charts.runs.drawing} />
				</ChartFigure>
			) : null}
			{charts.wickets ? (
				<ChartFigure
					id="wickets-by-season"
					title="Wickets by season"
					note={best("wickets")}
					table={{ head: ["Season", "Wickets"], rows: charts.wickets.rows }}
				>
					<BarChart label="Wickets by season" drawing={charts.wickets.drawing} />
				</ChartFigure>
			) : null}
			{charts.cumulative ? (
				<ChartFigure
					id="runs-so-far"
					title="Career runs, season after season"
					note={last}
					table={{ head: ["After", "Runs"], rows: charts.cumulative.rows }}
				>
					<LineChart label="Career runs, season after season" drawing={charts.cumulative.drawing} />
				</ChartFigure>
			) : null}
		</>
	);
}

/** Runs, or a bowler's wickets, against each side of today. */
export function SidesChart({ profile: { charts, as_of } }: ChartsProps) {
	if (!charts.wheel) return null;
	const { column, rows, drawing } = charts.wheel;
	const title = column === "runs" ? "Runs against each side" : "Wickets against each side";
	return (
		<ChartFigure
			id="sides"
			heading="h2"
			title={title}
			note={`The sides of today, up to ${as_of.label}. Rings at ${drawing.rings.map((ring) => countText(ring.value)).join(", ")}.`}
			table={{ head: ["Side", column === "runs" ? "Runs" : "Wickets"], rows }}
		>
			<WheelChart label={title} drawing={drawing} />
		</ChartFigure>
	);
}
