import type { ReactNode } from "react";
import { grouped } from "../../lib/numbers.ts";
import "../styles/figures/charts.css";
import "../styles/figures/tables.css";

type ChartFigureProps = {
	/** unique on the page */
	id: string;
	title: string;
	/** what the chart shows, and up to which date */
	note: ReactNode;
	/** the same figures as a table: each row begins with its label */
	table: { head: string[]; rows: (string | number | null)[][] };
	team?: string;
	heading?: "h2" | "h3";
	children: ReactNode;
};

/**
 * The frame of every chart: caption above, 'Show as a table' below.
 *
 *     loader (*.server.ts): chart = drawBars(rows)
 *     page: <ChartFigure id="runs" title="Runs by season" note="…" table={{ head: ["Season", "Runs"], rows }}>
 *               <BarChart label="Runs by season" drawing={chart} />
 *           </ChartFigure>
 */
export function ChartFigure({ id, title, note, table, team, heading: Heading = "h3", children }: ChartFigureProps) {
	const [first, ...others] = table.head;
	return (
		<figure className="chart" data-team={team}>
			<figcaption>
				<Heading className="chart-title" id={`${id}-title`}>
					{title}
				</Heading>
				<p className="note">{note}</p>
			</figcaption>
			{children}
			<details className="disclose">
				<summary>Show as a table</summary>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll the table */}
				<section className="table-scroll" aria-labelledby={`${id}-title`} tabIndex={0}>
					<table className="table">
						<caption className="sr-only">{title}</caption>
						<thead>
							<tr>
								<th scope="col">{first}</th>
								{others.map((head) => (
									<th key={head} scope="col" className="num">
										{head}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{table.rows.map(([label, ...cells]) => (
								<tr key={label}>
									<th scope="row">{label}</th>
									{cells.map((cell, column) => (
										<td key={others[column]} className="num">
											{typeof cell === "number" ? grouped(cell) : (cell ?? "—")}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			</details>
		</figure>
	);
}
