import { BarChart } from "../../../ui/charts/bar-chart.tsx";
import { DotChart } from "../../../ui/charts/dot-chart.tsx";
import { LineChart } from "../../../ui/charts/line-chart.tsx";
import { RankingChart } from "../../../ui/charts/ranking-chart.tsx";
import type { Chart } from "../chart.server.ts";
import type { AnswerTable } from "../table.ts";
import "../../../ui/styles/figures/charts.css";

type AnswerChartProps = { chart: Chart; table: AnswerTable; heading?: "h2" | "h3" };

/** A chart of the first figure. The table has the same data. */
export function AnswerChart({ chart, table, heading: Heading = "h3" }: AnswerChartProps) {
	const label = `${table.figures[0]?.text}: ${table.rows
		.slice(0, 12)
		.map(({ name, figures, few }) => `${name.text} ${figures[0]?.text}${few ? ", few" : ""}`)
		.join("; ")}`;
	return (
		<figure className="chart">
			<figcaption>
				<Heading className="chart-title">{chart.title}</Heading>
				<p className="note">{chart.note}</p>
			</figcaption>
			<Drawing chart={chart} label={label} />
		</figure>
	);
}

function Drawing({ chart, label }: { chart: Chart; label: string }) {
	switch (chart.kind) {
		case "ranking":
			return <RankingChart label={label} drawing={chart.drawing} />;
		case "dots":
			return <DotChart label={label} drawing={chart.drawing} />;
		case "bars":
			return <BarChart label={label} drawing={chart.drawing} />;
		default:
			return <LineChart label={label} drawing={chart.drawing} />;
	}
}
