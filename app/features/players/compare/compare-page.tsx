import { AsOfNote } from "../../../lib/as-of.tsx";
import { pageMeta } from "../../../lib/meta.ts";
import { pageContext } from "../../../page-context.ts";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { LineChart } from "../../../ui/charts/line-chart.tsx";
import { PageHead } from "../../../ui/heads.tsx";
import { ErrorState } from "../../../ui/state.tsx";
import { TryAgain } from "../../../ui/try-again.tsx";
import { comparePath, playersTexts, readCompared, readSearch } from "../rules.ts";
import type { Route } from "./+types/compare-page";
import type { Comparison } from "./compare.server.ts";
import { comparePlayers } from "./compare.server.ts";
import { Compared, ComparePicker } from "./compare-picker.tsx";
import { comparedRows } from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";
import "../../../ui/styles/figures/charts.css";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const { searchParams } = new URL(request.url);
	const q = readSearch(searchParams);
	const comparison = await comparePlayers(record, db, readCompared(searchParams), q);
	page.keep("players", "record");
	return { q, comparison };
}

const CRUMBS = [
	{ name: "Home", path: "/" },
	{ name: "Players", path: "/players" },
	{ name: "Compare", path: "/players/compare" },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const players = loaderData?.comparison.compared.map(({ player }) => player) ?? [];
	const names = players.map((player) => player.name).join(" v ");
	return pageMeta(matches, {
		title: players.length > 1 ? names : "Compare IPL players",
		description:
			players.length > 1
				? `${names}: career figures side by side, from ball-by-ball data.`
				: "Put two to four players side by side: career figures and seasons, from ball-by-ball data.",
		// one player alone gets the same page as none
		path: comparePath(players.length > 1 ? players.map((player) => player.slug) : []),
		index: !loaderData?.q,
	});
}

export default function ComparePage({ loaderData: { q, comparison } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title="Compare players" crumbs={CRUMBS} />
			<div className="stack">
				<Compared compared={comparison.compared} />
				{comparison.compared.length > 1 ? <Figures comparison={comparison} /> : null}
				<ComparePicker q={q} comparison={comparison} />
			</div>
		</div>
	);
}

/**
 * Both disciplines as tables and charts. One that none of the players practises, such as bowling for two openers, is
 * folded.
 */
function Figures({ comparison: { compared, charts, as_of } }: { comparison: Comparison }) {
	const { rows, folded } = comparedRows(compared.map(({ career }) => career));
	const draw = {
		batting: <CompareChart id="runs" title="Runs by season" chart={charts?.runs ?? null} />,
		bowling: <CompareChart id="wickets" title="Wickets by season" chart={charts?.wickets ?? null} />,
	};
	return (
		<>
			<section aria-labelledby="comparison">
				<CompareTable id="comparison" caption="Career figures" rows={rows} compared={compared} />
				<AsOfNote {...as_of}>Marked: the best of each row.</AsOfNote>
			</section>
			{folded?.kind === "batting" ? null : draw.batting}
			{folded?.kind === "bowling" ? null : draw.bowling}
			{folded && folded.rows.length > 0 ? (
				<details className="disclose">
					<summary>Their {folded.kind}</summary>
					<div className="stack gap-8">
						<CompareTable
							id="folded"
							caption={folded.kind === "batting" ? "Batting" : "Bowling"}
							rows={folded.rows}
							compared={compared}
						/>
						{draw[folded.kind]}
					</div>
				</details>
			) : null}
		</>
	);
}

type Chart = NonNullable<Comparison["charts"]>["runs"];

function CompareChart({ id, title, chart }: { id: string; title: string; chart: Chart }) {
	if (!chart) return null;
	return (
		<ChartFigure
			id={id}
			heading="h2"
			title={title}
			note="A line breaks where a season was missed."
			table={{ head: chart.head, rows: chart.rows }}
		>
			<LineChart label={title} drawing={chart.drawing} />
		</ChartFigure>
	);
}

export function ErrorBoundary() {
	return (
		<div className="wrap" data-end="">
			<PageHead title="Compare players" />
			<ErrorState title="Error" text={playersTexts.loadFailed}>
				<TryAgain />
			</ErrorState>
		</div>
	);
}
