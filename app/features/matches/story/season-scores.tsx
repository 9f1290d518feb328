import { grouped } from "../../../lib/numbers.ts";
import { type FigureColumn, FigureTable } from "../../../ui/figures/figure-table.tsx";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import type { ChanceModel } from "./model.server.ts";
import "../../../ui/styles/figures/charts.css";
import "../../../ui/styles/figures/tables.css";

const COLUMNS = (
	[
		["Mat", "Matches"],
		["Break", "At the break"],
		["10 ov", "After ten overs"],
		["All", "All balls"],
		["Log", "Log loss"],
		["Toss", "Toss"],
		["Off by", "Off by"],
	] as const
).map(([head, name]): FigureColumn => ({ key: head, head, name }));

/** Each season's scores, and its forecasts beside the outcomes. */
export function SeasonScores({ seasons }: Pick<ChanceModel, "seasons">) {
	const ranges = seasons[0]?.bins.map(({ name }) => name) ?? [];
	return (
		<section className="stack" aria-labelledby="by-season">
			<h2 id="by-season">Season by season</h2>
			<FigureTable
				id="season-scores"
				caption="Scores of each season"
				slim
				who="Season"
				keyColumn="All"
				columns={COLUMNS}
				rows={seasons.map(({ season, cells }) => ({
					id: String(season),
					names: [{ text: String(season), to: `/seasons/${season}` }],
					cells,
				}))}
			/>
			<p className="note">
				Brier scores at the break, after ten overs of the chase and over all balls; a coin has 0.250 in each. “Off by”
				is how far, in points, what was said is from what came, over all balls.
			</p>
			<details className="disclose">
				<summary>What it said and what came true, season by season</summary>
				<ScrollTable
					id="season-bins"
					caption="Share of balls after which the side batting first won, by the chance it had"
				>
					<thead>
						<tr>
							<th scope="col">Season</th>
							{ranges.map((name) => (
								<th key={name} scope="col" className="num">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{seasons.map(({ season, bins }) => (
							<tr key={season}>
								<th scope="row">{season}</th>
								{bins.map(({ name, forecasts, came }) => (
									<td key={name} className="num">
										{came ?? "—"} <small>of {grouped(forecasts)}</small>
									</td>
								))}
							</tr>
						))}
					</tbody>
				</ScrollTable>
			</details>
		</section>
	);
}
