import type { ReactNode } from "react";
import { grouped } from "../../lib/numbers.ts";
import "../styles/figures/charts.css";
import "../styles/figures/tables.css";

type ChartFigureProps = {
	/** Unique on the page. */
	id: string;
	title: string;
	/** A sentence saying what the chart shows, and as of when. */
	note: ReactNode;
	/** The same figures in words: heads of the columns and one row for each label. */
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
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by key */}
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
