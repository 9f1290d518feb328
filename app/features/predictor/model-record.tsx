import { AsOfNote } from "../../lib/as-of.tsx";
import { CalibrationChart } from "../../ui/charts/calibration-chart.tsx";
import { ChartFigure } from "../../ui/charts/chart-figure.tsx";
import { ScrollTable } from "../../ui/figures/scroll-table.tsx";
import type { ModelRecord } from "./track-record.ts";
import "../matches/relive/relive.css";
import "../../ui/styles/figures/charts.css";
import "../../ui/styles/figures/tables.css";

/** The model's scores on seasons that it was not fitted on. */
export function ModelRecordSection({ record }: { record: ModelRecord }) {
	const { lines, matches, seasons, verdict, season, by_season, without_winner, parameters, as_of } = record;
	return (
		<section className="stack" aria-labelledby="model-record">
			<h2 id="model-record">How good is it?</h2>
			<p>
				Before a ball is bowled, a T20 match is close to a coin toss: the best published models pick the winner 53 to 58
				times in a hundred. Here's how ours did on {matches} matches of {seasons}, each season forecast from the seasons
				before it only. {verdict}
			</p>
			<ScrollTable id="model-scores" caption="The model beside a coin and head-to-head alone">
				<thead>
					<tr>
						<th scope="col">Forecast by</th>
						<th scope="col" className="num">
							Winner named
						</th>
						<th scope="col" className="num">
							Brier score
						</th>
					</tr>
				</thead>
				<tbody>
					{lines.map(({ name, accuracy, brier }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td className="num">{accuracy}</td>
							<td className="num">{brier}</td>
						</tr>
					))}
				</tbody>
			</ScrollTable>
			<p className="note">
				The Brier score is the mean squared distance between chance and outcome: lower is better, a coin gets 0.2500.
			</p>
			<ChartFigure
				id="calibration"
				title="When it said 70%, did it happen 70% of the time?"
				note="On the dashed line every chance comes true as often as it says. The number under a dot is how many forecasts it stands for."
				table={{ head: ["Chance of the likelier side", "Forecasts", "Came true"], rows: record.bins }}
			>
				<CalibrationChart
					label="Share of forecasts that came true, by the chance they gave; the figures are in the table below"
					x="chance of the likelier side"
					drawing={record.calibration}
				/>
			</ChartFigure>
			<details className="disclose">
				<summary>How it works</summary>
				<p>
					Each side has a rating that a result moves by up to {parameters.k} points (Elo's model) and of which{" "}
					{Math.round(100 * parameters.carry)}% carries into the next season. A side's record at the ground weighs up to{" "}
					{parameters.venue} points, its last five matches up to {parameters.form}. These four numbers are chosen on the
					seasons before {season}, whose matches it predicts; 0 means that they had no use for it. Matches without a
					winner ({without_winner}) are left out; injuries, line-ups and the toss are not known to it.
				</p>
				<ScrollTable id="model-seasons" caption="Season by season">
					<thead>
						<tr>
							{["Season", "Matches", "Winner named", "Brier", "Head-to-head alone"].map((head, at) => (
								<th key={head} scope="col" className={at ? "num" : undefined}>
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{by_season.map(([season, ...cells]) => (
							<tr key={season}>
								<th scope="row">{season}</th>
								{cells.map((cell, at) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: the columns never change order
									<td key={at} className="num">
										{cell}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</ScrollTable>
			</details>
			<AsOfNote {...as_of}>Ratings after every match up to then.</AsOfNote>
		</section>
	);
}
