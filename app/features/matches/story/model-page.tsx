import { AsOfNote } from "../../../lib/as-of.tsx";
import { breadcrumbList, pageMeta } from "../../../lib/meta.ts";
import { grouped } from "../../../lib/numbers.ts";
import { pageContext } from "../../../page-context.ts";
import { CalibrationChart } from "../../../ui/charts/calibration-chart.tsx";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { PageHead } from "../../../ui/heads.tsx";
import type { Route } from "./+types/model-page";
import type { ChanceModel } from "./model.server.ts";
import { loadChanceModel } from "./model.server.ts";
import { SeasonScores } from "./season-scores.tsx";
import "../../../ui/styles/figures/tables.css";

export async function loader({ context }: Route.LoaderArgs) {
	const { record, page } = context.get(pageContext);
	const model = await loadChanceModel(record);
	page.keep("record");
	return model;
}

const TITLE = "How good is the win chance?";
const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Predictor", path: "/quiz?tab=predictor" },
	{ name: "Win chance", path: "/predictor/model" },
];

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: TITLE,
		description:
			"The win chance of each ball, season by season on matches it had not seen: Brier score, log loss and calibration beside a coin and the toss.",
		path: "/predictor/model",
		structured_data: [{ ...breadcrumbList(matches, crumbs) }],
	});
}

export default function ModelPage({ loaderData: model }: Route.ComponentProps) {
	const { matches, first, last, as_of, up_to_date } = model;
	return (
		<div className="wrap stack" data-end="">
			<PageHead
				title={TITLE}
				size="read"
				crumbs={crumbs}
				lead={`Each season from ${first} to ${last} was estimated by a model that had seen only the seasons before it. Here is how it did on ${grouped(matches)} matches.`}
			/>
			<Comparison lines={model.lines} />
			<Calibration model={model} />
			<SeasonScores seasons={model.seasons} />
			<Limits model={model} />
			<AsOfNote {...as_of}>{up_to_date ? null : "The record has newer matches."}</AsOfNote>
		</div>
	);
}

function Comparison({ lines }: Pick<ChanceModel, "lines">) {
	return (
		<section className="stack" aria-labelledby="beside">
			<h2 id="beside">Beside a coin and the toss</h2>
			<ScrollTable id="beside-scores" caption="The win chance beside a coin and the toss">
				<thead>
					<tr>
						<th scope="col">Estimate</th>
						{["Estimates", "Brier score", "Log loss"].map((head) => (
							<th key={head} scope="col" className="num">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{lines.map(({ name, forecasts, brier, log_loss }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td className="num">{grouped(forecasts)}</td>
							<td className="num">{brier}</td>
							<td className="num">{log_loss}</td>
						</tr>
					))}
				</tbody>
			</ScrollTable>
			<p className="note">
				Lower is better. The Brier score is the mean squared distance between the chance and what happened; log loss
				punishes being sure and wrong. The toss says that whoever won it wins as often as toss winners did in the
				seasons before.
			</p>
		</section>
	);
}

function Calibration({ model: { bins, calibration, calibration_error } }: { model: ChanceModel }) {
	return (
		<ChartFigure
			id="chance-calibration"
			title="When it said 70%, did it happen 70% of the time?"
			note={`Over all seasons it is off by ${calibration_error} points on average. On the dashed line every chance comes true as often as it says. The number under a dot counts the balls.`}
			heading="h2"
			table={{
				head: ["Chance of the side batting first", "Balls", "Said on average", "Came true"],
				rows: bins.map(({ name, forecasts, said, came }) => [name, forecasts, said, came]),
			}}
		>
			<CalibrationChart
				label="Share of balls whose likelier side won, by the chance it had; the figures are in the table below"
				x="chance of the likelier side"
				drawing={calibration}
			/>
		</ChartFigure>
	);
}

function Limits({ model: { without, first } }: { model: ChanceModel }) {
	return (
		<section className="stack" aria-labelledby="limits">
			<h2 id="limits">What it doesn't know</h2>
			<ul className="list-disc ps-5">
				<li>Who is batting, who is still to bowl, and how good they are.</li>
				<li>The ground, the dew, injuries and Impact Players.</li>
				<li>
					{grouped(without)} matches of the record have no win chance: those before {first}, those that were shortened
					or decided by the Duckworth-Lewis method, and those without a result.
				</li>
				<li>
					One season is less steady than all of them: it has about 60 matches, and every ball of a match shares one
					result.
				</li>
				<li>
					Each innings has its own model. At the break the chance can jump a few points without a ball being bowled; we
					show that on the last ball of the first innings.
				</li>
			</ul>
			<h2>How it works</h2>
			<p>
				From the score and the balls and wickets left, it works out how many runs are still to come, going by recent
				scoring, and from that the chance. It learns from every ball of earlier seasons, recent ones most.
			</p>
		</section>
	);
}
